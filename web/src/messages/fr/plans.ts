import type { plans as original } from '../en/plans';
import type { Words } from '../words';

export const plans: Words<typeof original> = {
  title: 'Formules',
  headline: 'Des prix clairs, en nairas',
  text: 'Toutes les formules sont facturées à l’année. Les prix sont affichés par mois, avec le total annuel et la TVA à côté.',
  noTrial: 'Il n’y a pas d’essai gratuit. Les paiements ne sont pas remboursés, sauf là où la loi l’exige.',
  perMonth: 'par mois',
  firstWithWhatsApp: 'Alertes WhatsApp',
  perYear: (net) => `${net} par an`,
  vat: (vat) => `+ ${vat} de TVA (7,5 %)`,
  total: (total) => `= ${total}, facturés à l’année`,
  servers: (count) => `${count} serveurs et tâches`,
  serverLimit: 'Nombre de serveurs',
  snapshotLimit: 'Nombre de relevés',
  snapshots: (count) => `${count} relevés de ce que nous avons vu, par mois`,
  gptLimit: 'Limite de l’IA',
  errorLogs: (count) => `${count} erreurs expliquées par IA, par mois`,
  rateLimit: 'Nombre de vérifications',
  pings: (count) => `${count} pings par serveur et par mois`,
  limits: 'Limites',
  monitoringFeatures: 'Surveillance',
  alertingChannels: 'Canaux d’alerte',
  choose: (name) => `Choisir ${name}`,
  loadFailed: 'Impossible de charger les formules',
  empty: 'Aucune formule n’est en vente pour le moment. Écrivez-nous.',
  faqTitle: 'Bon à savoir',
  faq: [
    {
      q: 'Qu’est-ce qu’un ping ?',
      a: 'Une vérification d’un serveur. Toutes les 5 minutes, cela fait 8 928 pings par mois ; chaque minute, 44 640.',
    },
    {
      q: 'Que se passe-t-il quand j’atteins une limite ?',
      a: 'La surveillance ne s’arrête jamais sans rien dire. Au-delà de la limite de l’IA, notre propre catalogue explique encore chaque erreur.',
    },
    {
      q: 'Puis-je passer à une formule plus grande ?',
      a: 'Oui, à tout moment. Vous ne payez que la différence pour les jours qui restent de votre année.',
    },
    {
      q: 'Qu’est-ce qu’un relevé ?',
      a: 'Ce que le serveur a répondu à la première vérification échouée, gardé pour que vous ou la personne qui a créé le site voyiez ce qui n’allait pas. Les secrets sont retirés d’abord.',
    },
  ],
};
