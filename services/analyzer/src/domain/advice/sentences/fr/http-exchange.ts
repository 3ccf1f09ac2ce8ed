/** Data: what is said of answers that are cut off or lead in circles. */
import type { httpExchange as english } from '../en/http-exchange.js';
import type { Translated } from '../translated.js';

export const httpExchange: Translated<typeof english, 'fr'> = {
  'cloudflare-redirect-loop': {
    cause: 'Cloudflare et le serveur font tourner les visiteurs en rond',
    happened: 'Cloudflare et votre serveur se renvoient chaque visiteur, sans fin. Les navigateurs abandonnent.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Cloudflare est réglé sur « Flexible », alors que votre serveur demande le côté sécurisé (celui avec le cadenas).',
    steps: [
      'Dans Cloudflare, ouvrez « SSL/TLS », puis « Overview ». Appuyez sur « Configure » et choisissez « Full ».',
      'Attendez deux minutes, puis ouvrez le site dans une fenêtre privée de votre téléphone.',
    ],
  },
  'redirect-loop': {
    cause: 'Le site fait tourner les visiteurs en rond',
    happened: 'Le site renvoie chaque visiteur d’une adresse à l’autre et retour. Les navigateurs abandonnent.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Deux réglages veulent le contraire : avec ou sans « www », ou avec ou sans cadenas.',
    steps: [
      'Dans WordPress, ouvrez « Settings » (Réglages), puis « General » (Général). Les deux adresses doivent être identiques, avec « https:// ».',
      'Demandez de vérifier les règles de redirection (dans « .htaccess » ou le serveur web) : elles se renvoient l’une à l’autre.',
    ],
  },
  'too-many-redirects': {
    cause: 'Le site renvoie les visiteurs trop souvent',
    happened: 'Le site nous a renvoyés quatre fois vers une nouvelle adresse. Nous nous arrêtons là.',
    who: 'Les visiteurs attendent longtemps, et certains navigateurs abandonnent.',
    why: 'D’anciennes redirections (« cette page a déménagé ») se sont accumulées.',
    steps: [
      'Ouvrez le site et copiez la dernière adresse du navigateur. Entrez-la dans « Modifier le serveur » ici.',
      'Demandez de réunir les redirections en une seule.',
    ],
  },
  'redirect-to-nowhere': {
    cause: 'Le site envoie les visiteurs vers un lieu injoignable',
    happened: 'Le site renvoie les visiteurs vers une adresse qui n’est pas publique.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Une adresse d’essai est passée en ligne, ou le site a été piraté.',
    steps: [
      'Dans WordPress, ouvrez « Settings » (Réglages), puis « General » (Général), et corrigez les deux adresses.',
      'Demandez de corriger la redirection aujourd’hui.',
    ],
    otherwise: {
      cause: 'Le site envoie les visiteurs vers « localhost », leur propre ordinateur',
      happened:
        'Le site renvoie chaque visiteur vers « localhost ». C’est le téléphone ou l’ordinateur du visiteur, où votre site n’est pas.',
      why: 'Le site a été déplacé d’un ordinateur d’essai, et son ancienne adresse est restée dans ses réglages.',
    },
  },
  'redirect-loses-padlock': {
    cause: 'Le site éloigne les visiteurs du côté sécurisé',
    happened: 'Le côté sécurisé du site (celui avec le cadenas) renvoie les visiteurs vers le côté qui ne l’est pas.',
    who: 'Tout le monde. Les navigateurs avertissent, et des mots de passe pourraient être lus en route.',
    why: 'Un réglage contient encore l’ancienne adresse qui commence par « http:// ».',
    steps: [
      'Dans WordPress, ouvrez « Settings » (Réglages), puis « General » (Général). Les deux adresses doivent commencer par « https:// ».',
      'Demandez que la redirection mène à « https:// ».',
    ],
  },
  'page-never-comes': {
    cause: 'Le serveur décroche, mais la page ne vient jamais',
    happened: 'Le serveur décroche, mais il n’envoie pas la page. Nous avons attendu dix secondes.',
    who: 'Tout le monde. Les visiteurs voient une page vide qui charge sans fin.',
    why: 'Le programme du site est bloqué : une base de données lente, trop de visiteurs, ou un autre service qui ne répond pas.',
    steps: ['Désactivez l’extension ajoutée ou mise à jour en dernier.'],
  },
  'hung-up-in-the-middle': {
    cause: 'Le serveur raccroche au milieu de la page',
    happened: 'Le serveur commence à répondre puis raccroche au milieu.',
    who: 'Tout le monde : la page est vide ou coupée en deux.',
    why: 'Le programme du site plante en faisant la page, ou il a trop peu de mémoire.',
  },
  'empty-reply': {
    cause: 'Le serveur répond par du vide',
    happened: 'Le serveur décroche et raccroche sans un mot.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Le programme du site plante aussitôt, ou un autre programme écoute à cette porte.',
  },
  'not-a-website': {
    cause: 'Quelque chose répond, mais ce n’est pas un site',
    happened: 'Quelque chose répond à cette adresse, mais ne parle pas la langue des sites.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Un autre programme a pris la place du site, ou l’adresse ici nomme la mauvaise porte (port).',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, comparez l’adresse avec celle de « Modifier le serveur » ici.',
      'Sinon, demandez à la personne qui s’occupe de la machine de mettre l’autre programme sur une autre porte (port), et de redémarrer le serveur web.',
    ],
  },
  'something-else': {
    cause: 'Le site ne répond pas comme il devrait',
    happened: 'Votre site n’a pas répondu comme il devrait. Nous n’avons encore jamais vu ce genre de défaut.',
    who: 'Toutes les personnes qui l’utilisent, pour autant que nous puissions le voir.',
    why: 'Nous ne pouvons pas le dire de l’extérieur. Ce que nous avons vu est ci-dessous.',
    steps: ['Ouvrez-le sur votre téléphone sans Wi-Fi, pour voir ce que voient les visiteurs.'],
    otherwise: {
      cause: 'Le serveur ne répond pas comme il devrait',
      happened: 'Votre serveur n’a pas répondu comme il devrait. Nous n’avons encore jamais vu ce genre de défaut.',
    },
  },
};
