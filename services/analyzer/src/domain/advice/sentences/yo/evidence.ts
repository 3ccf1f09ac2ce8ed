/** Data: what was seen, in our own words. */
import type { evidence as evidenceInEnglish, measures as measuresInEnglish } from '../en/evidence.js';
import type { Translated } from '../translated.js';

export const evidence: Translated<typeof evidenceInEnglish, 'yo'> = {
  name: {
    blocked: 'Orúkọ {host} ń darí lọ sí àdírẹ́sì tí kò sí lórí íńtánẹ́ẹ̀tì fún gbogbo ènìyàn.',
    nowhere: 'Orúkọ {host} kò darí sí àdírẹ́sì kankan.',
    leads: 'Orúkọ {host} ń darí lọ sí {addresses}.',
    leadsToMore: 'Orúkọ {host} ń darí lọ sí {addresses} àti {more} mìíràn.',
  },
  sentOn: {
    blocked: 'Orúkọ tí wọ́n ń darí àwọn àlejò lọ sí ń darí lọ sí àdírẹ́sì tí kò sí lórí íńtánẹ́ẹ̀tì fún gbogbo ènìyàn.',
    nowhere: 'Orúkọ tí wọ́n ń darí àwọn àlejò lọ sí kò darí sí àdírẹ́sì kankan.',
    leads: 'Orúkọ tí wọ́n ń darí àwọn àlejò lọ sí ń darí lọ sí {addresses}.',
    leadsToMore: 'Orúkọ tí wọ́n ń darí àwọn àlejò lọ sí ń darí lọ sí {addresses} àti {more} mìíràn.',
  },
  machine: 'Ẹ̀rọ {seenAt}: {parts}.',
  ping: { answered: 'ó dáhùn ping wa', answeredIn: 'ó dáhùn ping wa ní {ms} ms', silent: 'kò dáhùn ping wa' },
  port: {
    open: 'port {port} wà ní ṣíṣí',
    refused: 'port {port} wà ní títì',
    silent: 'port {port} dákẹ́',
    unreachable: 'a kò lè dé port {port}',
  },
  reached: 'A dé port {port} ní {ms} ms.',
  notReached: 'A kò lè dé port {port}.',
  certificate: 'Ìwé ẹ̀rí ààbò náà wúlò láti {from} sí {to}.',
  answered: 'Server náà dáhùn pẹ̀lú kóòdù {code}.',
  answeredAfter: { other: 'Server náà dáhùn pẹ̀lú kóòdù {code} lẹ́yìn ìdarí {count}.' },
  title: 'Ojú ìwé náà pe ara rẹ̀ ní “{title}” (ọ̀rọ̀ tirẹ̀, kì í ṣe tiwa).',
  recognised: 'A dá àwọn yìí mọ̀: {names}.',
  late: 'Ètò tiwa fúnra wa pẹ́ nígbà àyẹ̀wò yìí: àwọn àkókò náà gùn jù.',
};

export const measures: Translated<typeof measuresInEnglish, 'yo'> = {
  seconds: { other: 'ìṣẹ́jú àáyá {count}' },
  day: '{day} {month} {year}',
  firstDay: '{day} {month} {year}',
  months: [
    'Oṣù Kìíní',
    'Oṣù Kejì',
    'Oṣù Kẹta',
    'Oṣù Kẹrin',
    'Oṣù Karùn-ún',
    'Oṣù Kẹfà',
    'Oṣù Keje',
    'Oṣù Kẹjọ',
    'Oṣù Kẹsàn-án',
    'Oṣù Kẹwàá',
    'Oṣù Kọkànlá',
    'Oṣù Kejìlá',
  ],
};
