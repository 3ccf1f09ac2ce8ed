/** Data: what is said of servers that do not answer. */
import type { connection as english } from '../en/connection.js';
import type { Translated } from '../translated.js';

export const connection: Translated<typeof english, 'fr'> = {
  'program-off': {
    cause: 'La machine est allumée, mais pas le programme du site',
    happened: 'La machine est allumée et nous répond. Le programme du site ne tourne pas.',
    who: 'Tous les visiteurs du site.',
    why: 'Le programme s’est arrêté : après une erreur, une mise à jour ou un redémarrage de la machine.',
  },
  refused: {
    cause: 'Le serveur repousse tous les visiteurs',
    happened: 'Le serveur repousse toutes les personnes qui veulent ouvrir {host}.',
    who: 'Tous les visiteurs du site.',
    why: 'Le programme du site est éteint. Ou un pare-feu (le gardien) renvoie les visiteurs.',
  },
  'secure-door-shut': {
    cause: 'Le côté sécurisé (avec le cadenas) du site est éteint',
    happened: 'Le serveur répond, mais son côté sécurisé (celui avec le cadenas) est éteint.',
    who: 'Presque tout le monde : les navigateurs ouvrent d’abord le côté sécurisé.',
    why: 'Le certificat de sécurité (le fichier derrière le cadenas) ne s’est pas chargé au dernier redémarrage. Ou le port 443 a été fermé.',
  },
  'firewall-shut': {
    cause: 'Un pare-feu avale les visites du site',
    happened: 'La machine est allumée et d’autres parties répondent. Les visites du site sont avalées sans un mot.',
    who: 'Peut-être tout le monde, peut-être seulement certains réseaux, dont le nôtre. Essayez sur votre téléphone sans Wi-Fi.',
    why: 'Un pare-feu (le gardien) a été changé, ou il nous a pris pour un attaquant.',
    steps: [
      'S’il s’ouvre sur votre téléphone, écrivez à notre assistance. Nous vous envoyons les adresses de nos vérifications, à laisser entrer.',
    ],
  },
  'only-ping-answers': {
    cause: 'La machine est allumée, mais le site ne répond pas',
    happened: 'La machine est allumée : elle répond à un ping (un bref « tu es là ? »). Le site ne dit rien.',
    who: 'Tous les visiteurs du site.',
    why: 'La machine est surchargée, ou un pare-feu (le gardien) bloque les visiteurs.',
  },
  'blocked-by-filter': {
    cause: 'Un gardien devant le site coupe les visites',
    happened: 'Le serveur prend l’appel et raccroche aussitôt. Il le fait avant que le site puisse répondre.',
    who: 'Peut-être seulement les visiteurs de certains réseaux. Essayez sur votre téléphone sans Wi-Fi.',
    why: 'Un programme de protection du serveur bloque certains visiteurs, et nos vérifications avec eux.',
  },
  'cut-off': {
    cause: 'Le serveur raccroche aussitôt',
    happened: 'Le serveur raccroche dès que nous ouvrons {host}.',
    who: 'Tous les visiteurs du site, pour autant que nous puissions le voir.',
    why: 'Le programme du site plante, ou un pare-feu (le gardien) coupe les appels.',
  },
  'machine-silent': {
    cause: 'Toute la machine se tait',
    happened: 'Rien ne répond sur la machine : ni site, ni ping (un bref « tu es là ? »), rien.',
    who: 'Tout le monde, et tout ce qui tourne sur cette machine.',
    why: 'La machine est éteinte, ou son réseau est en panne. Une facture impayée peut aussi en être la raison.',
  },
  'connect-timeout': {
    cause: 'Le serveur ne répond pas à temps',
    happened: 'Nous avons appelé {host} et attendu cinq secondes. Personne n’a décroché.',
    who: 'Tous les visiteurs du site, pour autant que nous puissions le voir.',
    why: 'La machine est éteinte ou surchargée, ou un pare-feu (le gardien) bloque les visiteurs.',
  },
  'no-way-to-the-server': {
    cause: 'Aucun chemin ne mène au réseau du serveur',
    happened: 'Le réseau de votre serveur est injoignable. C’est comme si la route était fermée.',
    who: 'Tout le monde, et tous les autres clients de ce réseau aussi.',
    why: '{company} a un problème de réseau, ou l’adresse de la machine a été retirée.',
    steps: ['Regardez sa page d’état ou son compte X (Twitter) pour des nouvelles.'],
    otherwise: { why: 'L’hébergeur a un problème de réseau, ou l’adresse de la machine a été retirée.' },
  },
  'connect-failed': {
    cause: 'Le serveur est injoignable',
    happened: 'Nous n’avons pas pu joindre {host}. La connexion a échoué avant le premier mot.',
    who: 'Tous les visiteurs du site, pour autant que nous puissions le voir.',
    why: 'La machine ou son réseau a un problème.',
  },
  'server-silent': {
    cause: 'Le serveur ne répond à rien du tout',
    happened: 'Votre serveur ne répond ni à un ping (un bref « tu es là ? »), ni à aucune des portes habituelles.',
    who: 'Toutes les personnes qui utilisent quelque chose sur ce serveur.',
    why: 'Le serveur est éteint, son réseau est en panne, ou un pare-feu (le gardien) le cache.',
  },
};
