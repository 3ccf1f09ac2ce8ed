import type { Email } from '../email.js';

/** The mail that stands in for a WhatsApp message that was refused, or that nobody's phone confirmed. Only its end differs. */
export const insteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(email, 'We try WhatsApp first, but nothing confirm say e reach your phone. Na why e come by e-mail.'),
  why: 'You get dis because we no fit confirm one WhatsApp alert.',
});

/** A recovery mail where WhatsApp carried the alert, is not allowed any more, and e-mail alerts are off. */
export const endInsteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(email, 'We tell you when e start. After dat, your WhatsApp alerts go off. Na why di end come by e-mail.'),
  why: 'You get dis because we tell you when e start. Your e-mail alerts still dey off.',
});

/** The last mail of the day to an address that was never confirmed. */
export const lastOfTheDay = (email: Email): Email =>
  withEnd(
    email,
    'Dis na alert number 10 today, di most wey we fit send to address wey nobody confirm. Abeg confirm am with di link for our mail. Di next alerts dey wait for your dashboard.',
  );

const withEnd = (email: Email, text: string): Email => ({ ...email, blocks: [...email.blocks, { type: 'small', text }] });
