import type { publicLayout as originalLayout, recording as originalRecording } from '../en/public';
import type { Words } from '../words';
import { joined } from './grammar';

export const publicLayout: Words<typeof originalLayout> = {
  menu: 'Àkójọ',
  closeMenu: 'Pa àkójọ náà dé',
  mainNavigation: 'Àkójọ pàtàkì',
  toDashboard: 'Lọ sí dashboard',
  login: 'Wọlé',
  getStarted: 'Bẹ̀rẹ̀ lọ́fẹ̀ẹ́',
  requestDemo: 'Béèrè ìfihàn',
  requestDemoSubject: 'Ìbéèrè fún ìfihàn',
  features: 'Ohun tó ń ṣe',
  plans: 'Àwọn ètò',
  docs: 'Ìtọ́sọ́nà',
  support: 'Ìrànlọ́wọ́',
  socialLabel: 'NoWahala lórí X',
  socialAddress: 'https://x.com/nowahala',
  watchedFrom: (places) =>
    places.length < 2
      ? `A ń ṣọ́ láti ${places[0] ?? ''}.`
      : `A ń ṣọ́ láti ${joined(places)}, kí íńtánẹ́ẹ̀tì kan tí kò dára má bàa dà bí ìṣòro ojú òpó yín.`,
  footer: {
    promise: 'A ń ṣọ́ àwọn server yín, a sì ń fi ọ̀rọ̀ tó rọrùn sọ ohun tí ẹ máa ṣe.',
    links: 'Líǹkì',
    company: 'Ilé-iṣẹ́',
    online: 'Lórí íńtánẹ́ẹ̀tì',
    home: 'Ojú ìwé àkọ́kọ́',
    releaseNotes: 'Ohun tuntun',
    terms: 'Àdéhùn ìlò',
    privacy: 'Ìpamọ́ àṣírí',
    contact: 'Kọ̀wé sí ẹ̀ka ìrànlọ́wọ́',
    apiReference: 'Ìtọ́sọ́nà API',
    community: 'Ẹgbẹ́ wa: ó ń bọ̀ láìpẹ́',
    rights: (year) => `© ${year} NoWahala. A ṣe é fún àwọn tó ní ohun tó dára jù láti ṣe ju kíka àṣìṣe lọ.`,
  },
};

export const recording: Words<typeof originalRecording> = {
  title: 'Ṣé a lè gba bí ẹ ṣe ń lo àwọn ojú ìwé yìí sílẹ̀?',
  text: 'Ó ń fi ibi tí ojú ìwé kan ti ń da ènìyàn láàmú hàn wá. Kì í ṣiṣẹ́ nígbà tí ẹ bá ń wọlé, tí ẹ bá ń ṣí àkáǹtì tàbí tí ẹ bá ń lo dashboard yín. A kò ní gba nǹkan kan sílẹ̀ àyàfi tí ẹ bá sọ pé bẹ́ẹ̀ ni.',
  yes: 'Bẹ́ẹ̀ ni, ó dára',
  no: 'Rárá, ẹ ṣé',
};
