/** Data: what happened in an incident, line by line. */
import type { timeline as english } from '../en/timeline.js';
import type { Translated } from '../translated.js';

export const timeline: Translated<typeof english, 'yo'> = {
  first: { server: 'Àyẹ̀wò kan kò yọrí fún ìgbà àkọ́kọ́.', slow: 'Ìdáhùn kan pẹ́ ju bó ṣe máa ń rí lọ.' },
  opened: {
    down: 'Àyẹ̀wò méjì sí i kò yọrí, nítorí náà ó dá wa lójú, a sì sọ fún yín.',
    partial: '{seen}: a sọ fún yín.',
    unstable: 'Ó dúró ní ìgbà {outages} láàárín ìdajì wákàtí. A kà á sí àkókò kan tó ń lọ tó ń bọ̀, a sì ń sọ fún yín lẹ́ẹ̀kan.',
    slow: 'Ó lọ́ra fún ìṣẹ́jú mẹ́wàá, nítorí náà a sọ fún yín.',
  },
  worsened: 'Kò sí ibi tó lè dé ọ̀dọ̀ rẹ̀ mọ́: láti ibí lọ, kò ṣiṣẹ́ fún gbogbo ènìyàn.',
  network: 'Ọ̀pọ̀ server lórí nẹ́tíwọ́ọ̀kì kan náà kò dáhùn mọ́ pẹ̀lú: ibẹ̀ ni ìṣòro náà wà, kì í ṣe ní ojú òpó yín.',
  changed: 'Kò tíì ṣiṣẹ́, ṣùgbọ́n ohun mìíràn ló fà á. A tún un ṣàlàyé.',
  explained: 'A wò ó dáadáa sí i, a sì ṣàlàyé rẹ̀ ní kíkún.',
  acknowledged: {
    dashboard: 'Ẹ sọ lórí dashboard pé ẹ ń bójú tó o.',
    whatsapp: 'Ẹ sọ lórí WhatsApp pé ẹ ń bójú tó o.',
    api: 'Ẹ sọ nípasẹ̀ API pé ẹ ń bójú tó o.',
  },
  hour: {
    answers: {
      none: 'Kò tún dúró ní wákàtí kan tó kọjá, ó sì ń dáhùn báyìí.',
      some: { other: 'Ó dúró ní ìgbà {count} ní wákàtí kan tó kọjá, ó sì ń dáhùn báyìí.' },
    },
    silent: {
      none: 'Kò tún dúró ní wákàtí kan tó kọjá, kò sì dáhùn báyìí.',
      some: { other: 'Ó dúró ní ìgbà {count} ní wákàtí kan tó kọjá, kò sì dáhùn báyìí.' },
    },
  },
  over: {
    recovered: 'Ó tún dáhùn, ó sì ń dáhùn lọ fún ìṣẹ́jú kan.',
    everywhere: 'A tún dé ọ̀dọ̀ rẹ̀ láti ibi gbogbo, ó sì rí bẹ́ẹ̀ fún ìṣẹ́jú kan.',
    steady: 'Láti ibí lọ, ó ń dáhùn láìdúró fún ìdajì wákàtí.',
    paused: 'Ẹ dá server yìí dúró díẹ̀, nítorí náà a kò ṣọ́ ọ mọ́.',
    deleted: 'Ẹ pa server yìí rẹ́, nítorí náà a kò ṣọ́ ọ mọ́.',
    fast: 'Ó yára padà bó ṣe máa ń rí, ó sì rí bẹ́ẹ̀ fún ìṣẹ́jú mẹ́wàá.',
    superseded: 'Kò dáhùn mọ́ bó ṣe yẹ: ìyẹn jẹ́ ìṣòro ọ̀tọ̀.',
    narrowed: 'Ó tún ń ṣí láti àwọn ibì kan, ṣùgbọ́n kì í ṣe láti ibi gbogbo: ìyẹn jẹ́ ìṣòro ọ̀tọ̀.',
    accepted: 'Ẹ sọ pé bó ṣe máa rí nìyí báyìí. A ń kọ́ ohun tó sábà máa ń jẹ́ lákọ̀tun.',
    reconfigured: 'Ẹ yí àdírẹ́sì rẹ̀ padà, nítorí náà a bẹ̀rẹ̀ lákọ̀tun.',
  },
  step: {
    done: 'Ẹ sọ pé ẹ ti ṣe ìgbésẹ̀ {step}.',
    works: 'Lẹ́yìn náà ó tún dáhùn.',
    down: 'Kò tíì ṣiṣẹ́ padà.',
    changed: 'Kò tíì ṣiṣẹ́ padà, ohun mìíràn ló fà á.',
    quick: 'Lẹ́yìn náà ó tún yára.',
    slow: 'Ó ṣì lọ́ra.',
  },
  job: {
    missing: { first: 'A ń retí iṣẹ́ náà láti ibí lọ.', opened: 'Kò fi àmì ránṣẹ́ láàárín àkókò tí ẹ fún un, nítorí náà a sọ fún yín.' },
    failed: { first: 'Iṣẹ́ náà sọ pé òun kò yọrí.', opened: 'A sọ fún yín.' },
    unfinished: { first: 'Iṣẹ́ náà sọ pé òun ti bẹ̀rẹ̀.', opened: 'Kò sọ pé òun parí láàárín àkókò tí ẹ fún un, nítorí náà a sọ fún yín.' },
    over: {
      recovered: 'Iṣẹ́ náà sọ pé òun parí dáadáa.',
      paused: 'Ẹ dá iṣẹ́ yìí dúró díẹ̀, nítorí náà a kò retí rẹ̀ mọ́.',
      deleted: 'Ẹ pa iṣẹ́ yìí rẹ́, nítorí náà a kò retí rẹ̀ mọ́.',
      reconfigured: 'Ẹ yí iṣẹ́ yìí padà, nítorí náà a bẹ̀rẹ̀ lákọ̀tun.',
    },
  },
};
