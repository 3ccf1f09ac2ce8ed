import type { LinkFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, greeting } from './phrases.js';
import { dayAndTime, longDate, moment } from './times.js';

const language = 'pcm';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyAccount = 'You get dis because somebody use dis address for one NoWahala account.';
const whyClosed = 'You get dis because dis address bin belong to one NoWahala account.';
const oneTap = 'One tap, so alerts go always reach you.';

export function welcome({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Welcome to NoWahala: abeg confirm your e-mail',
    preview: oneTap,
    banner: brand('Welcome'),
    heading: 'Your servers dey for good hands',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'We dey watch your servers day and night. When one get wahala, we go tell you in simple words wetin happen and wetin to do.',
      },
      { type: 'button', label: 'Confirm my e-mail', url: link },
      { type: 'small', text: 'Till you confirm, we fit send at most 10 alerts a day to dis address.' },
      {
        type: 'steps',
        title: 'Next steps',
        steps: ['Confirm dis e-mail.', 'Create one workspace.', 'Choose one plan.', 'Add your first server. E go take one minute.'],
      },
    ],
    why: whyAccount,
    language,
  };
}

export function verifyEmail({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Abeg confirm your e-mail',
    preview: oneTap,
    banner: brand('Confirm your e-mail'),
    heading: 'Na your e-mail be dis?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'Abeg confirm say alerts fit come to dis address.' },
      { type: 'button', label: 'Confirm my e-mail', url: link },
      { type: 'small', text: 'Before dat, we fit send at most 10 alerts a day to am. If you no ask for dis, ignore dis mail.' },
    ],
    why: whyAccount,
    language,
  };
}

export function resetPassword({ link, expiresAt }: LinkFacts, reader: Reader, now: Date): Email {
  const works = expiresAt ? `Di link dey work once, till ${dayAndTime(expiresAt, now, reader.timeZone)}.` : 'Di link dey work once.';
  return {
    subject: 'Choose new password',
    preview: 'Di link dey work once.',
    banner: brand('New password'),
    heading: 'Choose new password',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `Somebody, most likely you, ask for new password. ${works}` },
      { type: 'button', label: 'Choose new password', url: link },
      { type: 'small', text: 'If no be you, no do anything: your password no go change.' },
    ],
    why: whyAccount,
    language,
  };
}

export function passwordChanged(reader: Reader, now: Date, supportEmail: string): Email {
  return {
    subject: 'Your password don change',
    preview: 'If no be you, write to us at once.',
    banner: brand('Password don change'),
    heading: 'Your password don change',
    blocks: [
      { type: 'lead', text: `E change ${moment(now, now, reader.timeZone)}. We log out all other devices.` },
      {
        type: 'text',
        text: `If no be you, choose ${buttons.forgotPassword} for di log in page at once, then write to ${supportEmail}.`,
      },
    ],
    why: whyAccount,
    language,
  };
}

/** Said when the account is deleted: what stops now and what happens until when. */
export function accountClosed(goneBy: Date | null, reader: Reader): Email {
  const before = goneBy ? `by ${longDate(goneBy, reader.timeZone)}` : 'within 30 days';
  return {
    subject: 'Your account don close',
    preview: `All your data go don delete ${before}.`,
    banner: { state: 'quiet', word: 'Account don close' },
    heading: 'Your account don close',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'You ask us to delete your account. We don log you out everywhere, and we no dey watch your servers again.' },
      {
        type: 'text',
        text: `Your personal data, servers and history go don delete ${before}. Law say we must keep invoices for some time; nobody go use dem for anything else.`,
      },
      { type: 'small', text: 'One more mail remain: when everything don delete, we go tell you.' },
    ],
    why: whyClosed,
    language,
  };
}

export function accountErased(reader: Reader): Email {
  return {
    subject: 'Your data don delete',
    preview: 'Dis na di last mail from us.',
    banner: { state: 'quiet', word: 'Data don delete' },
    heading: 'Your data don delete',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Everything wey we get about you don delete: your profile, your servers and their history. We dey keep invoices for di time wey law say, and nobody else fit see dem.',
      },
      { type: 'text', text: 'Dis na di last mail from us. Thank you because you stay with us.' },
    ],
    why: whyClosed,
    language,
  };
}
