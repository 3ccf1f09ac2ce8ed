import type { LinkFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, greeting } from './phrases.js';
import { longDate, moment } from './times.js';

const language = 'yo';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyAccount = 'Ẹ ń rí èyí gbà nítorí pé ẹnì kan lo àdírẹ́sì yìí fún àkáǹtì NoWahala.';
const whyClosed = 'Ẹ ń rí èyí gbà nítorí pé àdírẹ́sì yìí jẹ́ ti àkáǹtì NoWahala kan.';
const oneTap = 'Ẹ tẹ ẹ lẹ́ẹ̀kan péré, kí ìkìlọ̀ lè máa dé ọ̀dọ̀ yín.';

export function welcome({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Ẹ káàbọ̀ sí NoWahala: ẹ fìdí e-mail yín múlẹ̀',
    preview: oneTap,
    banner: brand('Ẹ káàbọ̀'),
    heading: 'Àwọn server yín wà lọ́wọ́ tó dára',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'A ń ṣọ́ àwọn server yín tọ̀sán tòru. Tí ọ̀kan bá ní ìṣòro, a máa sọ ohun tó ṣẹlẹ̀ àti ohun tí ẹ máa ṣe fún yín ní ọ̀rọ̀ tó rọrùn.',
      },
      { type: 'button', label: 'Fìdí e-mail mi múlẹ̀', url: link },
      { type: 'small', text: 'Títí ẹ ó fi fìdí rẹ̀ múlẹ̀, ìkìlọ̀ 10 lóòjọ́ ni a lè fi ránṣẹ́ sí àdírẹ́sì yìí, kò lè ju bẹ́ẹ̀ lọ.' },
      {
        type: 'steps',
        title: 'Ìgbésẹ̀ tó kàn',
        steps: ['Ẹ fìdí e-mail yìí múlẹ̀.', 'Ẹ ṣí ààyè iṣẹ́ kan.', 'Ẹ yan ètò kan.', 'Ẹ fi server àkọ́kọ́ yín sí i. Ìṣẹ́jú kan ló máa gbà.'],
      },
    ],
    why: whyAccount,
    language,
  };
}

export function verifyEmail({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Ẹ jọ̀wọ́ ẹ fìdí e-mail yín múlẹ̀',
    preview: oneTap,
    banner: brand('Ẹ fìdí e-mail yín múlẹ̀'),
    heading: 'Ṣé e-mail yín nìyí?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'Ẹ jọ̀wọ́ ẹ fìdí rẹ̀ múlẹ̀ pé ìkìlọ̀ lè wá sí àdírẹ́sì yìí.' },
      { type: 'button', label: 'Fìdí e-mail mi múlẹ̀', url: link },
      {
        type: 'small',
        text: 'Títí di ìgbà náà, ìkìlọ̀ 10 lóòjọ́ ni a lè fi ránṣẹ́ síbẹ̀, kò lè ju bẹ́ẹ̀ lọ. Tí ẹ kò bá béèrè fún èyí, ẹ má ṣe ka e-mail yìí sí.',
      },
    ],
    why: whyAccount,
    language,
  };
}

export function resetPassword({ link, expiresAt }: LinkFacts, reader: Reader, now: Date): Email {
  const works = expiresAt
    ? `Ẹ̀ẹ̀kan ni líǹkì náà ń ṣiṣẹ́, kò sì ní ṣiṣẹ́ mọ́ lẹ́yìn àkókò yìí: ${moment(expiresAt, now, reader.timeZone)}.`
    : 'Ẹ̀ẹ̀kan ni líǹkì náà ń ṣiṣẹ́.';
  return {
    subject: 'Ẹ yan ọ̀rọ̀ aṣínà tuntun',
    preview: 'Ẹ̀ẹ̀kan ni líǹkì náà ń ṣiṣẹ́.',
    banner: brand('Ọ̀rọ̀ aṣínà tuntun'),
    heading: 'Ẹ yan ọ̀rọ̀ aṣínà tuntun',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `Ẹnì kan, bóyá ẹ̀yin, béèrè fún ọ̀rọ̀ aṣínà tuntun. ${works}` },
      { type: 'button', label: 'Yan ọ̀rọ̀ aṣínà tuntun', url: link },
      { type: 'small', text: 'Tí kì í bá ṣe ẹ̀yin, ẹ má ṣe nǹkan kan: ọ̀rọ̀ aṣínà yín kò ní yí padà.' },
    ],
    why: whyAccount,
    language,
  };
}

