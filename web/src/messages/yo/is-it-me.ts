import type { isItMe as original } from '../en/is-it-me';
import type { Words } from '../words';

export const isItMe: Words<typeof original> = {
  title: 'Ṣé èmi nìkan ni?',
  titleOf: (name) => `Ṣé èmi nìkan ni ${name} kò ṣiṣẹ́ fún?`,
  link: 'Ṣé èmi nìkan ni?',
  intro: 'Browser tiyín ń gbìyànjú àdírẹ́sì mẹ́ta báyìí: ojú òpó náà, NoWahala, àti ọ̀kan tó máa ń wà ní títàn.',
  asking: 'A ń gbìyànjú láti browser yín. Kò ní ju ìṣẹ́jú àáyá mẹ́wàá lọ.',
  again: 'Gbìyànjú lẹ́ẹ̀kan sí i',
  back: 'Padà sí ìtàn àyẹ̀wò',
  open: (address) => `Ṣí ${address}`,
  noWebsite: 'Àdírẹ́sì nìkan la ń ṣọ́ níbí',
  noWebsiteText: 'Ojú òpó nìkan ni browser lè gbìyànjú. Fún àdírẹ́sì lásán, ẹ wo ìtàn àyẹ̀wò: ó ń sọ ohun tí a rí.',
  rows: { website: 'Ojú òpó náà', ours: 'NoWahala', elsewhere: 'Àdírẹ́sì mìíràn tó máa ń wà ní títàn' },
  reach: {
    reached: 'Browser yín dé ibẹ̀',
    'not-reached': 'Browser yín kò dé ibẹ̀',
    'cannot-ask': 'Browser yín kò lè gbìyànjú rẹ̀',
  },
  weSee: 'Ohun tí a rí láti ìta',
  verdicts: {
    'no-internet': {
      title: 'Fóònù yín tàbí íńtánẹ́ẹ̀tì yín ni.',
      text: 'Browser yín kò dé ibì kankan lọ́wọ́lọ́wọ́, kò dé ọ̀dọ̀ wa pàápàá. Ẹ tan “Flight mode”, kí ẹ pa á, tàbí kí ẹ yí padà láàárín Wi-Fi àti dátà fóònù. Lẹ́yìn náà, ẹ tún gbìyànjú.',
    },
    'only-us': {
      title: 'Íńtánẹ́ẹ̀tì yín kò dé ọ̀pọ̀ ibi.',
      text: 'Browser yín dé ọ̀dọ̀ wa, ṣùgbọ́n kò dé ojú òpó náà àti àdírẹ́sì kejì. Ẹ yí padà láàárín Wi-Fi àti dátà fóònù, kí ẹ tún gbìyànjú.',
    },
    'works-everywhere': {
      title: 'Ojú òpó náà ń dá ẹ̀yin náà lóhùn.',
      text: 'Browser yín dé ibẹ̀ láti ibi tí ẹ wà. Tí ojú ìwé náà kò bá tíì rí bó ṣe yẹ, ẹ tún un ṣí: browser lè máa fi ẹ̀dà àtijọ́ hàn.',
    },
    'works-here-only': {
      title: 'Ó ń dá yín lóhùn, ṣùgbọ́n kò dá wa lóhùn.',
      text: 'Ó ṣeé ṣe gan-an kó ti kan àwọn àlejò kan. Browser yín kò lè rí i bóyá ojú ìwé náà ń sọ nípa ìṣòro: ẹ ṣí i kí ẹ wò ó.',
    },
    'not-you': {
      title: 'Kì í ṣe ẹ̀yin. Ojú òpó náà kò ṣiṣẹ́.',
      text: 'Browser yín kò dé ibẹ̀, àwa náà kò dé ibẹ̀. Ìṣòro náà sọ ohun tí ẹ máa ṣe báyìí.',
    },
    'only-you': {
      title: 'Ó ṣeé ṣe gan-an kó jẹ́ ẹ̀yin nìkan.',
      text: 'A dé ojú òpó náà, browser yín kò dé ibẹ̀. Ẹ yí padà láàárín Wi-Fi àti dátà fóònù. Tí ìyẹn bá ṣiṣẹ́, íńtánẹ́ẹ̀tì àkọ́kọ́ yín ló ń dí i: ẹ pa ẹ̀rọ Wi-Fi yín, kí ẹ tún un tàn, tàbí kí ẹ sọ fún ilé-iṣẹ́ íńtánẹ́ẹ̀tì yín.',
    },
    'not-you-for-sure': {
      title: 'Browser yín kò dé ibẹ̀.',
      text: 'A kò tíì lè sọ bóyá ẹ̀yin nìkan ni: àyẹ̀wò tiwa tó kẹ́yìn kò sọ bẹ́ẹ̀ ni, kò sì sọ bẹ́ẹ̀ kọ́. Ẹ tẹ “Gbìyànjú lẹ́ẹ̀kan sí i” ní ìṣẹ́jú kan sí i.',
    },
    'cannot-ask': {
      title: 'Browser yín kò lè gbìyànjú ojú òpó yìí láti ibí.',
      text: 'Àdírẹ́sì rẹ̀ bẹ̀rẹ̀ pẹ̀lú “http://”, ojú ìwé tó ní ààbò kò sì lè béèrè lọ́wọ́ èyí tí kò ní in. Ẹ ṣí i ní ojú ìwé tuntun, kí ẹ wò bóyá ó máa ṣí.',
    },
  },
};
