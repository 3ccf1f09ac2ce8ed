/** Data: what is said of visits that are turned away. */
import type { pageRefused as english } from '../en/page-refused.js';
import type { Translated } from '../translated.js';

export const pageRefused: Translated<typeof english, 'yo'> = {
  'page-not-found': {
    cause: 'A kò rí ojú ìwé náà',
    happened: 'Server náà ń ṣiṣẹ́, ṣùgbọ́n kò ní ojú ìwé kankan ní àdírẹ́sì tí ẹ fún wa (kóòdù 404).',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí.',
    why: 'Wọ́n gbé ojú ìwé náà lọ tàbí wọ́n mú un kúrò, tàbí fáìlì sọnù nígbà àtúnṣe tuntun.',
    steps: [
      'Nínú WordPress, ẹ ṣí “Settings”, lẹ́yìn náà “Permalinks”, kí ẹ tẹ “Save Changes” láìyí nǹkan kan padà.',
      'Ẹ ṣí àdírẹ́sì náà lórí fóònù yín. Tó bá jẹ́ àdírẹ́sì náà nìkan ló ti pẹ́, ẹ tún un ṣe nínú “Ṣàtúnṣe server” níbí.',
    ],
    otherwise: { why: 'Wọ́n gbé ojú ìwé náà lọ tàbí wọ́n mú un kúrò, tàbí ààtò líǹkì WordPress sọnù.' },
  },
  'no-such-app': {
    cause: '{company} kò ní ojú òpó lábẹ́ orúkọ yìí',
    happened: '{company} dáhùn pé kò sí nǹkan kan lábẹ́ {host}.',
    who: 'Gbogbo àlejò ojú òpó náà.',
    why: 'Wọ́n pa áàpù náà rẹ́, tàbí ó ní orúkọ tuntun. Tàbí wọ́n mú domain náà kúrò.',
    steps: [
      'Ẹ wọlé sí {company}, ẹ ṣí project yín, lẹ́yìn náà “Domains”. Ẹ wò bóyá {host} wà nínú àkójọ, kí ẹ sì tún un fi sí i tí kò bá sí.',
    ],
    otherwise: { happened: 'Ibi tí ojú òpó yín wà dáhùn pé kò sí nǹkan kan lábẹ́ {host}.' },
  },
  'page-gone': {
    cause: 'Wọ́n mú ojú ìwé náà kúrò pátápátá',
    happened: 'Server náà sọ pé wọ́n mú ojú ìwé yìí kúrò pátápátá (kóòdù 410).',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí.',
    why: 'Ẹnì kan mọ̀ọ́mọ̀ mú ojú ìwé náà kúrò, tàbí plugin kan ló ṣe é.',
    steps: ['Tí ojú ìwé náà bá ní àdírẹ́sì tuntun, ẹ kọ ọ́ sínú “Ṣàtúnṣe server” níbí.'],
  },
  'payment-due': {
    cause: '{company} ti dá ojú òpó náà dúró títí owó kan á fi di sísan',
    happened: 'Ojú òpó náà ti dúró títí owó kan á fi di sísan (kóòdù 402).',
    who: 'Gbogbo ẹni tó ṣí ojú òpó náà.',
    why: 'Káàdì kan ti parí, ìsanwó kan kò ṣeé ṣe, tàbí ìwọ̀n ọ̀fẹ́ ti tán.',
    steps: ['Ẹ wò bóyá káàdì tó wà níbẹ̀ ṣì dára.'],
  },
  'request-not-understood': {
    cause: 'Server náà kò mọ ohun tó máa fi àbẹ̀wò náà ṣe',
    happened: 'Server náà dáhùn pé àbẹ̀wò náà kò yé òun (kóòdù {code}).',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí, ní ìwọ̀n bí a ṣe rí i.',
    why: 'Server náà kò mọ orúkọ {host}, tàbí wọ́n yí ààtò rẹ̀ padà.',
  },
  'visit-not-accepted': {
    cause: 'Ètò ààbò kan ń dá àbẹ̀wò padà',
    happened: 'Server náà ń ṣiṣẹ́, ṣùgbọ́n ó ń dá àbẹ̀wò wa padà (kóòdù {code}).',
    who: 'Bóyá àwọn àyẹ̀wò bíi tiwa nìkan, bóyá àwọn àlejò kan pẹ̀lú. Ẹ ṣí ojú òpó náà lórí fóònù yín kí ẹ lè mọ̀.',
    why: 'Ètò ààbò kan bíi “ModSecurity” rò pé ìkọlù ni àbẹ̀wò náà.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, kò sí ìṣòro fún àwọn oníbàárà yín.',
      'Nínú cPanel, ẹ ṣí “ModSecurity”, kí ẹ pa á fún domain yín fún ìṣẹ́jú mẹ́wàá. Tí a bá tún rí i, òun ló fà á.',
    ],
  },
  'address-for-programs': {
    cause: 'Àdírẹ́sì yìí ń gba dátà láti ọ̀dọ̀ ètò, kì í ṣe àbẹ̀wò',
    happened: 'Server náà ń ṣiṣẹ́. Ohun tí àwọn ètò mìíràn bá fi ránṣẹ́ nìkan ni àdírẹ́sì yìí ń gbà (POST). Kì í ṣí bí ojú ìwé (kóòdù 405).',
    who: 'Bóyá kò sí ẹnikẹ́ni: ojú òpó náà fúnra rẹ̀ lè máa ṣiṣẹ́ dáadáa.',
    why: 'Wọ́n ṣe é fún fọ́ọ̀mù, app tàbí ilé-iṣẹ́ ìsanwó, kì í ṣe fún àlejò.',
    steps: ['Ẹ ṣí “Ṣàtúnṣe server” níbí, kí ẹ kọ àdírẹ́sì mìíràn tí a ó máa ṣọ́: bíi ojú ìwé àkọ́kọ́.'],
  },
  'visit-timed-out': {
    cause: 'Server náà jáwọ́ nínú dídúró',
    happened: 'Server náà já ìpè, nítorí ó rò pé àbẹ̀wò náà ti pẹ́ jù (kóòdù 408).',
    who: 'Àwọn àlejò tí ìsopọ̀ wọn lọ́ra ló kọ́kọ́ kàn.',
    why: 'Iṣẹ́ pọ̀ jù fún server náà, tàbí àkókò ìdúró rẹ̀ kúrú jù.',
  },
  'too-much-in-the-cookie': {
    cause: 'Ojú òpó náà àti àlejò ń ṣe pàṣípààrọ̀ tó pọ̀ jù lẹ́ẹ̀kan náà',
    happened: 'Ojú òpó náà ń fi ìlà ẹ̀rọ ránṣẹ́ tàbí ó ń gbà á ju bó ṣe yẹ lọ.',
    who: 'Àwọn àlejò kan: àwọn tó ti wá sí ojú òpó náà lọ́pọ̀ ìgbà.',
    why: 'Ètò tàbí plugin kan ń fi ohun púpọ̀ jù pamọ́ sínú cookies (àkọsílẹ̀ kékeré inú browser).',
    notice: 'Tí ojú òpó wa bá fi àṣìṣe hàn, ẹ jọ̀wọ́ ẹ pa cookies rẹ̀ rẹ́ nínú browser yín, kí ẹ sì tún gbìyànjú.',
    steps: ['Ẹ sọ fún ẹnì kan tó kàn pé kó pa cookies ojú òpó yín rẹ́. Tó bá ṣiṣẹ́ lẹ́yìn náà, òun ló fà á.'],
  },
  'visit-refused': {
    cause: 'Server náà kọ àbẹ̀wò náà (kóòdù {code})',
    happened: 'Server náà ń ṣiṣẹ́, ṣùgbọ́n ó kọ̀ láti fi ojú ìwé náà hàn (kóòdù {code}).',
    who: 'Gbogbo ẹni tó ṣí àdírẹ́sì yìí, ní ìwọ̀n bí a ṣe rí i.',
    why: 'Wọ́n yí ààtò ojú òpó náà kan padà, tàbí ètò ààbò kan le jù.',
    steps: ['Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ṣiṣẹ́ níbẹ̀, àwọn àyẹ̀wò bíi tiwa nìkan ló kọ̀.'],
  },
};