export function passwordChanged(reader: Reader, now: Date, supportEmail: string): Email {
  return {
    subject: 'Ọ̀rọ̀ aṣínà yín ti yí padà',
    preview: 'Tí kì í bá ṣe ẹ̀yin, ẹ kọ̀wé sí wa lójú ẹsẹ̀.',
    banner: brand('Ọ̀rọ̀ aṣínà ti yí padà'),
    heading: 'Ọ̀rọ̀ aṣínà yín ti yí padà',
    blocks: [
      { type: 'lead', text: `Ó yí padà ${moment(now, now, reader.timeZone)}. Gbogbo ẹ̀rọ mìíràn ti jáde.` },
      {
        type: 'text',
        text: `Tí kì í bá ṣe ẹ̀yin, ẹ yan ${buttons.forgotPassword} lórí ojú ìwé ìwọlé lójú ẹsẹ̀, lẹ́yìn náà ẹ kọ̀wé sí ${supportEmail}.`,
      },
    ],
    why: whyAccount,
    language,
  };
}

/** Said when the account is deleted: what stops now and what happens until when. */
export function accountClosed(goneBy: Date | null, reader: Reader): Email {
  const before = goneBy ? `kó tó kọjá ${longDate(goneBy, reader.timeZone)}` : 'láàárín ọjọ́ 30';
  return {
    subject: 'Àkáǹtì yín ti wà ní títì',
    preview: `Dátà yín máa parẹ́ ${before}.`,
    banner: { state: 'quiet', word: 'Àkáǹtì ti wà ní títì' },
    heading: 'Àkáǹtì yín ti wà ní títì',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'Ẹ ní kí a pa àkáǹtì yín rẹ́. Ẹ ti jáde níbi gbogbo, a kò sì ṣọ́ àwọn server yín mọ́.' },
      {
        type: 'text',
        text: `Dátà yín, àwọn server yín àti ìtàn wọn máa parẹ́ ${before}. A gbọ́dọ̀ tọ́jú ìwé ìsanwó fún àkókò tí òfin sọ; ẹnikẹ́ni kì í lò wọ́n fún ohun mìíràn.`,
      },
      { type: 'small', text: 'E-mail kan péré ló kù lẹ́yìn èyí: nígbà tí gbogbo rẹ̀ bá ti parẹ́, a máa sọ fún yín.' },
    ],
    why: whyClosed,
    language,
  };
}

export function accountErased(reader: Reader): Email {
  return {
    subject: 'Dátà yín ti parẹ́',
    preview: 'E-mail tó kẹ́yìn láti ọ̀dọ̀ wa nìyí.',
    banner: { state: 'quiet', word: 'Dátà ti parẹ́' },
    heading: 'Dátà yín ti parẹ́',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Gbogbo ohun tí a ní nípa yín ti parẹ́: ìsọfúnni yín, àwọn server yín àti ìtàn wọn. A tọ́jú ìwé ìsanwó fún àkókò tí òfin sọ, ẹlòmíràn kò sì lè rí wọn.',
      },
      { type: 'text', text: 'E-mail tó kẹ́yìn láti ọ̀dọ̀ wa nìyí. Ẹ ṣé tí ẹ wà pẹ̀lú wa.' },
    ],
    why: whyClosed,
    language,
  };
}
