/** Data: what is said of visits that are turned away. */
import type { pageRefused as english } from '../en/page-refused.js';
import type { Translated } from '../translated.js';

export const pageRefused: Translated<typeof english, 'fr'> = {
  'page-not-found': {
    cause: 'La page est introuvable',
    happened: 'Le serveur fonctionne, mais il n’a pas de page à l’adresse que vous nous avez donnée (code 404).',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'La page a été déplacée ou retirée, ou des fichiers se sont perdus lors d’une mise à jour.',
    steps: [
      'Dans WordPress, ouvrez « Settings » (Réglages), puis « Permalinks » (Permaliens), et appuyez sur « Save Changes » sans rien changer.',
      'Ouvrez l’adresse sur votre téléphone. Si seule l’adresse est ancienne, corrigez-la dans « Modifier le serveur » ici.',
    ],
    otherwise: { why: 'La page a été déplacée ou retirée, ou les réglages des liens de WordPress se sont perdus.' },
  },
  'no-such-app': {
    cause: '{company} n’a pas de site sous ce nom',
    happened: '{company} répond que rien ne se trouve sous {host}.',
    who: 'Tous les visiteurs du site.',
    why: 'L’application a été supprimée, ou a reçu un nouveau nom. Ou le nom de domaine en a été retiré.',
    steps: [
      'Connectez-vous à {company}, ouvrez votre projet, puis « Domains ». Vérifiez que {host} est dans la liste, et ajoutez-le sinon.',
    ],
    otherwise: { happened: 'L’endroit où tourne votre site répond que rien ne se trouve sous {host}.' },
  },
  'page-gone': {
    cause: 'La page a été retirée pour toujours',
    happened: 'Le serveur dit que cette page a été retirée pour toujours (code 410).',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'Quelqu’un a retiré la page exprès, ou une extension l’a fait.',
    steps: ['Si la page a une nouvelle adresse, entrez-la dans « Modifier le serveur » ici.'],
  },
  'payment-due': {
    cause: '{company} a arrêté le site tant qu’une facture n’est pas payée',
    happened: 'Le site est arrêté tant qu’une facture n’est pas payée (code 402).',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Une carte a expiré, un paiement n’a pas abouti, ou une limite gratuite est épuisée.',
    steps: ['Vérifiez que la carte enregistrée est toujours bonne.'],
  },
  'request-not-understood': {
    cause: 'Le serveur ne sait pas quoi faire de la visite',
    happened: 'Le serveur répond qu’il ne comprend pas la visite (code {code}).',
    who: 'Toutes les personnes qui ouvrent cette adresse, pour autant que nous puissions le voir.',
    why: 'Le serveur ne connaît pas le nom {host}, ou ses réglages ont été changés.',
  },
  'visit-not-accepted': {
    cause: 'Un programme de protection repousse des visites',
    happened: 'Le serveur fonctionne, mais repousse notre visite (code {code}).',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Un programme de protection comme « ModSecurity » a pris la visite pour une attaque.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.',
      'Dans cPanel, ouvrez « ModSecurity » et désactivez-le pour votre domaine pendant dix minutes. Si nous le revoyons, c’était cela.',
    ],
  },
  'address-for-programs': {
    cause: 'Cette adresse prend des données de programmes, pas des visites',
    happened:
      'Le serveur fonctionne. Cette adresse ne prend que ce que d’autres programmes lui envoient (POST) et ne s’ouvre pas comme une page (code 405).',
    who: 'Peut-être personne : le site lui-même va peut-être bien.',
    why: 'Elle est faite pour un formulaire, une application ou une société de paiement, pas pour des visiteurs.',
    steps: ['Ouvrez « Modifier le serveur » ici et entrez une autre adresse à surveiller : la page d’accueil, par exemple.'],
  },
  'visit-timed-out': {
    cause: 'Le serveur a cessé d’attendre',
    happened: 'Le serveur a raccroché parce qu’il trouvait la visite trop longue (code 408).',
    who: 'Les visiteurs avec une connexion lente d’abord.',
    why: 'Le serveur est surchargé, ou son temps d’attente est réglé trop court.',
  },
  'too-much-in-the-cookie': {
    cause: 'Le site et le visiteur échangent trop à la fois',
    happened: 'Le site envoie ou reçoit bien plus de lignes techniques qu’il ne devrait.',
    who: 'Certains visiteurs : ceux qui viennent souvent sur le site.',
    why: 'Un programme ou une extension garde trop de cookies (de petites notes dans le navigateur).',
    notice: 'Si notre site affiche une erreur, effacez ses cookies dans votre navigateur et réessayez.',
    steps: ['Demandez à une personne touchée d’effacer les cookies de votre site. Si cela marche alors, c’était cela.'],
  },
  'visit-refused': {
    cause: 'Le serveur refuse la visite (code {code})',
    happened: 'Le serveur fonctionne, mais refuse d’afficher la page (code {code}).',
    who: 'Toutes les personnes qui ouvrent cette adresse, pour autant que nous puissions le voir.',
    why: 'Un réglage du site a été changé, ou un programme de protection est trop sévère.',
    steps: ['Ouvrez le site sur votre téléphone. S’il y fonctionne, seules des vérifications comme les nôtres sont refusées.'],
  },
};
