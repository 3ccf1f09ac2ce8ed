import type { dashboard as original } from '../en/dashboard';
import type { Words } from '../words';

export const dashboard: Words<typeof original> = {
  navigation: 'Àkójọ pàtàkì',
  /** Short enough for the bar below a phone's pages. */
  home: 'Ìbẹ̀rẹ̀',
  billing: 'Ìsanwó',
  logs: 'Àkọsílẹ̀',
  settings: 'Ààtò',
  more: 'Sí i',
  releaseNotes: 'Ohun tuntun',
  contactSupport: 'Kọ̀wé sí ẹ̀ka ìrànlọ́wọ́',
  signOut: 'Jáde',
  hello: (username) => `Ẹ ǹlẹ́, ${username}`,
  accountMenu: 'Àkáǹtì yín',
  profilePhotoOf: (name) => `Àwòrán ${name}`,
  notifications: (unread) => (unread === 0 ? 'Ìfitónilétí' : `Ìfitónilétí, ${unread} tí ẹ kò tíì kà`),
  manyUnread: '9+',
  placesTaken: (used, limit) => `Server àti iṣẹ́ ${used} nínú ${limit}`,
  banners: {
    verifyEmail: (email) =>
      `Ẹ jọ̀wọ́, ẹ fìdí e-mail yín múlẹ̀: ẹ ṣí líǹkì inú e-mail tí a fi ránṣẹ́ sí ${email}. Títí di ìgbà náà, ìkìlọ̀ kò ní ju 10 lóòjọ́ lọ.`,
    sendLinkAgain: 'Tún fi líǹkì náà ránṣẹ́',
    linkSent: (email) => `Líǹkì tuntun ti ń lọ sí ${email}.`,
    emailCapReached: (email) => `Ìkìlọ̀ 10 ti òní fún ${email} ti tán. Ẹ fìdí e-mail yín múlẹ̀, gbogbo ìkìlọ̀ máa tún dé ọ̀dọ̀ yín lójú ẹsẹ̀.`,
    emailSuppressed: (email) =>
      `E-mail wa sí ${email} ń padà wá. Ìkìlọ̀ kò lè dé ọ̀dọ̀ yín nípa e-mail títí ẹ ó fi yí àdírẹ́sì náà padà nínú Ààtò.`,
    whatsAppStopped:
      'Ẹ fi STOP ránṣẹ́ sí wa lórí WhatsApp, nítorí náà ìkìlọ̀ kì í lọ síbẹ̀ mọ́. Ẹ fi START ránṣẹ́ sí wa lórí WhatsApp láti tún rí wọn gbà.',
    toSettings: 'Ṣí Ààtò',
    toBilling: 'Wo ètò yín',
    planGrace: (until) =>
      `Ètò yín ti parí. Gbogbo nǹkan ń lọ títí di ${until}. Ẹ sọ ọ́ di ọ̀tun kí ọjọ́ náà tó dé, kò sí ohun tó máa yí padà.`,
    planReduced: (until) =>
      `Ètò yín ti parí, nítorí náà ẹ̀ẹ̀kan péré ní wákàtí kan là ń ṣàyẹ̀wò àwọn server yín. Àyẹ̀wò máa dúró ní ${until}. Ẹ sọ ọ́ di ọ̀tun, gbogbo rẹ̀ máa padà lójú ẹsẹ̀.`,
    planPaused: 'A kò ṣọ́ àwọn server yín: ètò yín ti parí. Ẹ sọ ọ́ di ọ̀tun, ìṣọ́ máa tún bẹ̀rẹ̀, pẹ̀lú gbogbo nǹkan bí ẹ ṣe fi í sílẹ̀.',
    lastUpdated: (moment) => `Ìsopọ̀ tààrà ti já. A ń bá ìbéèrè lọ; ìgbà tí a gbọ́ kẹ́yìn: ${moment}.`,
  },
};
