import type { Email } from '../email.js';

/** The mail that stands in for a WhatsApp message that was refused, or that nobody's phone confirmed. Only its end differs. */
export function insteadOfWhatsApp(email: Email): Email {
  return {
    ...email,
    blocks: [
      ...email.blocks,
      {
        type: 'small',
        text: 'We tried WhatsApp first, but nothing confirms that it reached your phone. That is why it comes by e-mail.',
      },
    ],
    why: 'You get this because a WhatsApp alert could not be confirmed.',
  };
}

/** A recovery mail where WhatsApp carried the alert, is not allowed any more, and e-mail alerts are off. */
export function endInsteadOfWhatsApp(email: Email): Email {
  return {
    ...email,
    blocks: [
      ...email.blocks,
      {
        type: 'small',
        text: 'We told you when it began, and WhatsApp alerts have been switched off for you since. That is why the end comes by e-mail.',
      },
    ],
    why: 'You get this because you heard from us that it began. Your e-mail alerts stay off.',
  };
}

/** The last mail of the day to an address that was never confirmed. */
export function lastOfTheDay(email: Email): Email {
  return {
    ...email,
    blocks: [
      ...email.blocks,
      {
        type: 'small',
        text: 'This is alert number 10 today, the most we may send to an address that was not confirmed. Please confirm it with the link in our mail; the next alerts wait on your dashboard.',
      },
    ],
  };
}
