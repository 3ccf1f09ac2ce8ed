/** Data: what is said of slow servers, of networks that are away, and of servers that only some places reach. */
import type { slow as slowInEnglish, network as networkInEnglish, partial as partialInEnglish } from '../en/warnings.js';
import type { Translated } from '../translated.js';

export const slow: Translated<typeof slowInEnglish, 'yo'> = {
  cause: 'Àwọn oníbàárà ń dúró fún {waits}',
  happened: {
    website: 'Ojú òpó yín ń dáhùn, ṣùgbọ́n ó lọ́ra: àwọn oníbàárà ń dúró fún {waits}. Ní wákàtí yìí, {usual} ló sábà máa ń jẹ́.',
    server: 'Server yín ń dáhùn, ṣùgbọ́n ó lọ́ra: àwọn oníbàárà ń dúró fún {waits}. Ní wákàtí yìí, {usual} ló sábà máa ń jẹ́.',
  },
  places: 'A rí i láti {places}, kì í ṣe láti ibi gbogbo.',
  who: {
    everybody: 'Gbogbo ẹni tó ṣí i. Ọ̀pọ̀ ń kúrò lẹ́yìn ìṣẹ́jú àáyá márùn-ún.',
    there: 'Àwọn àlejò tó wà níbẹ̀. Àwọn mìíràn lè má mọ̀ ọ́n lára.',
  },
  why: 'Iṣẹ́ pọ̀ jù fún ẹ̀rọ náà: àwọn àlejò ya wọlé, ẹ̀dà ìpamọ́ tàbí kíkó dátà wọlé ń lọ lọ́wọ́, tàbí àyípadà òní.',
  steps: [
    'Ẹ dá ẹ̀dà ìpamọ́, kíkó dátà wọlé tàbí ìfiránṣẹ́ e-mail púpọ̀ dúró tí ọ̀kan bá ń lọ lọ́wọ́.',
    'Tí nǹkan kan bá yí padà lónìí, bíi plugin tàbí theme, ẹ pa á, tàbí kí ẹ béèrè ẹ̀yà ti tẹ́lẹ̀.',
    'Ẹ kọ ọ́ ní èdè Gẹ̀ẹ́sì sí ilé-iṣẹ́ hosting yín pé: “{request}”',
  ],
  call: 'Ilé-iṣẹ́ tí ojú òpó yín wà lọ́dọ̀ rẹ̀; orúkọ rẹ̀ wà lórí ìwé owó hosting yín.',
  evidence: [
    'Ó ti tó ìṣẹ́jú mẹ́wàá tí ìdáhùn ti ń gba nǹkan bí {waits}.',
    'Ohun tó sábà máa ń jẹ́ ní wákàtí yìí nínú ọ̀sẹ̀: {usual}, ní ọjọ́ 14 tó kọjá.',
  ],
};

export const network: Translated<typeof networkInEnglish, 'yo'> = {
  happened: {
    named:
      'Ìṣòro yìí wà ní {network} tàbí ní ìsopọ̀ rẹ̀, kì í ṣe ní ojú òpó yín. Server {affected} níbẹ̀ kò dáhùn mọ́ láàárín ìṣẹ́jú díẹ̀, nẹ́tíwọ́ọ̀kì mìíràn sì dára.',
    unnamed:
      'Ìṣòro yìí wà ní ilé-iṣẹ́ hosting tàbí ní ìsopọ̀ rẹ̀, kì í ṣe ní ojú òpó yín. Server {affected} níbẹ̀ kò dáhùn mọ́ láàárín ìṣẹ́jú díẹ̀, nẹ́tíwọ́ọ̀kì mìíràn sì dára.',
  },
  why: 'Ìdádúró ní ilé-iṣẹ́ hosting, tàbí ní ìsopọ̀ rẹ̀ sí íńtánẹ́ẹ̀tì.',
  steps: {
    wait: 'Ẹ má ṣe yí nǹkan kan padà, ẹ má sì tún nǹkan kan tàn. Ó ṣeé ṣe gan-an kí ojú òpó yín dára, ó sì máa padà pẹ̀lú nẹ́tíwọ́ọ̀kì náà.',
    ask: {
      named: 'Ẹ béèrè lọ́wọ́ ẹ̀ka ìrànlọ́wọ́ {network}, tàbí ilé-iṣẹ́ hosting yín, bóyá wọ́n mọ̀ nípa ìdádúró náà àti ìgbà tó máa parí.',
      unnamed: 'Ẹ béèrè lọ́wọ́ ilé-iṣẹ́ hosting yín bóyá wọ́n mọ̀ nípa ìdádúró náà àti ìgbà tó máa parí.',
    },
    customers: 'Ẹ fi ọ̀rọ̀ tó wà nísàlẹ̀ sọ fún àwọn oníbàárà yín, kí ẹ sì máa gba ìbéèrè ọjà lórí fóònù tàbí WhatsApp títí á fi padà.',
  },
  notice: 'Ilé-iṣẹ́ tó ń tọ́jú ojú òpó wa ní ìdádúró. À ń dúró dè wọ́n. Títí di ìgbà náà, ẹ jọ̀wọ́ ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa.',
  call: 'Ilé-iṣẹ́ hosting yín. Ẹ béèrè ní èdè Gẹ̀ẹ́sì pé: “{request}”',
  evidence: 'Server {affected} lórí nẹ́tíwọ́ọ̀kì yìí kò dáhùn mọ́ láàárín ìṣẹ́jú díẹ̀; nẹ́tíwọ́ọ̀kì mìíràn dára.',
};

export const partial: Translated<typeof partialInEnglish, 'yo'> = {
  cause: 'A dé ibẹ̀ láti {good}, ṣùgbọ́n a kò dé ibẹ̀ láti {bad}',
  happened: 'A lè dé ojú òpó yín láti {good}, ṣùgbọ́n a kò lè dé e láti {bad}.',
  who: 'Àwọn àlejò tó wà ní {bad} àti àgbègbè rẹ̀. Àwọn àlejò tó wà nítòsí {good} kò mọ̀ ọ́n lára.',
  why: 'Ohun kan lójú ọ̀nà sí server yín, tàbí àkójọ ìdíwọ́ (àwọn àlejò tí wọn kò jẹ́ kó wọlé) tó ní {bad} nínú. Server náà fúnra rẹ̀ ń ṣiṣẹ́.',
  steps: [
    'Ẹ sọ fún ẹnì kan nítòsí {bad} pé kó ṣí ojú òpó yín, lẹ́ẹ̀kan pẹ̀lú Wi-Fi, lẹ́ẹ̀kan pẹ̀lú dátà fóònù.',
    'Ẹ wò bóyá ojú òpó yín, tàbí ètò kan níwájú rẹ̀ bíi Cloudflare, kò jẹ́ kí àwọn àlejò láti {bad} wọlé. Tó bá rí bẹ́ẹ̀, ẹ jẹ́ kí wọ́n wọlé.',
    'Ẹ kọ ọ́ ní èdè Gẹ̀ẹ́sì sí ilé-iṣẹ́ hosting yín pé: “{request}”',
  ],
  call: 'Ilé-iṣẹ́ hosting yín. Ẹ sọ ibi tó ti ń ṣiṣẹ́ ({good}) àti ibi tí kò ti ṣiṣẹ́ ({bad}).',
  evidence: 'Láti {bad}: {seen}.',
};
