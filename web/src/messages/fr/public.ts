import type { publicLayout as originalLayout, recording as originalRecording } from '../en/public';
import type { Words } from '../words';
import { joined } from './grammar';

export const publicLayout: Words<typeof originalLayout> = {
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  mainNavigation: 'Menu principal',
  toDashboard: 'Tableau de bord',
  login: 'Se connecter',
  getStarted: 'Commencer gratuitement',
  requestDemo: 'Demander une démo',
  requestDemoSubject: 'Demande de démo',
  features: 'Fonctions',
  plans: 'Formules',
  docs: 'Documentation',
  support: 'Assistance',
  socialLabel: 'NoWahala sur X',
  socialAddress: 'https://x.com/nowahala',
  watchedFrom: (places) =>
    places.length < 2
      ? `Nous surveillons depuis ${places[0] ?? ''}.`
      : `Nous surveillons depuis ${joined(places)}, pour qu’une mauvaise connexion ne soit pas prise pour votre site.`,
  footer: {
    promise: 'Nous surveillons vos serveurs et vous disons, en mots simples, que faire.',
    links: 'Liens',
    company: 'Entreprise',
    online: 'En ligne',
    home: 'Accueil',
    releaseNotes: 'Nouveautés',
    terms: 'Conditions d’utilisation',
    privacy: 'Vie privée',
    contact: 'Écrire à l’assistance',
    apiReference: 'Référence de l’API',
    community: 'Communauté : bientôt',
    rights: (year) => `© ${year} NoWahala. Fait pour ceux qui ont mieux à faire que lire des messages d’erreur.`,
  },
};

export const recording: Words<typeof originalRecording> = {
  title: 'Pouvons-nous enregistrer comment vous utilisez ces pages publiques ?',
  text: 'Un enregistrement nous montre où une page embrouille. Il ne tourne jamais quand vous vous connectez, créez un compte ou utilisez votre tableau de bord. Rien n’est enregistré sans votre oui.',
  yes: 'Oui, d’accord',
  no: 'Non, merci',
};
