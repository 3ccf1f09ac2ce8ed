/** Data: what is said of words that must or must not be on a page. */
import type { wantedText as english } from '../en/wanted-text.js';
import type { Translated } from '../translated.js';

export const wantedText: Translated<typeof english, 'yo'> = {
  'words-missing': {
    cause: 'Àwọn ọ̀rọ̀ tó gbọ́dọ̀ wà lórí ojú ìwé náà kò sí níbẹ̀',
    happened: '{host} ń dáhùn, ṣùgbọ́n àwọn ọ̀rọ̀ tí ẹ fẹ́ rí lórí ojú ìwé náà kò sí níbẹ̀.',
    who: 'Ó ṣeé ṣe kó jẹ́ gbogbo ẹni tó ṣí ojú ìwé yìí.',
    why: 'Ojú ìwé náà ṣófo, ó ń fi àṣìṣe hàn láìsọ ọ́, tàbí wọ́n yí i padà.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín, kí ẹ wò bóyá ojú ìwé náà rí bó ṣe yẹ.',
      'Tí ojú ìwé náà bá tọ̀nà, tó jẹ́ pé ọ̀rọ̀ rẹ̀ nìkan ló jẹ́ tuntun, ẹ yan “Ṣàtúnṣe server” níbí, kí ẹ sì tẹ ọ̀rọ̀ tuntun náà.',
    ],
  },
  'words-beyond': {
    cause: 'A kò rí àwọn ọ̀rọ̀ tó gbọ́dọ̀ wà lórí ojú ìwé náà nínú 64 KB àkọ́kọ́ rẹ̀',
    happened: '{host} ń dáhùn. A ka 64 KB àkọ́kọ́ ojú ìwé náà, ọ̀rọ̀ yín kò sì sí ní apá náà. Wọ́n lè wà nísàlẹ̀.',
    who: 'Bóyá kò kan ẹnikẹ́ni. Tí ojú ìwé náà kò bá dára, gbogbo ẹni tó ṣí i.',
    why: 'Ojú ìwé náà ti gùn sí i, tàbí apá òkè rẹ̀ yí padà.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín, kí ẹ wò bóyá ojú ìwé náà rí bó ṣe yẹ.',
      'Tó bá tọ̀nà, ẹ yan “Ṣàtúnṣe server” níbí, kí ẹ tẹ ọ̀rọ̀ láti apá òkè ojú ìwé náà, bíi àkọlé rẹ̀.',
    ],
  },
  'words-by-script': {
    cause: 'JavaScript ló ń kọ àwọn ọ̀rọ̀ tó gbọ́dọ̀ wà lórí ojú ìwé náà, tàbí wọn kò sí níbẹ̀',
    happened: '{host} ń dáhùn pẹ̀lú ojú ìwé tó fẹ́rẹ̀ẹ́ ṣófo. JavaScript (ètò kan nínú browser àlejò) ló ń kọ ìyókù, a kò sì lè rí i.',
    who: 'Bóyá kò kan ẹnikẹ́ni. A kò lè mọ̀ láti ibi yìí.',
    why: 'Bí wọ́n ṣe kọ́ ojú òpó náà nìyí. A kò lè wá ọ̀rọ̀ nínú irú ojú ìwé bẹ́ẹ̀.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín, kí ẹ wò bóyá ojú ìwé náà rí bó ṣe yẹ.',
      'Tó bá tọ̀nà, ẹ yan “Ṣàtúnṣe server” níbí, kí ẹ fi àkọlé ojú ìwé náà ṣe ọ̀rọ̀ náà, tàbí kí ẹ fi í sílẹ̀ lófìfo.',
      'Tàbí kí ẹ kọ àdírẹ́sì ojú òpó yín kan tó ń dáhùn pẹ̀lú ọ̀rọ̀ lásán, bíi ojú ìwé ìlera.',
    ],
  },
  'words-forbidden': {
    cause: 'Ọ̀rọ̀ tí kò yẹ kó wà lórí ojú ìwé náà wà níbẹ̀',
    happened: '{host} ń dáhùn, ṣùgbọ́n ojú ìwé náà ń fi ọ̀rọ̀ tí ẹ sọ pé kò yẹ kó wà lórí rẹ̀ hàn.',
    who: 'Gbogbo ẹni tó ṣí ojú ìwé yìí ń rí wọn.',
    why: 'Ojú ìwé náà ń fi àṣìṣe hàn nínú ọ̀rọ̀ rẹ̀, tàbí ẹnì kan yí i padà.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín, kí ẹ wò bóyá ojú ìwé náà rí bó ṣe yẹ.',
      'Tí ojú ìwé náà bá tọ̀nà, tó jẹ́ pé ọ̀rọ̀ rẹ̀ nìkan ló jẹ́ tuntun, ẹ yan “Ṣàtúnṣe server” níbí, kí ẹ sì tẹ ọ̀rọ̀ tuntun náà.',
    ],
  },
};
