/** Data: what is said of programs that fail. */
import type { programFailure as english } from '../en/program-failure.js';
import type { Translated } from '../translated.js';

export const programFailure: Translated<typeof english, 'yo'> = {
  'wordpress-critical-error': {
    cause: 'WordPress dúró nítorí ìṣòro ńlá kan',
    happened: 'WordPress, ètò tó wà lẹ́yìn ojú òpó yín, ti dúró nítorí ìṣòro kan.',
    why: 'Lọ́pọ̀ ìgbà, plugin kan (àfikún) tàbí theme kan ni, lọ́pọ̀ ìgbà lẹ́yìn àtúnṣe tuntun.',
    steps: [
      'Ẹ wá “Your Site is Experiencing a Technical Issue” nínú e-mail alákòóso yín. Ó dárúkọ plugin náà, ó sì ní líǹkì láti wọlé láìséwu.',
    ],
  },
  'laravel-error': {
    cause: 'Ètò ojú òpó náà (Laravel) dúró nítorí ìṣòro kan',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín (tí wọ́n fi Laravel ṣe) dúró nítorí ìṣòro kan.',
    why: 'Ẹ̀yà tuntun bẹ̀rẹ̀ iṣẹ́ pẹ̀lú ìṣòro, fáìlì kan kò sí níbẹ̀, tàbí database náà kò ṣiṣẹ́.',
    steps: ['Ẹ sọ fún ẹni tó kọ́ ọ pé kó ka “storage/logs/laravel.log”. Àwọn ìlà tó kẹ́yìn sọ ohun tó fà á.'],
  },
  'program-error': {
    cause: 'Ètò ojú òpó náà dúró nítorí ìṣòro kan',
    happened: 'Server náà ń ṣiṣẹ́, ṣùgbọ́n ètò tó wà lẹ́yìn ojú òpó yín dúró nítorí ìṣòro kan (kóòdù 500).',
    why: 'Ìṣòro wà nínú ètò náà: lọ́pọ̀ ìgbà lẹ́yìn àtúnṣe tuntun, tàbí nítorí pé fáìlì tàbí ààtò kan ti dàrú.',
  },
  'debug-page-open': {
    cause: 'Ojú òpó náà ń fi inú rẹ̀ hàn fún gbogbo ènìyàn',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò ṣiṣẹ́. Ó ń fi ojú ìwé àṣìṣe àwọn tó ń kọ ètò hàn fún gbogbo ènìyàn.',
    who: 'Gbogbo ènìyàn. Ẹlòmíràn lè ka ọ̀rọ̀ aṣínà àti key lórí ojú ìwé náà.',
    why: 'Wọn kò pa ipò ìdánwò (“debug”).',
    steps: [
      'Ẹ sọ fún ẹni tó kọ́ ọ pé kó fi APP_DEBUG sí “false” báyìí.',
      'Ẹ sọ fún ẹni tó kọ́ ọ pé kó pa ipò debug báyìí.',
      'Lẹ́yìn náà ẹ yí àwọn ọ̀rọ̀ aṣínà àti key tó wà lórí ojú ìwé náà padà.',
    ],
    also: 'Ojú ìwé náà tún ń fi inú rẹ̀ hàn fún ẹlòmíràn. Ẹ jẹ́ kí wọ́n pa ipò debug, lẹ́yìn náà ẹ yí àwọn ọ̀rọ̀ aṣínà orí rẹ̀ padà.',
  },
  'function-not-there': {
    cause: 'Server náà kò lè ṣe ohun tí a béèrè',
    happened: 'Server náà sọ pé òun kò lè ṣe ohun tí àbẹ̀wò tó wọ́pọ̀ ń béèrè (kóòdù {code}).',
    why: 'Wọ́n tún server náà ṣètò, apá kan kò sí níbẹ̀.',
  },
  'program-behind-is-off': {
    cause: 'Ibi ìgbàlejò ń ṣiṣẹ́, ètò tó wà lẹ́yìn rẹ̀ kò ṣiṣẹ́',
    happened: 'Apá iwájú server yín ń ṣiṣẹ́. Ètò tó wà lẹ́yìn rẹ̀, tó ń ṣe àwọn ojú ìwé, kò dáhùn (kóòdù 502).',
    why: 'Ètò náà dúró lójijì tàbí wọ́n ń tún un tàn. Lọ́pọ̀ ìgbà, memory tó kéré jù ló ń fà á.',
  },
  'app-crashed': {
    cause: 'Ètò tó wà lórí {company} dúró lójijì',
    happened: '{company} ń ṣiṣẹ́. Ètò ojú òpó yín tó wà lórí rẹ̀ dúró lójijì tàbí kò bẹ̀rẹ̀.',
    why: 'Ẹ̀yà tó bẹ̀rẹ̀ kẹ́yìn ní ìṣòro, tàbí ààtò kan tó nílò kò sí níbẹ̀.',
  },
  overloaded: {
    cause: 'Ọwọ́ server náà dí jù, tàbí wọ́n fi sí ìsinmi',
    happened: 'Server náà sọ pé òun kò lè fi ojú òpó náà hàn báyìí (kóòdù 503).',
    why: 'Àwọn àlejò tó pọ̀ jù lẹ́ẹ̀kan náà, ètò tó há, tàbí ipò iṣẹ́ àtúnṣe tí wọn kò pa.',
    steps: ['Nínú WordPress, ẹ wò bóyá plugin “maintenance” kan wà ní títàn, kí ẹ sì pa á.'],
  },
  'account-at-its-limit': {
    cause: 'Àkáǹtì hosting náà ti lo gbogbo ìpín rẹ̀ nínú ẹ̀rọ náà',
    happened: 'Àkáǹtì hosting yín ti dé òpin agbára iṣẹ́ rẹ̀ (kóòdù {code}).',
    who: 'Àwọn àlejò ń rí àṣìṣe lẹ́ẹ̀kọ̀ọ̀kan, lọ́pọ̀ ìgbà ní wákàtí tí iṣẹ́ pọ̀.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ, róbọ́ọ̀tì tó ń ka ojú òpó náà, tàbí plugin tó ń ṣiṣẹ́ jù.',
    steps: [
      'Nínú cPanel, ẹ ṣí “Resource Usage” láti rí ìgbà tí ó dé òpin.',
      'Ẹ tan plugin cache kan, tàbí kí ẹ gba ètò hosting tó tóbi sí i.',
    ],
  },
  'program-took-too-long': {
    cause: 'Ètò tó wà lẹ́yìn ojú òpó náà pẹ́ jù',
    happened: 'Apá iwájú server yín dúró de ètò tó ń ṣe àwọn ojú ìwé, ó sì jáwọ́ (kóòdù 504).',
    why: 'Database náà lọ́ra tàbí ó há, tàbí ètò náà ń dúró de iṣẹ́ ilé-iṣẹ́ mìíràn.',
  },
  'disk-full': {
    cause: 'Disk náà ti kún',
    happened: 'Àyè disk server yín ti tán. Ojú òpó náà kò lè fi nǹkan kan pamọ́ mọ́.',
    who: 'Gbogbo ènìyàn. Ìbéèrè ọjà, àtẹ̀jíṣẹ́ àti e-mail lè sọnù títí àyè á fi wà.',
    why: 'Àwọn ẹ̀dà ìpamọ́ àtijọ́, fáìlì àkọsílẹ̀ tàbí e-mail ti kún un.',
    notice: 'Ojú òpó wa ní ìṣòro lónìí. Tí ẹ bá ti béèrè ọjà, ẹ jọ̀wọ́ ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa kí a lè ṣàyẹ̀wò.',
    steps: ['Ẹ ṣètò kí ẹ̀dà ìpamọ́ àtijọ́ máa pa ara wọn rẹ́.'],
  },
  'traffic-used-up': {
    cause: 'Dátà fífiránṣẹ́ ti oṣù yìí ti tán',
    happened: 'Ètò hosting yín ní ìwọ̀n fún iye tí wọ́n lè fi ránṣẹ́ ní oṣù kan. Ó ti tán.',
    who: 'Gbogbo ènìyàn, títí oṣù á fi parí tàbí títí ètò náà á fi tóbi sí i.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ, àwòrán tàbí fídíò ńlá, tàbí róbọ́ọ̀tì.',
    steps: ['Nínú cPanel, ẹ ṣí “Bandwidth” láti rí ohun tó lò ó.', 'Ẹ béèrè ohun tó lò ó, kí ẹ sì dín ìwọ̀n àwòrán ńlá kù.'],
  },
  'server-fault': {
    cause: 'Server náà ń dáhùn pẹ̀lú ìṣòro (kóòdù {code})',
    happened: 'Server náà ń dáhùn, ṣùgbọ́n pẹ̀lú ìṣòro tirẹ̀ (kóòdù {code}).',
    why: 'Apá kan server náà tàbí ètò ojú òpó náà kò ṣiṣẹ́.',
  },
};
