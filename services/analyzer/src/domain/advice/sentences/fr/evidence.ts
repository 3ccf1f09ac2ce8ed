/** Data: what was seen, in our own words. */
import type { evidence as evidenceInEnglish, measures as measuresInEnglish } from '../en/evidence.js';
import type { Translated } from '../translated.js';

export const evidence: Translated<typeof evidenceInEnglish, 'fr'> = {
  name: {
    blocked: 'Le nom {host} mène à une adresse qui n’est pas sur l’internet public.',
    nowhere: 'Le nom {host} ne mène à aucune adresse.',
    leads: 'Le nom {host} mène à {addresses}.',
    leadsToMore: 'Le nom {host} mène à {addresses} et {more} de plus.',
  },
  sentOn: {
    blocked: 'Le nom vers lequel les visiteurs sont renvoyés mène à une adresse qui n’est pas sur l’internet public.',
    nowhere: 'Le nom vers lequel les visiteurs sont renvoyés ne mène à aucune adresse.',
    leads: 'Le nom vers lequel les visiteurs sont renvoyés mène à {addresses}.',
    leadsToMore: 'Le nom vers lequel les visiteurs sont renvoyés mène à {addresses} et {more} de plus.',
  },
  machine: 'La machine {seenAt} : {parts}.',
  ping: { answered: 'a répondu à notre ping', answeredIn: 'a répondu à notre ping en {ms} ms', silent: 'n’a pas répondu à notre ping' },
  port: {
    open: 'le port {port} est ouvert',
    refused: 'le port {port} est fermé',
    silent: 'le port {port} se tait',
    unreachable: 'le port {port} est hors d’atteinte',
  },
  reached: 'Nous avons joint le port {port} en {ms} ms.',
  notReached: 'Le port {port} est injoignable.',
  certificate: 'Le certificat de sécurité est valable du {from} au {to}.',
  answered: 'Le serveur a répondu avec le code {code}.',
  answeredAfter: {
    one: 'Le serveur a répondu avec le code {code} après une redirection.',
    many: 'Le serveur a répondu avec le code {code} après {count} redirections.',
    other: 'Le serveur a répondu avec le code {code} après {count} redirections.',
  },
  title: 'La page s’appelle elle-même « {title} » (ses mots, pas les nôtres).',
  recognised: 'Nous avons reconnu : {names}.',
  late: 'Notre propre programme était en retard pendant cette vérification : les temps sont trop longs.',
};

export const measures: Translated<typeof measuresInEnglish, 'fr'> = {
  seconds: { one: '{count} seconde', many: '{count} secondes', other: '{count} secondes' },
  day: '{day} {month} {year}',
  firstDay: '{day}er {month} {year}',
  months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
};
