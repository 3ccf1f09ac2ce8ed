import type { LinkFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { longDate, moment } from './times.js';
import { greeting } from './phrases.js';

const language = 'en';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyAccount = 'You get this because somebody used this address for a NoWahala account.';

export function welcome({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Welcome to NoWahala: please confirm your e-mail',
    preview: 'One tap, so that alerts always reach you.',
    banner: brand('Welcome'),
    heading: 'Your servers are in good hands',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'We watch your servers day and night. When one has trouble, we tell you in plain words what happened and what to do.',
      },
      { type: 'button', label: 'Confirm my e-mail', url: link },
      {
        type: 'small',
        text: 'Until you confirm, we can send at most 10 alerts a day to this address.',
      },
      {
        type: 'steps',
        title: 'Next steps',
        steps: ['Confirm this e-mail.', 'Create a workspace.', 'Choose a plan.', 'Add your first server. It takes a minute.'],
      },
    ],
    why: whyAccount,
    language,
  };
}

export function verifyEmail({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Please confirm your e-mail',
    preview: 'One tap, so that alerts always reach you.',
    banner: brand('Confirm your e-mail'),
    heading: 'Is this your e-mail?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'Please confirm that alerts may go to this address.' },
      { type: 'button', label: 'Confirm my e-mail', url: link },
      {
        type: 'small',
        text: 'Until then we can send at most 10 alerts a day to it. If you did not ask for this, ignore this mail.',
      },
    ],
    why: whyAccount,
    language,
  };
}

export function resetPassword({ link, expiresAt }: LinkFacts, reader: Reader, now: Date): Email {
  const until = expiresAt
    ? ` The link works once, until ${moment(expiresAt, now, reader.timeZone).replace(/^on /, '')}.`
    : ' The link works once.';
  return {
    subject: 'Choose a new password',
    preview: 'The link works once.',
    banner: brand('New password'),
    heading: 'Choose a new password',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `Somebody, probably you, asked for a new password.${until}` },
      { type: 'button', label: 'Choose a new password', url: link },
      { type: 'small', text: 'If it was not you, do nothing: your password stays as it is.' },
    ],
    why: whyAccount,
    language,
  };
}

export function passwordChanged(reader: Reader, now: Date, supportEmail: string): Email {
  return {
    subject: 'Your password was changed',
    preview: 'If it was not you, write to us at once.',
    banner: brand('Password changed'),
    heading: 'Your password was changed',
    blocks: [
      {
        type: 'lead',
        text: `It was changed ${moment(now, now, reader.timeZone)}. All other devices were signed out.`,
      },
      {
        type: 'text',
        text: `If it was not you, choose "Forgot password?" on the sign-in page at once, then write to ${supportEmail}.`,
      },
    ],
    why: whyAccount,
    language,
  };
}

/** Said when she deletes the account: what stops now and what happens until when. */
export function accountClosed(goneBy: Date | null, reader: Reader): Email {
  const until = goneBy ? `by ${longDate(goneBy, reader.timeZone)}` : 'within 30 days';
  return {
    subject: 'Your account is closed',
    preview: `Your data will be gone ${until}.`,
    banner: { state: 'quiet', word: 'Account closed' },
    heading: 'Your account is closed',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'You asked us to delete your account. You are signed out everywhere, and we no longer watch your servers.',
      },
      {
        type: 'text',
        text: `Your personal data, servers and history will be gone ${until}. Invoices must be kept for the time the law says; nobody uses them for anything else.`,
      },
      {
        type: 'small',
        text: 'This is the last mail but one: when everything is deleted, we tell you.',
      },
    ],
    why: 'You get this because this address belonged to a NoWahala account.',
    language,
  };
}

export function accountErased(reader: Reader): Email {
  return {
    subject: 'Your data is deleted',
    preview: 'This is the last mail from us.',
    banner: { state: 'quiet', word: 'Data deleted' },
    heading: 'Your data is deleted',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Everything we held about you is deleted: your profile, your servers and their history. Invoices are kept for the time the law says and closed to everyone else.',
      },
      { type: 'text', text: 'This is the last mail from us. Thank you for having been with us.' },
    ],
    why: 'You get this because this address belonged to a NoWahala account.',
    language,
  };
}
