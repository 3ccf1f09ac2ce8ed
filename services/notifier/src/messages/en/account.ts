import type { Reader } from '../facts.js';
import type { Letter } from '../letter.js';
import { longDate, moment } from './times.js';
import { greeting } from './words.js';

const language = 'en';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyAccount = 'You get this because somebody used this address for a NoWahala account.';

export interface LinkFacts {
  link: string;
  expiresAt: Date | null;
}

export function welcome({ link }: LinkFacts, reader: Reader): Letter {
  return {
    subject: 'Welcome to NoWahala: please confirm your e-mail',
    preview: 'One tap, so that alerts always reach you.',
    band: brand('Welcome'),
    heading: 'Your servers are in good hands',
    blocks: [
      { is: 'lead', text: greeting(reader.name) },
      {
        is: 'text',
        text: 'We watch your servers day and night. When one has trouble, we tell you in plain words what happened and what to do.',
      },
      { is: 'button', label: 'Confirm my e-mail', url: link },
      {
        is: 'small',
        text: 'Until you confirm, we can send at most 10 alerts a day to this address.',
      },
      {
        is: 'steps',
        title: 'Next steps',
        steps: ['Confirm this e-mail.', 'Create a workspace.', 'Choose a plan.', 'Add your first server. It takes a minute.'],
      },
    ],
    why: whyAccount,
    language,
  };
}

export function verifyEmail({ link }: LinkFacts, reader: Reader): Letter {
  return {
    subject: 'Please confirm your e-mail',
    preview: 'One tap, so that alerts always reach you.',
    band: brand('Confirm your e-mail'),
    heading: 'Is this your e-mail?',
    blocks: [
      { is: 'lead', text: greeting(reader.name) },
      { is: 'text', text: 'Please confirm that alerts may go to this address.' },
      { is: 'button', label: 'Confirm my e-mail', url: link },
      {
        is: 'small',
        text: 'Until then we can send at most 10 alerts a day to it. If you did not ask for this, ignore this mail.',
      },
    ],
    why: whyAccount,
    language,
  };
}

export function resetPassword({ link, expiresAt }: LinkFacts, reader: Reader, now: Date): Letter {
  const until = expiresAt
    ? ` The link works once, until ${moment(expiresAt, now, reader.timeZone).replace(/^on /, '')}.`
    : ' The link works once.';
  return {
    subject: 'Choose a new password',
    preview: 'The link works once.',
    band: brand('New password'),
    heading: 'Choose a new password',
    blocks: [
      { is: 'lead', text: greeting(reader.name) },
      { is: 'text', text: `Somebody, probably you, asked for a new password.${until}` },
      { is: 'button', label: 'Choose a new password', url: link },
      { is: 'small', text: 'If it was not you, do nothing: your password stays as it is.' },
    ],
    why: whyAccount,
    language,
  };
}

export function passwordChanged(reader: Reader, now: Date, supportEmail: string): Letter {
  return {
    subject: 'Your password was changed',
    preview: 'If it was not you, write to us at once.',
    band: brand('Password changed'),
    heading: 'Your password was changed',
    blocks: [
      {
        is: 'lead',
        text: `It was changed ${moment(now, now, reader.timeZone)}. All other devices were signed out.`,
      },
      {
        is: 'text',
        text: `If it was not you, choose "Forgot password?" on the sign-in page at once, then write to ${supportEmail}.`,
      },
    ],
    why: whyAccount,
    language,
  };
}

export function emailChanged(reader: Reader, now: Date, supportEmail: string): Letter {
  return {
    subject: 'The e-mail of your account was changed',
    preview: 'If it was not you, write to us at once.',
    band: brand('E-mail changed'),
    heading: 'Your account has a new e-mail',
    blocks: [
      {
        is: 'lead',
        text: `It was changed ${moment(now, now, reader.timeZone)}. Alerts now go to the new address, no longer to this one.`,
      },
      { is: 'text', text: `If it was not you, write to ${supportEmail} at once.` },
    ],
    why: 'You get this because this address belonged to a NoWahala account until now.',
    language,
  };
}

/** Said when she deletes the account: what stops now and what happens until when. */
export function accountClosed(goneBy: Date | null, reader: Reader): Letter {
  const until = goneBy ? `by ${longDate(goneBy, reader.timeZone)}` : 'within 30 days';
  return {
    subject: 'Your account is closed',
    preview: `Your data will be gone ${until}.`,
    band: { state: 'quiet', word: 'Account closed' },
    heading: 'Your account is closed',
    blocks: [
      { is: 'lead', text: greeting(reader.name) },
      {
        is: 'text',
        text: 'You asked us to delete your account. You are signed out everywhere, and we no longer watch your servers.',
      },
      {
        is: 'text',
        text: `Your personal data, servers and history will be gone ${until}. Invoices must be kept for the time the law says; nobody uses them for anything else.`,
      },
      {
        is: 'small',
        text: 'This is the last mail but one: when everything is deleted, we tell you.',
      },
    ],
    why: 'You get this because this address belonged to a NoWahala account.',
    language,
  };
}

export function accountErased(reader: Reader): Letter {
  return {
    subject: 'Your data is deleted',
    preview: 'This is the last mail from us.',
    band: { state: 'quiet', word: 'Data deleted' },
    heading: 'Your data is deleted',
    blocks: [
      { is: 'lead', text: greeting(reader.name) },
      {
        is: 'text',
        text: 'Everything we held about you is deleted: your profile, your servers and their history. Invoices are kept for the time the law says and closed to everyone else.',
      },
      { is: 'text', text: 'This is the last mail from us. Thank you for having been with us.' },
    ],
    why: 'You get this because this address belonged to a NoWahala account.',
    language,
  };
}
