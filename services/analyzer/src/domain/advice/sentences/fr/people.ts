/** Data: whom it hurts, whom to call, what to tell customers, where the machine stands. */
import type {
  everybody as everybodyInEnglish,
  contacts as contactsInEnglish,
  notices as noticesInEnglish,
  faultIn as faultInInEnglish,
  standsAt as standsAtInEnglish,
  names as namesInEnglish,
} from '../en/people.js';
import type { Translated } from '../translated.js';

export const everybody: Translated<typeof everybodyInEnglish, 'fr'> = 'Tous les visiteurs voient une page d’erreur.';

export const contacts: Translated<typeof contactsInEnglish, 'fr'> = {
  host: {
    known: 'Assistance de {company}, par ticket ou par chat.',
    unknown: 'L’hébergeur de votre site : son nom est sur votre facture d’hébergement.',
    network: 'C’est peut-être {network} : votre serveur est sur son réseau.',
  },
  domainCompany: 'La société où vous avez acheté {domain} : son nom est sur votre facture de nom de domaine.',
  builder: 'La personne qui a créé votre site ou s’en occupe.',
  builderThenHost: {
    known: 'La personne qui a créé votre site ; ensuite l’assistance de {company}.',
    unknown: 'La personne qui a créé votre site ; ensuite votre hébergeur.',
  },
};

export const notices: Translated<typeof noticesInEnglish, 'fr'> = {
  closed: 'Notre site ne s’ouvre pas pour le moment. Nous le savons et nous y travaillons. Si c’est urgent, appelez-nous ou écrivez-nous.',
  closedServer:
    'Notre serveur ne s’ouvre pas pour le moment. Nous le savons et nous y travaillons. Si c’est urgent, appelez-nous ou écrivez-nous.',
  warning:
    'Votre navigateur peut afficher un avertissement sur notre site aujourd’hui. Attendez que nous disions que c’est réparé avant de payer ou de vous connecter.',
  broken: 'Notre site affiche une erreur en ce moment. Nous le savons et nous y travaillons. Merci de réessayer dans une heure.',
  slow: 'Notre site est très lent aujourd’hui. Nous y travaillons. Merci de réessayer plus tard, ou de nous écrire.',
  work: 'Nous faisons des travaux sur notre site. Il revient bientôt.',
  some: 'Certains d’entre vous ne peuvent pas ouvrir notre site en ce moment. Nous y travaillons. En attendant, merci de nous écrire.',
};

export const standsAt: Translated<typeof standsAtInEnglish, 'fr'> = {
  company: 'Votre serveur se trouve chez {company}.',
  network: 'Votre serveur est sur le réseau de {network}.',
};

export const faultIn: Translated<typeof faultInInEnglish, 'fr'> = {
  plugin: 'Le défaut est dans l’extension « {plugin} ».',
  somePlugin: 'Le défaut est dans une des extensions.',
  theme: 'Le défaut est dans le thème (l’apparence du site).',
};

export const names: Translated<typeof namesInEnglish, 'fr'> = {
  company: 'votre hébergeur',
  host: 'votre adresse',
  button: '« {name} »',
  path: {
    then: 'puis',
    machine: 'votre machine',
    networking: 'votre machine, « Networking »',
    subnet: '« Subnet » de votre machine',
    project: 'votre projet',
    site: 'le site',
    ownSite: 'votre site',
    app: 'votre application',
    service: 'votre service',
    repository: 'votre dépôt',
    lastGood: 'la dernière bonne version',
    dots: 'les trois points',
    clientArea: 'l’espace client',
  },
};
