import type { Email } from '../email.js';
import { fr } from './typeset.js';

/** The mail that stands in for a WhatsApp message that was refused, or that nobody's phone confirmed. Only its end differs. */
export const insteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(
    email,
    'Nous avons d’abord essayé WhatsApp, mais rien ne confirme que le message a atteint votre téléphone. C’est pourquoi il arrive par e-mail.',
  ),
  why: 'Vous recevez ceci parce qu’une alerte WhatsApp n’a pas pu être confirmée.',
});

/** A recovery mail where WhatsApp carried the alert, is not allowed any more, and e-mail alerts are off. */
export const endInsteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(
    email,
    'Nous vous avons annoncé le début, et depuis, vos alertes WhatsApp ont été coupées. C’est pourquoi la fin arrive par e-mail.',
  ),
  why: 'Vous recevez ceci parce que nous vous avions annoncé le début. Vos alertes par e-mail restent coupées.',
});

/** The last mail of the day to an address that was never confirmed. */
export const lastOfTheDay = (email: Email): Email =>
  withEnd(
    email,
    fr`C’est l’alerte numéro 10 aujourd’hui, le maximum pour une adresse non confirmée. Merci de la confirmer avec le lien de notre e-mail ; les alertes suivantes attendent sur votre tableau de bord.`,
  );

const withEnd = (email: Email, text: string): Email => ({ ...email, blocks: [...email.blocks, { type: 'small', text }] });
