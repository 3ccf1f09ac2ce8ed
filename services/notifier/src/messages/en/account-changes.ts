import type { Block, Email } from '../email.js';
import type { ChangeFacts, Reader } from '../facts.js';
import { greeting } from './phrases.js';
import { moment } from './times.js';

const language = 'en';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyOld = 'You get this because this is the e-mail of a NoWahala account.';

/** To the new address: it counts once this link was followed. */
export function newEmail({ link }: ChangeFacts, reader: Reader): Email {
  return {
    subject: 'Please confirm your new e-mail',
    preview: 'One tap, and your alerts come here.',
    banner: brand('Confirm your new e-mail'),
    heading: 'Is this your new e-mail?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'This address was entered for a NoWahala account. Until you confirm it, everything goes to the e-mail that the account had before.',
      },
      { type: 'button', label: 'Confirm my new e-mail', url: link },
      { type: 'small', text: 'The link works for three days. If you did not ask for this, ignore this mail: nothing changes.' },
    ],
    why: 'You get this because somebody entered this address for a NoWahala account.',
    language,
  };
}

/** To the old address, when a change was asked for. With a link it has to allow it first. */
export function emailChanging({ link, undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const asked = `The e-mail of your account is to become ${changedTo}. This was asked for ${moment(now, now, reader.timeZone)}.`;
  return {
    subject: link ? 'May the e-mail of your account change?' : 'The e-mail of your account is about to change',
    preview: link ? 'It changes only if you allow it.' : 'If it was not you, stop it now.',
    banner: brand('E-mail change'),
    heading: link ? 'May your e-mail change?' : 'Your e-mail is about to change',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: asked },
      ...(link
        ? ([
            { type: 'text', text: 'The right password was not given with it, so it counts only if you allow it here.' },
            { type: 'button', label: 'Yes, change it', url: link },
          ] satisfies Block[])
        : ([{ type: 'text', text: 'If it was you, there is nothing to do here: open the mail at the new address.' }] satisfies Block[])),
      ...notMe(undoLink, supportEmail, 'Nothing changes then, and every device is signed out.'),
    ],
    why: whyOld,
    language,
  };
}

/** To the old address, once the new one counts. */
export function emailChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const to = changedTo ? ` to ${changedTo}` : '';
  return {
    subject: 'The e-mail of your account was changed',
    preview: 'If it was not you, take it back now.',
    banner: brand('E-mail changed'),
    heading: 'Your account has a new e-mail',
    blocks: [
      {
        type: 'lead',
        text: `It was changed${to} ${moment(now, now, reader.timeZone)}. Alerts now go to the new address, no longer to this one.`,
      },
      ...notMe(undoLink, supportEmail, 'This address belongs to your account again then, and every device is signed out.'),
    ],
    why: 'You get this because this address belonged to a NoWahala account until now.',
    language,
  };
}

/** To an address that has an account already, when it was entered for another one. */
export function emailInUse(reader: Reader): Email {
  return {
    subject: 'Your e-mail was entered for another account',
    preview: 'Nothing changed.',
    banner: brand('E-mail in use'),
    heading: 'This e-mail has an account already',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Somebody wanted to use this address for another NoWahala account. One address can have one account, so nothing changed.',
      },
      {
        type: 'text',
        text: 'If it was you: log in with this address, or delete the account that has it before you use it for the other one. If it was not you, there is nothing to do.',
      },
    ],
    why: whyOld,
    language,
  };
}

/** Where alerts by WhatsApp go was changed, or is new. */
export function phoneChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const what = changedTo
    ? `The phone number of your account became ${changedTo} ${moment(now, now, reader.timeZone)}. WhatsApp alerts go there once it is confirmed.`
    : `The phone number of your account was removed ${moment(now, now, reader.timeZone)}. Alerts no longer come by WhatsApp.`;
  return {
    subject: 'The phone number of your account was changed',
    preview: 'If it was not you, take it back now.',
    banner: brand('Phone changed'),
    heading: 'Your phone number was changed',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: what },
      ...notMe(undoLink, supportEmail, 'The number from before is back then, and every device is signed out.'),
    ],
    why: whyOld,
    language,
  };
}

function notMe(undoLink: string, supportEmail: string, then: string): Block[] {
  if (!undoLink) return [{ type: 'text', text: `If it was not you, write to ${supportEmail} at once.` }];
  return [
    { type: 'text', text: `Was it not you? Take it back with this button within 72 hours. ${then}` },
    { type: 'button', label: 'It was not me', url: undoLink },
    { type: 'small', text: 'If you never had a NoWahala account, somebody mistyped an address: ignore this mail.' },
  ];
}
