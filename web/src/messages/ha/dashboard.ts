import type { dashboard as original } from '../en/dashboard';
import type { Words } from '../words';

export const dashboard: Words<typeof original> = {
  navigation: 'Babban jeri',
  home: 'Shafin farko',
  billing: 'Biyan kuɗi',
  logs: 'Rajista',
  settings: 'Saituna',
  more: 'Ƙari',
  releaseNotes: 'Sababbin abubuwa',
  contactSupport: 'Rubuta wa sashen taimako',
  signOut: 'Fita',
  hello: (username) => `Sannu, ${username}`,
  accountMenu: 'Asusunku',
  profilePhotoOf: (name) => `Hoton ${name}`,
  notifications: (unread) => (unread === 0 ? 'Sanarwa' : `Sanarwa, ${unread} ba a karanta ba`),
  manyUnread: '9+',
  placesTaken: (used, limit) => `sabobi da ayyuka ${used} cikin ${limit}`,
  banners: {
    verifyEmail: (email) =>
      `Don Allah ku tabbatar da imel ɗinku: ku buɗe mahaɗin da ke imel ɗinmu zuwa ${email}. Kafin nan, faɗakarwa 10 kawai muke aikawa a rana.`,
    sendLinkAgain: 'Sake aika mahaɗin',
    linkSent: (email) => `Sabon mahaɗi yana kan hanya zuwa ${email}.`,
    emailCapReached: (email) =>
      `Faɗakarwa 10 na yau zuwa ${email} sun ƙare. Ku tabbatar da imel ɗinku, kowace faɗakarwa za ta sake isa gare ku nan take.`,
    emailSuppressed: (email) =>
      `Imel ɗinmu zuwa ${email} suna dawowa. Faɗakarwa ba za ta isa gare ku ta imel ba sai kun sauya adireshin a Saituna.`,
    whatsAppStopped: 'Kun aiko mana STOP a WhatsApp, don haka faɗakarwa ba ta zuwa can. Ku aiko START a WhatsApp don a sake aikawa.',
    toSettings: 'Buɗe Saituna',
    toBilling: 'Duba tsarinku',
    planGrace: (until) =>
      `Tsarinku ya ƙare. Komai zai ci gaba har zuwa ${until}. Idan kun sabunta shi kafin lokacin, ba abin da zai sauya.`,
    planReduced: (until) =>
      `Tsarinku ya ƙare, don haka ana duba sabobinku sau ɗaya kawai a awa. A ranar ${until} dubawa za ta tsaya. Ku sabunta shi, za ta dawo nan take.`,
    planPaused: 'Ba a sa ido a kan sabobinku: tsarinku ya ƙare. Ku sabunta shi, sa ido zai sake farawa, komai yadda kuka bar shi.',
    lastUpdated: (moment) => `Haɗin kai tsaye ya tsaya. Muna ci gaba da tambaya; sabuntawar ƙarshe ${moment}.`,
  },
};
