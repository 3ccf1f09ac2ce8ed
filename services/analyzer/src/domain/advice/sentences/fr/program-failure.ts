/** Data: what is said of programs that fail. */
import type { programFailure as english } from '../en/program-failure.js';
import type { Translated } from '../translated.js';

export const programFailure: Translated<typeof english, 'fr'> = {
  'wordpress-critical-error': {
    cause: 'WordPress s’est arrêté sur une erreur critique',
    happened: 'WordPress, le programme de votre site, s’est arrêté sur une erreur.',
    why: 'Le plus souvent, c’est une extension (un ajout) ou un thème, juste après une mise à jour.',
    steps: [
      'Cherchez dans vos e-mails d’administration « Your Site is Experiencing a Technical Issue ». Il nomme l’extension et contient un lien pour se connecter sans risque.',
    ],
  },
  'laravel-error': {
    cause: 'Le programme du site (Laravel) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Laravel) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version est passée en ligne avec un défaut, un fichier manque, ou la base de données est absente.',
    steps: ['Demandez à la personne qui l’a créé de lire « storage/logs/laravel.log ». Les dernières lignes nomment la cause.'],
  },
  'program-error': {
    cause: 'Le programme du site s’est arrêté sur une erreur',
    happened: 'Le serveur fonctionne, mais le programme de votre site s’est arrêté sur une erreur (code 500).',
    why: 'Un défaut du programme : souvent après une mise à jour, ou parce qu’un fichier ou un réglage est abîmé.',
  },
  'debug-page-open': {
    cause: 'Le site montre son intérieur à tout le monde',
    happened: 'Le programme de votre site a échoué. Il montre une page d’erreur pour programmeurs à tout le monde.',
    who: 'Tout le monde. Des inconnus peuvent lire des mots de passe et des clés sur cette page.',
    why: 'Le mode d’essai (« debug ») est resté activé.',
    steps: [
      'Demandez à la personne qui l’a créé de mettre APP_DEBUG sur « false » maintenant.',
      'Demandez à la personne qui l’a créé de désactiver le mode « debug » maintenant.',
      'Ensuite, changez les mots de passe et les clés qui étaient sur la page.',
    ],
    also: 'La page montre aussi son intérieur à des inconnus : faites désactiver le mode « debug », puis changez les mots de passe qui y sont.',
  },
  'function-not-there': {
    cause: 'Le serveur ne sait pas faire ce qui est demandé',
    happened: 'Le serveur dit qu’il ne sait pas faire ce qu’une visite normale demande (code {code}).',
    why: 'Le serveur a été réinstallé et une partie manque.',
  },
  'program-behind-is-off': {
    cause: 'L’accueil fonctionne, le programme derrière lui non',
    happened: 'L’avant de votre serveur fonctionne. Le programme derrière lui, qui fait les pages, ne répond pas (code 502).',
    why: 'Le programme a planté ou redémarre. Trop peu de mémoire en est une raison fréquente.',
  },
  'app-crashed': {
    cause: 'Le programme chez {company} a planté',
    happened: '{company} fonctionne. Le programme de votre site y a planté ou n’a pas démarré.',
    why: 'La dernière version a un défaut, ou il lui manque un réglage.',
  },
  overloaded: {
    cause: 'Le serveur est trop occupé, ou mis en pause',
    happened: 'Le serveur dit qu’il ne peut pas servir le site en ce moment (code 503).',
    why: 'Trop de visiteurs à la fois, un programme bloqué, ou un mode maintenance resté activé.',
    steps: ['Dans WordPress, voyez si une extension « maintenance » est activée, et désactivez-la.'],
  },
  'account-at-its-limit': {
    cause: 'Le compte d’hébergement a utilisé sa part de la machine',
    happened: 'Votre compte d’hébergement a atteint sa limite de puissance de calcul (code {code}).',
    who: 'Les visiteurs voient parfois une erreur, surtout aux heures de pointe.',
    why: 'Plus de visiteurs que d’habitude, des robots qui lisent le site, ou une extension qui travaille trop.',
    steps: [
      'Dans cPanel, ouvrez « Resource Usage » pour voir quand la limite a été atteinte.',
      'Activez une extension de cache, ou prenez la formule d’hébergement au-dessus.',
    ],
  },
  'program-took-too-long': {
    cause: 'Le programme derrière le site a mis trop de temps',
    happened: 'L’avant de votre serveur a attendu le programme qui fait les pages, et a abandonné (code 504).',
    why: 'La base de données est lente ou bloquée, ou le programme attend le service d’une autre société.',
  },
  'disk-full': {
    cause: 'Le disque est plein',
    happened: 'Il n’y a plus de place sur le disque de votre serveur. Le site ne peut plus rien enregistrer.',
    who: 'Tout le monde. Des commandes, des messages et des e-mails peuvent être perdus jusqu’à ce qu’il y ait de la place.',
    why: 'D’anciennes sauvegardes, des journaux ou des e-mails l’ont rempli.',
    notice:
      'Notre site a un problème aujourd’hui. Si vous avez commandé quelque chose, merci de nous envoyer un message pour que nous puissions vérifier.',
    steps: ['Réglez la suppression automatique des anciennes sauvegardes.'],
  },
  'traffic-used-up': {
    cause: 'Le trafic du mois est épuisé',
    happened: 'Votre formule d’hébergement limite ce qui peut être envoyé en un mois. C’est épuisé.',
    who: 'Tout le monde, jusqu’à la fin du mois ou jusqu’à une formule plus grande.',
    why: 'Plus de visiteurs que d’habitude, de grandes images ou vidéos, ou des robots.',
    steps: [
      'Dans cPanel, ouvrez « Bandwidth » pour voir ce qui l’a utilisé.',
      'Demandez ce qui l’a utilisé, et réduisez les grandes images.',
    ],
  },
  'server-fault': {
    cause: 'Le serveur répond par un défaut (code {code})',
    happened: 'Le serveur répond, mais par un défaut de sa part (code {code}).',
    why: 'Une partie du serveur ou du programme du site ne fonctionne pas.',
  },
};
