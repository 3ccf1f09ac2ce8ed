import { anyWord } from './rules.js';
import type { LanguageRules } from './rules.js';

/** Words of the term list: without their marks they are other words. */
const marked = [
  ...['iseju', 'wakati', 'ojo', 'ose', 'osu', 'odun', 'akanti', 'ikilo', 'isoro', 'idaduro', 'ero', 'opo', 'alejo', 'onibaara', 'atejise'],
  ...['irannileti', 'ifitonileti', 'ayewo', 'eto', 'iwe', 'eri', 'aabo', 'isanwo', 'owo', 'adiresi', 'iranlowo', 'oro', 'asina', 'linki'],
  ...['oruko', 'aato', 'akoko', 'idahun', 'asise', 'igbese', 'ipamo', 'eda', 'akosile', 'ise', 'eni', 'naa', 'wole', 'jade'],
];

export const yoruba: LanguageRules = {
  stays: [
    ...[
      'mail',
      'server',
      'domain',
      'hosting',
      'name',
      'firewall',
      'database',
      'browser',
      'dashboard',
      'key',
      'plugin',
      'disk',
      'vat',
      'fun',
    ],
    ...['invoice', 'ran', 'bit', 'won'],
  ],
  spelling: [/["']/, /\u0323/, /m\u0300|n\u0304/, anyWord(...marked)],
  words: [
    anyWord('bàjẹ́', 'jàǹbá', 'olùpèsè', 'àdánwò', 'rìsíìtì', 'ọdún tuntun', 'iṣẹ́ ìránṣẹ́', 'ẹ̀rọ ìwọ̀fà', 'ìmúdójúìwọ̀n'),
    anyWord('ẹ̀bi', 'gbàgbé'),
    /\p{L}’\p{L}/u,
  ],
};
