/** Data: what is said of the machine itself. */
import type { machines as english } from '../en/machines.js';
import type { Translated } from '../translated.js';

export const machines: Translated<typeof english, 'fr'> = {
  'machine-out-of-memory': {
    cause: 'La machine n’a plus de mémoire',
    happened: 'La machine n’a plus de mémoire, et le programme de votre site ne peut pas travailler.',
    why: 'Plus de visiteurs que d’habitude, une lourde tâche comme une sauvegarde, ou une machine trop petite.',
    steps: ['Regardez ce qui utilise la mémoire, ou prenez une machine ou une formule plus grande.'],
  },
  'too-many-open-files': {
    cause: 'Le programme du site garde trop de fichiers ouverts',
    happened: 'Le programme de votre site garde ouverts plus de fichiers et d’appels que permis.',
    why: 'Plus de visiteurs que d’habitude, ou un défaut qui ne les referme pas.',
  },
  'account-out-of-tasks': {
    cause: 'Le compte d’hébergement ne peut plus lancer de tâches',
    happened: 'Votre compte d’hébergement fait tourner autant de tâches que permis, et il n’en reste aucune pour le site.',
    why: 'Plus de visiteurs ou de robots que d’habitude, des tâches bloquées, ou une tâche relancée sans cesse.',
    steps: ['Dans cPanel, ouvrez « Resource Usage » pour voir quelle limite a été atteinte (« EP » ou « NPROC »).'],
  },
  'disk-read-only': {
    cause: 'Le disque de la machine ne laisse plus écrire',
    happened: 'Le disque de la machine peut être lu, mais rien ne peut y être enregistré.',
    who: 'Tout le monde. Des commandes et des messages peuvent être perdus.',
    why: 'Le disque a un défaut, et la machine le protège. Ou le dossier est en lecture seule sur ce genre d’hébergement.',
    steps: ['Faites une copie de vos données avant toute chose.'],
  },
  'disk-quota-reached': {
    cause: 'Votre formule d’hébergement n’a plus de place sur le disque',
    happened: 'Votre compte d’hébergement a utilisé tout son espace disque. Le site ne peut plus rien enregistrer.',
    who: 'Tout le monde. Des commandes, des messages et des e-mails peuvent être perdus jusqu’à ce qu’il y ait de la place.',
    why: 'D’anciennes sauvegardes, des e-mails ou des journaux l’ont rempli. Trop de petits fichiers comptent aussi.',
  },
  'own-files-not-allowed': {
    cause: 'Le site n’a pas le droit d’utiliser ses propres fichiers',
    happened: 'Le programme de votre site n’a pas le droit de lire ou d’écrire un de ses propres fichiers.',
    why: 'Les droits de fichiers et de dossiers ont été changés par un envoi, un déménagement ou un redémarrage.',
  },
};
