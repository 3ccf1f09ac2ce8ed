/** Data: what is said of jobs that did not report. */
import type { heartbeat as english } from '../en/heartbeat.js';
import type { Translated } from '../translated.js';

export const heartbeat: Translated<typeof english, 'yo'> = {
  missing: {
    cause: 'Iṣẹ́ náà kò fi àmì ránṣẹ́ nígbà tí a retí rẹ̀',
    happened: 'A retí àmì láti {name}, ṣùgbọ́n kò dé.',
    who: 'Kò sí ẹni tó tíì rí i. Ṣùgbọ́n ohun tí iṣẹ́ náà ń ṣe, bíi ẹ̀dà ìpamọ́, lè má sí níbẹ̀ lọ́jọ́ tí ẹ nílò rẹ̀.',
    why: 'Iṣẹ́ náà kò bẹ̀rẹ̀: ẹ̀rọ rẹ̀ wà ní pípa, wọ́n yí àkókò rẹ̀ padà tàbí ó sọnù, tàbí kò lè dé orí íńtánẹ́ẹ̀tì.',
    steps: [
      'Ẹ wò bóyá ẹ̀rọ tó ń ṣe iṣẹ́ náà wà ní títàn.',
      'Ẹ wo àkókò iṣẹ́ rẹ̀ (cron tàbí “Task Scheduler”), bóyá ìlà tó ní àdírẹ́sì wa ṣì wà nínú rẹ̀.',
      'Ẹ fi ọwọ́ bẹ̀rẹ̀ iṣẹ́ náà lẹ́ẹ̀kan, kí ẹ wò bóyá ó fi àmì ránṣẹ́ síbí.',
    ],
  },
  failed: {
    cause: 'Iṣẹ́ náà sọ pé òun kò yọrí',
    causeCode: 'Iṣẹ́ náà parí pẹ̀lú kóòdù àṣìṣe {exitCode}',
    happened: '{name} sọ pé òun kò yọrí.',
    happenedCode: '{name} parí pẹ̀lú kóòdù àṣìṣe {exitCode}, nítorí náà kò yọrí.',
    who: 'Kò sí ẹni tó tíì rí i. Ṣùgbọ́n lọ́tẹ̀ yìí, iṣẹ́ náà kò ṣe ohun tó yẹ kó ṣe.',
    why: 'Ètò iṣẹ́ náà bá ìṣòro pàdé: lọ́pọ̀ ìgbà disk tó kún, ọ̀rọ̀ aṣínà tó yí padà tàbí fáìlì tí ohun mìíràn ń lò.',
    steps: [
      'Ẹ ka ọ̀rọ̀ tó kẹ́yìn iṣẹ́ náà: ó wà nínú ohun tí a rí àti lórí ojú ìwé rẹ̀.',
      'Ẹ wò bóyá disk ẹ̀rọ rẹ̀ ti kún.',
      'Ẹ fi ọwọ́ bẹ̀rẹ̀ iṣẹ́ náà lẹ́ẹ̀kan, kí ẹ wò bóyá ó parí dáadáa.',
    ],
  },
  unfinished: {
    cause: 'Iṣẹ́ náà bẹ̀rẹ̀, ṣùgbọ́n kò tíì sọ pé òun parí',
    happened: '{name} bẹ̀rẹ̀, ṣùgbọ́n kò tíì sọ pé òun parí.',
    who: 'Kò sí ẹni tó tíì rí i. Ṣùgbọ́n lọ́tẹ̀ yìí, iṣẹ́ náà lè má tíì ṣe ohun tó yẹ kó ṣe.',
    why: 'Iṣẹ́ náà ti há, wọ́n dá a dúró ní àárín, tàbí ó ń pẹ́ ju àkókò tí ẹ fún un lọ.',
    steps: [
      'Ẹ wò lórí ẹ̀rọ rẹ̀ bóyá iṣẹ́ náà ṣì ń lọ lọ́wọ́.',
      'Tó bá ti há, ẹ dá a dúró, kí ẹ sì fi ọwọ́ bẹ̀rẹ̀ rẹ̀ lẹ́ẹ̀kan.',
      'Tó bá jẹ́ pé ó kàn ń pẹ́ jù báyìí ni, ẹ fún un ní àkókò sí i lórí ojú ìwé rẹ̀.',
    ],
  },
  call: 'Ẹni tó ṣètò iṣẹ́ náà, tàbí ẹ̀ka ìrànlọ́wọ́ ilé-iṣẹ́ tó ni ẹ̀rọ rẹ̀.',
  missedByUs: 'Àwa fúnra wa kò lè gba ìpè fún ìgbà díẹ̀, nítorí náà ó lè ti ṣiṣẹ́ láìjẹ́ pé a gbọ́.',
  lastWords: 'Ọ̀rọ̀ tó kẹ́yìn lọ́tẹ̀ yìí: “{lastWords}”',
  wordsBefore: 'Ọ̀rọ̀ tó kẹ́yìn lọ́tẹ̀ tó ṣáájú: “{lastWords}”',
};
