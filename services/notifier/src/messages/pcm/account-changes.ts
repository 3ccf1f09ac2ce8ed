import type { Block, Email } from '../email.js';
import type { ChangeFacts, Reader } from '../facts.js';
import { greeting } from './phrases.js';
import { moment } from './times.js';

const language = 'pcm';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyOld = 'You get dis because dis na di e-mail of one NoWahala account.';
const takeBack = 'If no be you, take am back now.';

/** To the new address: it counts once this link was followed. */
export function newEmail({ link }: ChangeFacts, reader: Reader): Email {
  return {
    subject: 'Abeg confirm your new e-mail',
    preview: 'One tap, and your alerts go come here.',
    banner: brand('Confirm your new e-mail'),
    heading: 'Na your new e-mail be dis?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Somebody enter dis address for one NoWahala account. Till you confirm am, everything go still go to di e-mail wey di account get before.',
      },
      { type: 'button', label: 'Confirm my new e-mail', url: link },
      { type: 'small', text: 'Di link dey work for three days. If you no ask for dis, ignore dis mail: nothing go change.' },
    ],
    why: 'You get dis because somebody enter dis address for one NoWahala account.',
    language,
  };
}

/** To the old address, when a change was asked for. With a link it has to allow it first. */
export function emailChanging({ link, undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const asked = `Somebody ask make di e-mail of your account change to ${changedTo}. Na ${moment(now, now, reader.timeZone)}.`;
  return {
    subject: link ? 'Make di e-mail of your account change?' : 'Di e-mail of your account go soon change',
    preview: link ? 'E go change only if you allow am.' : 'If no be you, stop am now.',
    banner: brand('E-mail change'),
    heading: link ? 'Make your e-mail change?' : 'Your e-mail go soon change',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: asked },
      ...(link
        ? ([
            { type: 'text', text: 'Di correct password no follow am, so e go count only if you allow am here.' },
            { type: 'button', label: 'Yes, change am', url: link },
          ] satisfies Block[])
        : ([{ type: 'text', text: 'If na you, nothing dey to do here: open di mail for di new address.' }] satisfies Block[])),
      ...notMe(undoLink, supportEmail, 'Then nothing go change, and we go log out every device.'),
    ],
    why: whyOld,
    language,
  };
}

/** To the old address, once the new one counts. */
export function emailChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const to = changedTo ? ` to ${changedTo}` : '';
  return {
    subject: 'Di e-mail of your account don change',
    preview: takeBack,
    banner: brand('E-mail don change'),
    heading: 'Your account get new e-mail',
    blocks: [
      {
        type: 'lead',
        text: `E change${to} ${moment(now, now, reader.timeZone)}. Alerts dey go to di new address now, no be to dis one.`,
      },
      ...notMe(undoLink, supportEmail, 'Then dis address go belong to your account again, and we go log out every device.'),
    ],
    why: 'You get dis because dis address belong to one NoWahala account till now.',
    language,
  };
}

/** To an address that has an account already, when it was entered for another one. */
export function emailInUse(reader: Reader): Email {
  return {
    subject: 'Somebody enter your e-mail for another account',
    preview: 'Nothing change.',
    banner: brand('E-mail don get account'),
    heading: 'Dis e-mail don get account already',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Somebody want use dis address for another NoWahala account. One address fit get only one account, so nothing change.',
      },
      {
        type: 'text',
        text: 'If na you: log in with dis address, or first delete di account wey get am. If no be you, nothing dey to do.',
      },
    ],
    why: whyOld,
    language,
  };
}

/** Where alerts by WhatsApp go was changed, or is new. */
export function phoneChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const at = moment(now, now, reader.timeZone);
  const what = changedTo
    ? `Di phone number of your account change to ${changedTo} ${at}. WhatsApp alerts go go there after you confirm am.`
    : `Somebody remove di phone number of your account ${at}. Alerts no dey come by WhatsApp again.`;
  return {
    subject: 'Di phone number of your account don change',
    preview: takeBack,
    banner: brand('Phone don change'),
    heading: 'Your phone number don change',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: what },
      ...notMe(undoLink, supportEmail, 'Then di number of before go come back, and we go log out every device.'),
    ],
    why: whyOld,
    language,
  };
}

function notMe(undoLink: string, supportEmail: string, then: string): Block[] {
  if (!undoLink) return [{ type: 'text', text: `If no be you, write to ${supportEmail} at once.` }];
  return [
    { type: 'text', text: `No be you? Take am back with dis button within 72 hours. ${then}` },
    { type: 'button', label: 'No be me', url: undoLink },
    { type: 'small', text: 'If you neva get NoWahala account before, somebody type wrong address: ignore dis mail.' },
  ];
}
