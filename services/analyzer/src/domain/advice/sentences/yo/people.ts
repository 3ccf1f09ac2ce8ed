/** Data: whom it hurts, whom to call, what to tell customers, where the machine stands. */
import type {
  everybody as everybodyInEnglish,
  contacts as contactsInEnglish,
  notices as noticesInEnglish,
  faultIn as faultInInEnglish,
  standsAt as standsAtInEnglish,
  names as namesInEnglish,
} from '../en/people.js';
import type { Translated } from '../translated.js';

export const everybody: Translated<typeof everybodyInEnglish, 'yo'> = 'Gbogbo àlejò ń rí ojú ìwé àṣìṣe.';

export const contacts: Translated<typeof contactsInEnglish, 'yo'> = {
  host: {
    known: 'Ẹ̀ka ìrànlọ́wọ́ {company}, nípa “ticket” tàbí ìfọ̀rọ̀wérọ̀ lójú ẹsẹ̀.',
    unknown: 'Ilé-iṣẹ́ tí ojú òpó yín wà lọ́dọ̀ rẹ̀: orúkọ rẹ̀ wà lórí ìwé owó hosting yín.',
    network: 'Ó lè jẹ́ {network}: orí nẹ́tíwọ́ọ̀kì rẹ̀ ni server yín wà.',
  },
  domainCompany: 'Ilé-iṣẹ́ tí ẹ ti ra {domain}: orúkọ rẹ̀ wà lórí ìwé owó domain yín.',
  builder: 'Ẹni tó kọ́ ojú òpó yín tàbí tó ń bójú tó o.',
  builderThenHost: {
    known: 'Ẹni tó kọ́ ojú òpó yín; lẹ́yìn náà ẹ̀ka ìrànlọ́wọ́ {company}.',
    unknown: 'Ẹni tó kọ́ ojú òpó yín; lẹ́yìn náà ilé-iṣẹ́ hosting yín.',
  },
};

export const notices: Translated<typeof noticesInEnglish, 'yo'> = {
  closed:
    'Ojú òpó wa kò ṣí lọ́wọ́lọ́wọ́. A mọ̀ nípa rẹ̀, a sì ń ṣiṣẹ́ lórí rẹ̀. Tí ọ̀rọ̀ yín bá jẹ́ kánjúkánjú, ẹ jọ̀wọ́ ẹ pè wá tàbí ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa.',
  closedServer:
    'Server wa kò ṣí lọ́wọ́lọ́wọ́. A mọ̀ nípa rẹ̀, a sì ń ṣiṣẹ́ lórí rẹ̀. Tí ọ̀rọ̀ yín bá jẹ́ kánjúkánjú, ẹ jọ̀wọ́ ẹ pè wá tàbí ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa.',
  warning: 'Browser yín lè fi ìkìlọ̀ hàn lórí ojú òpó wa lónìí. Ẹ jọ̀wọ́, kí ẹ tó sanwó tàbí wọlé, ẹ dúró títí a ó fi sọ pé a ti tún un ṣe.',
  broken: 'Ojú òpó wa ń fi àṣìṣe hàn lọ́wọ́lọ́wọ́. A mọ̀ nípa rẹ̀, a sì ń ṣiṣẹ́ lórí rẹ̀. Ẹ jọ̀wọ́, ẹ gbìyànjú lẹ́ẹ̀kan sí i ní wákàtí kan sí i.',
  slow: 'Ojú òpó wa lọ́ra gan-an lónìí. A ń ṣiṣẹ́ lórí rẹ̀. Ẹ jọ̀wọ́, ẹ gbìyànjú lẹ́ẹ̀kan sí i tó bá yá, tàbí kí ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa.',
  work: 'A ń ṣiṣẹ́ lórí ojú òpó wa. Ó máa padà láìpẹ́.',
  some: 'Àwọn kan nínú yín kò lè ṣí ojú òpó wa báyìí. A ń ṣiṣẹ́ lórí rẹ̀. Títí di ìgbà náà, ẹ jọ̀wọ́ ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa.',
};

export const standsAt: Translated<typeof standsAtInEnglish, 'yo'> = {
  company: 'Server yín wà ní {company}.',
  network: 'Server yín wà lórí nẹ́tíwọ́ọ̀kì {network}.',
};

export const faultIn: Translated<typeof faultInInEnglish, 'yo'> = {
  plugin: 'Inú plugin “{plugin}” ni ìṣòro náà wà.',
  somePlugin: 'Inú ọ̀kan nínú àwọn plugin ni ìṣòro náà wà.',
  theme: 'Inú theme (ìrísí ojú òpó náà) ni ìṣòro náà wà.',
};

export const names: Translated<typeof namesInEnglish, 'yo'> = {
  company: 'ilé-iṣẹ́ hosting yín',
  host: 'àdírẹ́sì yín',
  button: '“{name}”',
  path: {
    then: 'lẹ́yìn náà',
    machine: 'ẹ̀rọ yín',
    networking: 'ẹ̀rọ yín, “Networking”',
    subnet: '“Subnet” ti ẹ̀rọ yín',
    project: 'project yín',
    site: 'ojú òpó náà',
    ownSite: 'ojú òpó yín',
    app: 'áàpù yín',
    service: 'service yín',
    repository: 'repository yín',
    lastGood: 'èyí tó dára kẹ́yìn',
    dots: 'àmì kékeré mẹ́ta',
    clientArea: 'ibi oníbàárà',
  },
};
