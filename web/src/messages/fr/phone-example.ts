import type { phoneExample as original } from '../en/phone-example';
import type { Words } from '../words';

export const phoneExample: Words<typeof original> = {
  label: 'Exemple : les messages WhatsApp d’une panne, tels qu’ils arrivent sur un téléphone',
  sender: 'NoWahala',
  senderHint: 'Alertes',
  time: '14:03',
  downTitle: 'Shop website est en panne depuis 14:02 (GMT+1)',
  downText: 'Les visiteurs voient une erreur au lieu de votre boutique. La machine est allumée ; le programme du site s’est arrêté.',
  doNow: 'À faire maintenant',
  steps: ['Connectez-vous à cPanel', 'Ouvrez « Setup Node.js App »', 'Appuyez sur « Restart »'],
  replies: 'Répondez 1 si vous vous en occupez, 2 pour de l’aide.',
  reply: 'Je m’en occupe',
  replyTime: '14:05',
  noted: 'Merci. Nous continuons à surveiller, sans bruit.',
  backTitle: 'Shop website est de nouveau en ligne',
  backText: 'La panne a duré 14 minutes. Le redémarrage a suffi.',
  backTime: '14:16',
};
