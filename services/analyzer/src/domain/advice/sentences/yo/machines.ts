/** Data: what is said of the machine itself. */
import type { machines as english } from '../en/machines.js';
import type { Translated } from '../translated.js';

export const machines: Translated<typeof english, 'yo'> = {
  'machine-out-of-memory': {
    cause: 'Memory ẹ̀rọ náà ti tán',
    happened: 'Memory ẹ̀rọ náà ti tán, ètò tó wà lẹ́yìn ojú òpó yín kò sì lè ṣiṣẹ́.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ, iṣẹ́ ńlá bíi ẹ̀dà ìpamọ́, tàbí ẹ̀rọ tó kéré jù.',
    steps: ['Ẹ wo ohun tó ń lo memory náà, tàbí kí ẹ gba ẹ̀rọ tàbí ètò hosting tó tóbi sí i.'],
  },
  'too-many-open-files': {
    cause: 'Ètò ojú òpó náà ṣí fáìlì tó pọ̀ jù',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín ṣí fáìlì àti ìpè ju bí wọ́n ṣe gbà á láyè lọ.',
    why: 'Àlejò tó pọ̀ ju ti tẹ́lẹ̀ lọ, tàbí ìṣòro kan tí kò jẹ́ kó tì wọ́n.',
  },
  'account-out-of-tasks': {
    cause: 'Àkáǹtì hosting náà kò lè ṣe iṣẹ́ kan sí i',
    happened: 'Àkáǹtì hosting yín ń ṣe iye iṣẹ́ tí wọ́n gbà á láyè lẹ́ẹ̀kan náà, kò sì sí àyè fún ojú òpó náà.',
    why: 'Àwọn àlejò tàbí róbọ́ọ̀tì pọ̀ ju ti tẹ́lẹ̀ lọ, àwọn iṣẹ́ há, tàbí iṣẹ́ kan ń tún bẹ̀rẹ̀ léraléra.',
    steps: ['Nínú cPanel, ẹ ṣí “Resource Usage” láti rí ìwọ̀n tó kún (“EP” tàbí “NPROC”).'],
  },
  'disk-read-only': {
    cause: 'Disk ẹ̀rọ náà kò jẹ́ kí ẹnikẹ́ni kọ nǹkan sí i',
    happened: 'A lè ka disk ẹ̀rọ náà, ṣùgbọ́n a kò lè fi nǹkan kan pamọ́ sí i.',
    who: 'Gbogbo ènìyàn. Ìbéèrè ọjà àti àtẹ̀jíṣẹ́ lè sọnù.',
    why: 'Disk náà ní ìṣòro, ẹ̀rọ náà sì ń dáàbò bò ó. Tàbí irú hosting yìí kò gba kíkọ nǹkan sínú fódà náà.',
    steps: ['Ẹ kọ́kọ́ ṣe ẹ̀dà dátà yín kí ẹ tó ṣe ohun mìíràn.'],
  },
  'disk-quota-reached': {
    cause: 'Àyè disk inú ètò hosting yín ti tán',
    happened: 'Àkáǹtì hosting yín ti lo gbogbo àyè disk rẹ̀. Ojú òpó náà kò lè fi nǹkan kan pamọ́ mọ́.',
    who: 'Gbogbo ènìyàn. Ìbéèrè ọjà, àtẹ̀jíṣẹ́ àti e-mail lè sọnù títí àyè á fi wà.',
    why: 'Àwọn ẹ̀dà ìpamọ́ àtijọ́, e-mail tàbí fáìlì àkọsílẹ̀ ti kún un. Fáìlì kéékèèké tó pọ̀ jù náà wà lára rẹ̀.',
  },
  'own-files-not-allowed': {
    cause: 'Ojú òpó náà kò ní àṣẹ láti lo fáìlì tirẹ̀',
    happened: 'Ètò tó wà lẹ́yìn ojú òpó yín kò ní àṣẹ láti ka tàbí kọ ọ̀kan nínú fáìlì rẹ̀.',
    why: 'Àṣẹ fáìlì àti fódà yí padà nítorí ìgbésókè, ìkólọ tàbí títàn padà.',
  },
};
