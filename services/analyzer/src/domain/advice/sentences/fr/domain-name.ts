/** Data: what is said of domains and their names. */
import type { domainName as english } from '../en/domain-name.js';
import type { Translated } from '../translated.js';

export const domainName: Translated<typeof english, 'fr'> = {
  'redirect-to-dead-name': {
    cause: 'Le site envoie les visiteurs vers une adresse qui n’existe pas',
    happened: 'Le site répond, mais renvoie chaque visiteur vers un autre nom. Ce nom n’existe pas.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'L’autre nom de domaine a expiré ou est mal écrit, ou la redirection est ancienne.',
    steps: [
      'Demandez à la personne qui a créé le site de retirer la redirection, ou de la mener à la bonne adresse.',
      'Si l’autre nom de domaine est à vous, connectez-vous là où vous l’avez acheté et voyez s’il a expiré. Si oui, renouvelez-le.',
      'Ajoutez l’enregistrement « A » qui manque pour {host}, avec l’adresse de votre serveur.',
    ],
    otherwise: {
      cause: 'Le site envoie les visiteurs vers {host}, qui n’existe pas',
      happened: 'Le site répond, mais renvoie chaque visiteur vers {host}. Personne sur internet ne connaît ce nom.',
      why: 'L’enregistrement de {host} a été retiré, s’est perdu dans un déménagement, ou n’a jamais existé.',
    },
  },
  'domain-gone': {
    cause: 'Le nom de domaine {domain} est introuvable',
    happened: 'Internet ne connaît plus le nom {domain}.',
    who: 'Personne ne peut l’atteindre par son nom, et les e-mails de votre domaine peuvent aussi échouer.',
    why: 'Le plus souvent, le nom de domaine n’a pas été renouvelé et a expiré. Plus rarement, ses serveurs de noms (le carnet d’adresses) ont été changés.',
    steps: [
      'S’il est payé, regardez-y « Name servers ». Ce doivent être ceux que votre hébergeur vous a donnés.',
      'Après un renouvellement, attendez jusqu’à deux heures. Puis ouvrez le site sur votre téléphone.',
    ],
  },
  'name-missing': {
    cause: 'Le nom {host} manque dans votre domaine',
    happened: 'Votre nom de domaine {domain} va bien, mais il n’a pas d’entrée pour {host}.',
    who: 'Personne ne peut ouvrir cette adresse. D’autres peuvent encore fonctionner.',
    why: 'L’entrée a été retirée, ou s’est perdue en changeant de société.',
    steps: [
      'Ajoutez un enregistrement « A » pour {host} avec l’adresse de votre serveur, {address}.',
      'Attendez quinze minutes, puis ouvrez l’adresse sur votre téléphone.',
      'Ajoutez un enregistrement « A » pour {host} avec l’adresse de votre serveur.',
    ],
    otherwise: {
      cause: '{host} est introuvable',
      happened: 'Internet ne connaît pas le nom {host}. Nous n’avons pas pu voir si votre nom de domaine {domain} va bien.',
      why: 'L’entrée a été retirée, ou le nom de domaine n’a pas été renouvelé et a expiré.',
    },
  },
  'www-missing': {
    cause: '{host} manque, alors que {domain} existe',
    happened: 'L’adresse {host} n’existe pas. Votre nom de domaine {domain}, lui, existe.',
    who: 'Les visiteurs qui tapent « www. » devant le nom, et ceux qui suivent un ancien lien.',
    why: 'L’entrée pour « www » a été retirée, ou n’a jamais été créée.',
    notice: 'Merci d’ouvrir {domain} sans « www » pour le moment. C’est le même site.',
    steps: [
      'Ajoutez un enregistrement « CNAME » avec le nom « www » et la cible {domain}.',
      'Attendez quinze minutes, puis ouvrez {host} sur votre téléphone.',
    ],
  },
  'name-without-address': {
    cause: '{host} ne mène à aucun serveur',
    happened: 'Le nom {host} existe, mais il ne dit pas à quel serveur il appartient.',
    who: 'Personne ne peut ouvrir le site.',
    why: 'L’enregistrement « A » (la ligne qui nomme votre serveur) a été retiré. Les lignes des e-mails sont peut-être encore là, et les e-mails peuvent donc marcher.',
    steps: [
      'Ajoutez un enregistrement « A » pour {host} avec l’adresse de votre serveur, {address}.',
      'Attendez quinze minutes, puis ouvrez le site sur votre téléphone.',
      'Ajoutez un enregistrement « A » pour {host} avec l’adresse de votre serveur.',
    ],
  },
  'name-servers-broken': {
    cause: 'Le carnet d’adresses de {domain} ne fonctionne plus',
    happened: 'Les serveurs de noms (le carnet d’adresses) de {domain} donnent une réponse inutilisable.',
    who: 'La plupart des gens ne peuvent pas ouvrir le site. Certains le peuvent encore quelques heures, car leur téléphone se souvient du chemin.',
    why: 'Souvent, un réglage de sécurité appelé « DNSSEC » ne va plus après un déménagement. Ou la société des serveurs de noms a un problème.',
    steps: [
      'Connectez-vous là où vous avez acheté le nom de domaine. Si « DNSSEC » est activé et que vous avez déménagé récemment, désactivez-le.',
    ],
  },
  'name-servers-refuse': {
    cause: 'Les serveurs de noms ne connaissent plus {domain}',
    happened: 'Les serveurs de noms (le carnet d’adresses) refusent de répondre pour {domain}.',
    who: 'Personne ne peut l’atteindre par son nom, et les e-mails de votre domaine peuvent aussi échouer.',
    why: 'Le nom de domaine mène à une société qui ne le garde plus. Cela arrive quand un compte d’hébergement a pris fin ou a déménagé.',
    steps: ['Connectez-vous là où vous avez acheté {domain} et comparez « Name servers » avec ceux que votre hébergeur vous a donnés.'],
  },
  'name-servers-silent': {
    cause: 'Les serveurs de noms de {domain} ne répondent pas',
    happened: 'Nous avons demandé où se trouve {host}. Les serveurs de noms (le carnet d’adresses) n’ont rien répondu.',
    who: 'Beaucoup de gens ne peuvent pas ouvrir le site. Cela s’aggrave d’heure en heure.',
    why: 'La société qui garde le carnet d’adresses de votre domaine a un problème.',
    steps: [
      'Attendez dix minutes. De tels problèmes passent souvent tout seuls.',
      'Si cela dure, écrivez à la société où vous avez acheté le nom de domaine : « Les serveurs de noms de {domain} ne répondent pas. »',
    ],
    otherwise: { why: 'Cloudflare, qui garde votre carnet d’adresses, a peut-être un problème.' },
  },
  'only-ipv6': {
    cause: '{host} n’a qu’une adresse du nouveau genre',
    happened:
      '{host} n’a qu’une adresse du nouveau genre (appelée IPv6). Beaucoup de réseaux de téléphone ne savent pas encore l’utiliser.',
    who: 'La plupart des gens en Afrique ne peuvent pas ouvrir le site.',
    why: 'La ligne avec l’adresse de l’ancien genre (l’enregistrement « A ») a été retirée.',
    steps: [
      'Ajoutez un enregistrement « A » pour {host} avec l’adresse de l’ancien genre (IPv4) de votre serveur, {address}.',
      'Attendez quinze minutes, puis ouvrez le site sur votre téléphone.',
      'Ajoutez un enregistrement « A » pour {host} avec l’adresse de l’ancien genre (IPv4) de votre serveur.',
    ],
  },
  'private-address': {
    cause: '{host} mène à une adresse privée',
    happened: '{host} mène à une adresse qui ne marche que dans un bureau ou sur une machine.',
    who: 'Personne ne peut ouvrir le site de l’extérieur.',
    why: 'Un réglage d’essai est passé en ligne, ou un faux numéro a été entré pour le nom de domaine.',
    steps: [
      'Mettez l’adresse publique de votre serveur dans l’enregistrement « A » de {host}. Votre hébergeur la connaît.',
      'Attendez quinze minutes, puis ouvrez le site sur votre téléphone.',
    ],
  },
  'leads-elsewhere': {
    cause: '{host} mène à un autre serveur que le vôtre',
    happened:
      '{host} mène à une autre machine que {address}, celle que vous nous avez donnée. Cette autre machine n’affiche pas votre site.',
    who: 'Toutes les personnes qui ouvrent le site par son nom.',
    why: 'Le site a déménagé, et le nom de domaine montre encore l’ancien chemin. Ou le nom de domaine a été changé.',
    steps: [
      'Si {address} est juste, mettez-la dans l’enregistrement « A » de {host}.',
      'Si vous avez déménagé exprès, ouvrez « Modifier le serveur » ici et entrez la nouvelle adresse.',
      'Attendez quinze minutes, puis ouvrez le site sur votre téléphone.',
    ],
  },
  'domain-ended': {
    cause: 'Le nom de domaine {domain} a expiré',
    happened: 'Votre nom de domaine {domain} a expiré. Il affiche maintenant une page de la société qui l’a vendu.',
    who: 'Tout le monde : les visiteurs voient la page d’un inconnu, et vos e-mails peuvent s’arrêter.',
    why: 'Le prix annuel n’a pas été payé, peut-être parce qu’une carte ou une adresse e-mail a changé.',
    notice: 'Notre site {host} est absent pour peu de temps. Merci de ne rien entrer sur la page que vous y voyez maintenant.',
    steps: [
      'Faites-le aujourd’hui. Après quelques semaines, n’importe qui peut acheter le nom.',
      'Activez-y « Auto-renew ». Le site revient dans les deux heures.',
    ],
  },
  'domain-parked': {
    cause: '{host} affiche une page d’attente à la place de votre site',
    happened: '{host} affiche une page d’attente : une page vide avec de la publicité ou « à vendre ».',
    who: 'Tout le monde. Les visiteurs pensent que vous avez fermé.',
    why: 'Le nom de domaine a expiré, ou ses serveurs de noms (le carnet d’adresses) ont été remis à ceux du vendeur.',
    notice: 'Notre site {host} est absent pour peu de temps. Merci de ne rien entrer sur la page que vous y voyez maintenant.',
    steps: [
      'S’il est payé, ouvrez-y « Name servers » et entrez ceux de votre hébergeur.',
      'Attendez jusqu’à deux heures, puis ouvrez le site sur votre téléphone.',
    ],
  },
};
