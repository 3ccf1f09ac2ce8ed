import type { Block, Email } from '../email.js';
import type { ChangeFacts, Reader } from '../facts.js';
import { greeting } from './phrases.js';
import { moment } from './times.js';

const language = 'yo';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyOld = 'Ẹ ń rí èyí gbà nítorí pé e-mail àkáǹtì NoWahala kan nìyí.';
const takeBack = 'Tí kì í bá ṣe ẹ̀yin, ẹ dá a padà báyìí.';

/** To the new address: it counts once this link was followed. */
export function newEmail({ link }: ChangeFacts, reader: Reader): Email {
  return {
    subject: 'Ẹ jọ̀wọ́ ẹ fìdí e-mail tuntun yín múlẹ̀',
    preview: 'Ẹ tẹ ẹ lẹ́ẹ̀kan péré, ìkìlọ̀ yín máa wá síbí.',
    banner: brand('Ẹ fìdí e-mail tuntun múlẹ̀'),
    heading: 'Ṣé e-mail tuntun yín nìyí?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Ẹnì kan kọ àdírẹ́sì yìí fún àkáǹtì NoWahala. Títí ẹ ó fi fìdí rẹ̀ múlẹ̀, gbogbo nǹkan ń lọ sí e-mail tí àkáǹtì náà ní tẹ́lẹ̀.',
      },
      { type: 'button', label: 'Fìdí e-mail tuntun múlẹ̀', url: link },
      {
        type: 'small',
        text: 'Líǹkì náà ń ṣiṣẹ́ fún ọjọ́ mẹ́ta. Tí ẹ kò bá béèrè fún èyí, ẹ má ṣe ka e-mail yìí sí: kò sí ohun tó máa yí padà.',
      },
    ],
    why: 'Ẹ ń rí èyí gbà nítorí pé ẹnì kan kọ àdírẹ́sì yìí fún àkáǹtì NoWahala.',
    language,
  };
}

/** To the old address, when a change was asked for. With a link it has to allow it first. */
export function emailChanging({ link, undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const asked = `E-mail àkáǹtì yín fẹ́ di ${changedTo}. Ìgbà tí wọ́n béèrè rẹ̀: ${moment(now, now, reader.timeZone)}.`;
  return {
    subject: link ? 'Ṣé kí e-mail àkáǹtì yín yí padà?' : 'E-mail àkáǹtì yín fẹ́ yí padà',
    preview: link ? 'Kò ní yí padà àyàfi tí ẹ bá gbà á láyè.' : 'Tí kì í bá ṣe ẹ̀yin, ẹ dá a dúró báyìí.',
    banner: brand('Àyípadà e-mail'),
    heading: link ? 'Ṣé kí e-mail yín yí padà?' : 'E-mail yín fẹ́ yí padà',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: asked },
      ...(link
        ? ([
            { type: 'text', text: 'Wọn kò fi ọ̀rọ̀ aṣínà tó tọ́ béèrè rẹ̀, nítorí náà kò wúlò àyàfi tí ẹ bá gbà á láyè níbí.' },
            { type: 'button', label: 'Bẹ́ẹ̀ ni, yí i padà', url: link },
          ] satisfies Block[])
        : ([{ type: 'text', text: 'Tó bá jẹ́ ẹ̀yin, kò sí ohun tí ẹ máa ṣe níbí: ẹ ṣí e-mail tó wà ní àdírẹ́sì tuntun.' }] satisfies Block[])),
      ...notMe(undoLink, supportEmail, 'Nígbà náà kò sí ohun tó máa yí padà, gbogbo ẹ̀rọ sì máa jáde.'),
    ],
    why: whyOld,
    language,
  };
}

/** To the old address, once the new one counts. */
export function emailChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const at = moment(now, now, reader.timeZone);
  return {
    subject: 'E-mail àkáǹtì yín ti yí padà',
    preview: takeBack,
    banner: brand('E-mail ti yí padà'),
    heading: 'Àkáǹtì yín ti ní e-mail tuntun',
    blocks: [
      {
        type: 'lead',
        text: `${changedTo ? `Ó yí padà sí ${changedTo} ${at}.` : `Ó yí padà ${at}.`} Ìkìlọ̀ ń lọ sí àdírẹ́sì tuntun báyìí, kì í ṣe síbí mọ́.`,
      },
      ...notMe(undoLink, supportEmail, 'Nígbà náà àdírẹ́sì yìí máa tún di ti àkáǹtì yín, gbogbo ẹ̀rọ sì máa jáde.'),
    ],
    why: 'Ẹ ń rí èyí gbà nítorí pé àdírẹ́sì yìí jẹ́ ti àkáǹtì NoWahala kan títí di báyìí.',
    language,
  };
}

/** To an address that has an account already, when it was entered for another one. */
export function emailInUse(reader: Reader): Email {
  return {
    subject: 'Ẹnì kan kọ e-mail yín fún àkáǹtì mìíràn',
    preview: 'Kò sí ohun tó yí padà.',
    banner: brand('E-mail ti wà ní lílò'),
    heading: 'E-mail yìí ti ní àkáǹtì',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Ẹnì kan fẹ́ lo àdírẹ́sì yìí fún àkáǹtì NoWahala mìíràn. Àdírẹ́sì kan lè ní àkáǹtì kan, nítorí náà kò sí ohun tó yí padà.',
      },
      {
        type: 'text',
        text: 'Tó bá jẹ́ ẹ̀yin: ẹ wọlé pẹ̀lú àdírẹ́sì yìí, tàbí kí ẹ kọ́kọ́ pa àkáǹtì tó ní in rẹ́ kí ẹ tó lò ó fún èkejì. Tí kì í bá ṣe ẹ̀yin, kò sí ohun tí ẹ máa ṣe.',
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
    ? `Nọ́ńbà fóònù àkáǹtì yín di ${changedTo} ${at}. Ìkìlọ̀ WhatsApp máa lọ síbẹ̀ nígbà tí ẹ bá ti fìdí rẹ̀ múlẹ̀.`
    : `Nọ́ńbà fóònù àkáǹtì yín ti kúrò ${at}. Ìkìlọ̀ kò ní wá nípa WhatsApp mọ́.`;
  return {
    subject: 'Nọ́ńbà fóònù àkáǹtì yín ti yí padà',
    preview: takeBack,
    banner: brand('Fóònù ti yí padà'),
    heading: 'Nọ́ńbà fóònù yín ti yí padà',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: what },
      ...notMe(undoLink, supportEmail, 'Nígbà náà nọ́ńbà ti tẹ́lẹ̀ máa padà, gbogbo ẹ̀rọ sì máa jáde.'),
    ],
    why: whyOld,
    language,
  };
}

function notMe(undoLink: string, supportEmail: string, then: string): Block[] {
  if (!undoLink) return [{ type: 'text', text: `Tí kì í bá ṣe ẹ̀yin, ẹ kọ̀wé sí ${supportEmail} lójú ẹsẹ̀.` }];
  return [
    { type: 'text', text: `Ṣé kì í ṣe ẹ̀yin? Ẹ dá a padà pẹ̀lú bọ́tìnì yìí láàárín wákàtí 72. ${then}` },
    { type: 'button', label: 'Èmi kọ́', url: undoLink },
    { type: 'small', text: 'Tí ẹ kò bá ní àkáǹtì NoWahala rí, ẹnì kan ló ṣì àdírẹ́sì kọ: ẹ má ṣe ka e-mail yìí sí.' },
  ];
}
