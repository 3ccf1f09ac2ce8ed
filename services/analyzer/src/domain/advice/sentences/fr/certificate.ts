/** Data: what is said of security certificates. */
import type { certificate as english } from '../en/certificate.js';
import type { Translated } from '../translated.js';

export const certificate: Translated<typeof english, 'fr'> = {
  'certificate-renewal-stopped': {
    cause: 'Le certificat de sécurité a expiré : il ne s’est pas renouvelé tout seul',
    happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} a expiré le {day}.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'C’est un certificat gratuit qui devrait se renouveler tout seul. Cela s’est arrêté.',
    steps: [
      'Ouvrez le site sur votre téléphone. Le cadenas devrait être revenu.',
      'Demandez pourquoi le renouvellement s’est arrêté, sinon cela se reproduira dans trois mois.',
    ],
    otherwise: { happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} a expiré et n’est plus valable.' },
  },
  'certificate-ended-last-night': {
    cause: 'Le certificat de sécurité vient d’expirer',
    happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} vient d’expirer, le {day}.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Il dure un temps fixe, et ce temps est passé. Le site lui-même va bien.',
    steps: ['Ouvrez le site sur votre téléphone. Le cadenas devrait être revenu.'],
    otherwise: { happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} vient d’expirer et n’est plus valable.' },
  },
  'certificate-ended': {
    cause: 'Le certificat de sécurité a expiré',
    happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} a expiré le {day}.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Il n’a pas été renouvelé à temps. Ou le nouveau n’a jamais été mis en place.',
    steps: ['Ouvrez le site sur votre téléphone. Le cadenas devrait être revenu.'],
    otherwise: { happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} a expiré et n’est plus valable.' },
  },
  'certificate-ended-on-one-machine': {
    cause: 'Une des machines du site montre un certificat de sécurité qui a expiré',
    happened:
      '{host} mène à plusieurs machines. Celle de l’adresse {machine} montre un certificat de sécurité (le fichier derrière le cadenas) qui a expiré.',
    who: 'Les visiteurs qui arrivent sur cette machine voient un grand avertissement rouge. Les autres ne remarquent peut-être rien.',
    why: 'Le certificat a été renouvelé sur une autre machine seulement. Ou le serveur web de celle-ci garde encore l’ancien.',
    steps: [
      'Demandez à la personne qui s’occupe de la machine d’y mettre aussi le nouveau certificat ({machine}) et de redémarrer son serveur web.',
      'Ouvrez le site sur votre téléphone. Le cadenas devrait être revenu.',
    ],
  },
  'certificate-not-yet-valid': {
    cause: 'Le certificat de sécurité n’est pas encore valable',
    happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} n’est pas encore bon : sa durée commence plus tard.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Un nouveau a été mis trop tôt. Ou une horloge était fausse quand il a été fait.',
  },
  'certificate-www': {
    cause: 'Le certificat ne couvre pas {host}',
    happened: 'Le certificat de sécurité (le fichier derrière le cadenas) a été fait pour {twin}. Il n’a pas été fait pour {host}.',
    who: 'Les visiteurs qui ouvrent {host} voient un grand avertissement rouge.',
    why: 'Ce nom a été laissé de côté quand il a été fait.',
    notice: 'Merci d’ouvrir {twin} pour le moment. C’est le même site.',
    steps: ['Vérifiez que {twin} et {host} sont cochés tous les deux.'],
  },
  'certificate-other-name': {
    cause: 'Le certificat appartient à un autre nom que {host}',
    happened: 'Le serveur montre un certificat de sécurité (le fichier derrière le cadenas) de {other}. Ce devrait être celui de {host}.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Le site a déménagé, et aucun nouveau n’a été fait. Ou le nom de domaine mène à la machine d’un inconnu.',
    steps: ['Si vous avez déménagé récemment, vérifiez que {host} mène au nouveau serveur.'],
    otherwise: {
      happened:
        'Le serveur montre le certificat de sécurité (le fichier derrière le cadenas) d’un inconnu. Ce devrait être celui de {host}.',
    },
  },
  'certificate-asked-by-address': {
    cause: 'Le site est surveillé par son adresse en chiffres',
    happened:
      'Le certificat de sécurité (le fichier derrière le cadenas) est pour {other}. Nous demandons {host}, une adresse en chiffres, comme indiqué sous « Modifier le serveur ».',
    who: 'Les visiteurs qui ouvrent {host} voient un grand avertissement rouge. Ceux qui ouvrent {other} n’en voient peut-être aucun.',
    why: 'Un certificat est fait pour un nom, et le site a été saisi ici par ses chiffres.',
    steps: [
      'Ouvrez {other} sur votre téléphone. Si c’est votre site, saisissez cette adresse sous « Modifier le serveur » ici.',
      'Si {other} n’est pas votre site, installez votre propre domaine sur le serveur, avec un certificat gratuit.',
    ],
  },
  'certificate-of-a-stranger': {
    cause: '{host} mène à un serveur qui montre le certificat d’un autre site',
    happened:
      'Le serveur auquel {host} mène montre le certificat de sécurité (le fichier derrière le cadenas) de {other}. C’est un autre site.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Le domaine mène à un ancien ou mauvais serveur, que quelqu’un d’autre utilise. Ou votre site n’est pas installé sur ce serveur.',
    steps: ['Vérifiez que l’enregistrement « A » de {host} montre l’adresse de votre propre serveur.'],
  },
  'certificate-of-the-machine': {
    cause: 'Le certificat est celui du serveur, pas celui de {host}',
    happened:
      'Le serveur montre le certificat de sécurité (le fichier derrière le cadenas) de {other}, un nom de la machine ou de son entreprise. Il n’y en a pas pour {host}.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Aucun certificat n’a été fait pour {host} sur ce serveur. Ou le domaine n’a jamais été ajouté au compte.',
    steps: ['Dans votre panneau d’hébergement, ouvrez la liste des domaines. Si {host} n’y est pas, ajoutez-le.'],
  },
  'certificate-self-signed': {
    cause: 'Le serveur est le seul à se porter garant de lui-même',
    happened: 'Le serveur a fait lui-même son certificat de sécurité (le fichier derrière le cadenas). Les navigateurs ne s’y fient pas.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Le vrai certificat s’est perdu, souvent lors d’un déménagement ou d’une mise à jour. La machine a repris le sien.',
    steps: [
      'Un certificat gratuit d’un fabricant connu (« Let’s Encrypt ») suffit. Ouvrez le site sur votre téléphone : le cadenas devrait être revenu.',
    ],
  },
  'certificate-not-trusted': {
    cause: 'Les navigateurs ne font pas confiance au certificat',
    happened:
      'Les navigateurs ne font pas confiance au certificat de sécurité (le fichier derrière le cadenas) de {host}. Ils ne savent pas qui l’a fait.',
    who: 'Tous les visiteurs voient un grand avertissement rouge à la place de votre site. La plupart s’en vont.',
    why: 'Un certificat d’essai a été mis, ou celui d’un fabricant que les navigateurs n’acceptent plus.',
    steps: [
      'Ouvrez le site sur votre téléphone. Le cadenas devrait être revenu.',
      'Dans Cloudflare, ouvrez « DNS », « Records », et appuyez sur le nuage gris à côté de l’enregistrement de {host} jusqu’à ce qu’il soit orange.',
    ],
    otherwise: { why: 'Il est fait pour Cloudflare seulement. Les visiteurs arrivent maintenant au serveur sans passer par Cloudflare.' },
  },
  'certificate-incomplete': {
    cause: 'Une partie du certificat manque',
    happened: 'Le certificat de sécurité (le fichier derrière le cadenas) de {host} va bien, mais une partie qui va avec manque.',
    who: 'Beaucoup de téléphones, et les programmes qui parlent à votre site, affichent un avertissement. Certains ordinateurs non.',
    why: 'Seul le premier fichier a été mis. Le second fichier du fabricant, le « CA bundle », a été laissé de côté.',
    steps: [
      'Dans cPanel, ouvrez « SSL/TLS », « Manage SSL sites », choisissez votre domaine, appuyez sur « Autofill by Domain » : cela ajoute la partie qui manque. Puis appuyez sur « Install Certificate ».',
      'Ouvrez le site sur votre téléphone. Le cadenas devrait être revenu.',
    ],
  },
  'secure-talk-too-old': {
    cause: 'Le côté sécurisé du site n’est pas installé, ou trop ancien',
    happened: 'La porte sécurisée (port 443) répond, mais pas dans la langue sûre (appelée TLS) des navigateurs.',
    who: 'Presque tout le monde : les navigateurs ouvrent d’abord le côté sécurisé.',
    why: 'Le certificat de sécurité (le fichier derrière le cadenas) n’y a jamais été activé, ou le serveur est trop ancien.',
  },
  'secure-talk-failed': {
    cause: 'La connexion sécurisée se coupe',
    happened: 'Le serveur répond, mais l’échange sécurisé (celui derrière le cadenas) se coupe dès les premiers mots.',
    who: 'Tous les visiteurs du site.',
    why: 'Le serveur n’a pas de certificat pour ce nom. Ou ses réglages de sécurité sont abîmés.',
  },
  'secure-talk-cut': {
    cause: 'Le serveur coupe la connexion avant qu’elle soit sécurisée',
    happened: 'Le serveur décroche, puis coupe la connexion avant le début de l’échange sécurisé (celui derrière le cadenas).',
    who: 'Tous les visiteurs, pour autant que nous puissions le voir.',
    why: 'Un pare-feu (le gardien) ou une protection contre les attaques coupe les appels. Ou le programme du site s’arrête à chaque appel.',
    steps: ['Essayez le site sur votre téléphone sans Wi-Fi. S’il s’ouvre, seuls certains réseaux sont bloqués.'],
  },
  'secure-talk-silent': {
    cause: 'Le serveur se tait avant d’être sécurisé',
    happened: 'Le serveur décroche, puis se tait avant le début de l’échange sécurisé (celui derrière le cadenas).',
    who: 'Tous les visiteurs, pour autant que nous puissions le voir.',
    why: 'La machine a trop à faire. Ou un pare-feu (le gardien) coupe les appels.',
    steps: ['Essayez le site sur votre téléphone sans Wi-Fi. S’il s’ouvre, seuls certains réseaux sont bloqués.'],
  },
};
