/** Data: what is said of web servers. */
import type { webServers as english } from '../en/web-servers.js';
import type { Translated } from '../translated.js';

export const webServers: Translated<typeof english, 'fr'> = {
  'plain-visit-on-secure-door': {
    cause: 'Des visites arrivent à la mauvaise porte',
    happened: 'Des visites simples arrivent à la porte prévue pour les visites sécurisées (celles avec le cadenas).',
    who: 'Les visiteurs qui ouvrent cette adresse sans « https:// ».',
    why: 'Il manque le « s » de « https:// » dans une redirection ou dans l’adresse ici, ou deux ports ont été échangés.',
    steps: ['Corrigez l’adresse dans « Modifier le serveur » ici : elle doit commencer par « https:// ».'],
  },
  'client-certificate-asked': {
    cause: 'Le serveur demande aux visiteurs un certificat à eux',
    happened: 'Le serveur ne laisse entrer que les visiteurs qui montrent un certificat à eux. Les navigateurs normaux n’en ont pas.',
    who: 'Toutes les personnes qui ouvrent le site de façon normale.',
    why: 'Une protection entre Cloudflare et le serveur a été activée, ou des visiteurs ne passent pas par Cloudflare.',
    steps: [
      'Dans Cloudflare, voyez si le nuage à côté de votre enregistrement « A » est orange, et si « Authenticated Origin Pulls » est activé.',
    ],
  },
  'too-many-notes': {
    cause: 'Le site garde trop de notes dans le navigateur',
    happened: 'Le navigateur renvoie plus de cookies (de petites notes du site) que le serveur n’en accepte.',
    who: 'Certains visiteurs : ceux qui viennent souvent sur le site.',
    why: 'Un programme ou une extension garde trop de choses dans les cookies.',
    steps: ['Demandez à une personne touchée d’effacer les cookies de votre site. Si cela marche alors, c’était cela.'],
  },
  'upload-too-big': {
    cause: 'Ce que les visiteurs envoient est trop gros pour le serveur',
    happened: 'Le serveur refuse ce qui lui est envoyé, car c’est plus gros que permis.',
    who: 'Les visiteurs qui envoient des images ou des fichiers.',
    why: 'La taille permise est réglée trop petite.',
  },
  'rights-of-the-folder': {
    cause: 'Le serveur n’a pas le droit de lire le dossier du site',
    happened: 'Le serveur n’a pas le droit de lire le dossier de votre site, et repousse tout le monde par prudence.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Les droits du dossier ont été changés par un envoi, un déménagement ou une sauvegarde.',
  },
  'htaccess-fault': {
    cause: 'Le serveur bute sur un réglage du site',
    happened: 'Le serveur s’est arrêté avant de pouvoir faire la page. Il nomme un défaut dans les réglages du site.',
    why: 'Le plus souvent une ligne du fichier « .htaccess », écrite par une extension ou à la main. De mauvais droits d’un fichier donnent la même chose.',
    steps: [
      'Dans votre panneau d’hébergement, ouvrez « File Manager », « public_html », et renommez « .htaccess » en « htaccess-off ». Si le site s’ouvre, c’était cela.',
    ],
  },
  'server-at-capacity': {
    cause: 'Le serveur est trop occupé, ou mis en pause',
    happened: 'Le serveur dit qu’il ne peut pas servir le site en ce moment : il est trop occupé ou en réparation (code 503).',
    who: 'Tous les visiteurs, ou la plupart aux heures de pointe.',
    why: 'Le programme qui fait les pages est éteint ou bloqué, ou plus de visiteurs que d’habitude.',
  },
  'visits-limited': {
    cause: 'Une limite de visites est atteinte : trop à la fois',
    happened: 'Le serveur compte les visites et dit qu’il y en a eu trop. Il refuse toutes celles qui dépassent sa limite.',
    who: 'Ceux qui viennent pendant ce temps, et tous ceux qui partagent une même adresse.',
    why: 'La limite est trop basse, ou des robots viennent en grand nombre.',
    steps: ['Demandez de quelle limite il s’agit (« rate limit »), puis faites-la relever ou faites bloquer les robots.'],
  },
  'proxy-got-no-answer': {
    cause: 'Le programme derrière le site ne répond pas',
    happened: 'L’avant de votre serveur fonctionne. Le programme derrière lui, qui fait les pages, raccroche ou est éteint.',
    why: 'Le programme a planté, redémarre, ou a trop peu de mémoire.',
  },
  'litespeed-busy': {
    cause: 'Le programme du site (PHP) ne répond pas',
    happened: 'Le serveur est allumé. Le programme (PHP) qui fait vos pages a planté ou n’a plus de place libre.',
    why: 'Votre compte d’hébergement a utilisé toute sa mémoire ou son nombre de tâches. Ou une extension plante.',
    steps: ['Dans cPanel, ouvrez « Resource Usage » pour voir quelle limite a été atteinte, et quand.'],
  },
  'varnish-no-page': {
    cause: 'Le programme derrière le site ne répond pas',
    happened: 'L’intermédiaire devant votre site (Varnish) fonctionne. Le programme derrière lui ne lui donne pas de page.',
    why: 'Le programme a planté, est trop lent, ou redémarre.',
  },
  'haproxy-no-server': {
    cause: 'Aucune des machines derrière le site n’est en ligne',
    happened: 'L’accueil de votre site fonctionne. Il n’a pas de machine derrière lui où envoyer les visiteurs.',
    why: 'Toutes les machines sont éteintes ou échouent à leur examen de santé, souvent après une nouvelle version.',
    steps: ['Demandez à la personne qui s’en occupe de voir pourquoi les machines derrière lui échouent, et de les redémarrer.'],
  },
  'haproxy-too-slow': {
    cause: 'Le programme derrière le site a mis trop de temps',
    happened: 'L’accueil de votre site a attendu la machine derrière lui, et a abandonné.',
    why: 'Le programme est bloqué : une base de données lente, ou trop de visiteurs.',
  },
  'envoy-no-answer': {
    cause: 'Le programme derrière le site ne répond pas',
    happened: 'L’accueil de votre site fonctionne. Le programme derrière lui est éteint, ou échoue à son examen de santé.',
    why: 'Il a planté, redémarre, ou la dernière version ne démarre pas.',
    steps: ['Demandez à la personne qui s’en occupe de voir pourquoi le programme derrière lui échoue, et de le redémarrer.'],
  },
  'traefik-no-server': {
    cause: 'Aucun programme derrière l’accueil ne tourne bien',
    happened: 'L’accueil de vos machines (Traefik) fonctionne et connaît {host}. Aucun des programmes derrière lui n’est prêt à répondre.',
    why: 'Les programmes ne démarrent pas, ou échouent à leur examen de santé, souvent après une nouvelle version.',
    steps: ['Demandez à la personne qui s’en occupe de voir pourquoi les conteneurs ne démarrent pas, et de les redémarrer.'],
  },
  'ingress-no-program': {
    cause: 'L’accueil ne connaît pas ce nom',
    happened: 'L’accueil de vos machines fonctionne, mais ne connaît pas de site sous le nom {host}.',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'La règle pour ce nom manque ou est fausse depuis le dernier changement.',
    steps: ['Demandez à la personne qui s’en occupe de comparer le nom dans la règle « Ingress » ou du routeur avec {host}.'],
  },
  'kong-no-server': {
    cause: 'Aucun programme derrière l’accueil ne tourne bien',
    happened: 'L’accueil de vos machines (Kong) fonctionne et connaît le chemin. Aucun des programmes derrière lui n’est prêt à répondre.',
    why: 'Les programmes sont éteints, ou échouent à leur examen de santé, souvent après une nouvelle version.',
    steps: ['Demandez à la personne qui s’en occupe de voir pourquoi les programmes derrière Kong échouent, et de les redémarrer.'],
  },
  'weblogic-no-server': {
    cause: 'Le serveur de programmes derrière le site ne répond pas',
    happened: 'L’avant de votre serveur fonctionne. Le serveur de programmes derrière lui (WebLogic) ne répond pas.',
    why: 'Il est éteint, bloqué ou redémarre.',
    steps: ['Demandez à la personne qui s’occupe de la machine de redémarrer le serveur WebLogic et de lire son journal.'],
  },
  'kong-no-route': {
    cause: 'L’accueil ne connaît pas cette adresse',
    happened: 'L’accueil de vos machines (Kong) fonctionne, mais ne mène cette adresse à aucun programme.',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'La règle pour elle manque ou est fausse depuis le dernier changement.',
    steps: ['Demandez à la personne qui s’en occupe de regarder les routes et les cibles dans Kong.'],
  },
  'squid-page': {
    cause: 'Un intermédiaire n’arrive pas à joindre le site',
    happened: 'Un programme intermédiaire (un proxy) entre nous et votre site répond qu’il n’arrive pas à le joindre.',
    why: 'Le serveur derrière lui est éteint, ou son nom mène à une mauvaise adresse.',
    otherwise: {
      cause: '{front} n’arrive pas à joindre votre serveur',
      happened: '{front}, placé devant votre site, fonctionne. Il n’arrive pas à joindre votre propre serveur derrière lui.',
      why: 'Votre serveur est éteint, son adresse a changé, ou son pare-feu ne laisse pas entrer {front}.',
    },
  },
  'proxy-name-not-found': {
    cause: 'Le serveur derrière le site est introuvable',
    happened: 'Un programme intermédiaire (un proxy) devant votre site cherche l’adresse du serveur derrière lui, et il n’y en a pas.',
    why: 'Le nom de ce serveur est mal écrit, a été supprimé, ou a expiré.',
    steps: ['Demandez à la personne qui a créé le site de corriger le nom du serveur dans les réglages du programme placé devant.'],
    otherwise: {
      cause: '{front} ne trouve pas l’adresse de votre serveur',
      happened:
        '{front}, placé devant votre site, fonctionne. Il cherche l’adresse de votre propre serveur derrière lui, et il n’y en a pas.',
    },
  },
  'big-ip-refused': {
    cause: 'Un programme de protection repousse des visites',
    happened: 'Une protection devant votre site refuse la visite et donne un « support ID ».',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Une règle a pris la visite pour une attaque.',
    steps: ['Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.'],
  },
  'modsecurity-refused': {
    cause: 'Un programme de protection (ModSecurity) repousse des visites',
    happened: 'Un programme gardien de votre hébergeur, « ModSecurity », nous repousse.',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Une règle a pris la visite pour une attaque.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.',
      'Dans cPanel, ouvrez « ModSecurity » et désactivez-le pour votre domaine pendant dix minutes. Si nous le revoyons, c’était cela.',
    ],
  },
  'imunify-refused': {
    cause: 'La protection de l’hébergeur (Imunify360) arrête des visites',
    happened: 'Imunify360, le programme gardien de votre hébergeur, arrête notre visite.',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Il a pris la visite pour celle d’un robot ou pour une attaque.',
    steps: ['Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.'],
  },
  'country-refused': {
    cause: 'Le site repousse certains pays',
    happened: 'Le site répond qu’il ne peut pas être ouvert depuis le pays de notre vérification.',
    who: 'Les visiteurs de certains pays. Pour ceux du vôtre, tout va peut-être bien.',
    why: 'Une protection ou une extension bloque des pays entiers.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour les clients de votre pays.',
      'Dans votre protection (Cloudflare, Wordfence, panneau d’hébergement), ouvrez les règles de pays et retirez le blocage.',
    ],
  },
  'blocked-by-law': {
    cause: 'Le site est bloqué pour des raisons légales',
    happened: 'La réponse dit que ce site est bloqué pour des raisons légales.',
    who: 'Tout le monde, ou tout le monde dans certains pays.',
    why: 'Un ordre d’un tribunal ou d’une administration, ou une plainte pour une image, un nom ou un texte.',
    steps: ['Gardez toutes les lettres et tous les e-mails à ce sujet, et consultez un avocat.'],
  },
  'sign-in-asked': {
    cause: 'Le site demande à chaque visiteur de se connecter',
    happened: 'Le serveur demande à chaque visiteur un nom et un mot de passe avant de montrer quoi que ce soit.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Une protection pour un site d’essai est restée activée.',
    steps: ['Dans votre panneau d’hébergement, ouvrez « Directory Privacy » et retirez la protection du dossier principal.'],
  },
  'behind-not-trusted': {
    cause: 'L’accueil ne fait pas confiance au certificat du serveur derrière lui',
    happened:
      'L’accueil de votre site fonctionne. Il ne fait pas confiance au certificat de sécurité (le fichier derrière le cadenas) du serveur derrière lui, et raccroche.',
    why: 'Ce certificat a expiré, a été fait pour un autre nom, ou le serveur l’a fait lui-même.',
    steps: [
      'Demandez à la personne qui s’occupe du serveur de renouveler le certificat du serveur derrière l’accueil, pour le nom que l’accueil appelle.',
    ],
  },
  'calls-itself': {
    cause: 'Le site fait tourner les visites en rond en lui-même',
    happened: 'Une visite de votre site passe d’un endroit à l’autre en lui-même et revient, jusqu’à ce que le serveur abandonne.',
    why: 'Une règle qui mène les visites plus loin (dans « .htaccess », l’accueil ou le programme) ramène à elle-même.',
    steps: ['Demandez à la personne qui a créé le site de retirer la règle changée en dernier : elle ramène à elle-même.'],
  },
};
