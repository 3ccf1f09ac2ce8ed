import type { dashboard as original } from '../en/dashboard';
import type { Words } from '../words';

export const dashboard: Words<typeof original> = {
  navigation: 'Menyu kuu',
  home: 'Mwanzo',
  billing: 'Malipo',
  logs: 'Kumbukumbu',
  settings: 'Mipangilio',
  more: 'Zaidi',
  releaseNotes: 'Mambo mapya',
  contactSupport: 'Andikia usaidizi',
  signOut: 'Toka',
  hello: (username) => `Habari, ${username}`,
  accountMenu: 'Akaunti yako',
  profilePhotoOf: (name) => `Picha: ${name}`,
  notifications: (unread) => (unread === 0 ? 'Arifa' : `Arifa, ${unread} ${unread === 1 ? 'haijasomwa' : 'hazijasomwa'}`),
  manyUnread: '9+',
  placesTaken: (used, limit) => `Seva na kazi ${used} kati ya ${limit}`,
  banners: {
    verifyEmail: (email) =>
      `Tafadhali thibitisha barua pepe yako: fuata kiungo tulichotuma kwa ${email}. Hadi hapo tunatuma tahadhari zisizozidi 10 kwa siku.`,
    sendLinkAgain: 'Tuma kiungo tena',
    linkSent: (email) => `Kiungo kipya kimetumwa kwa ${email}.`,
    emailCapReached: (email) =>
      `Tahadhari 10 za leo kwa ${email} zimeisha. Thibitisha barua pepe yako na kila tahadhari itakufikia tena mara moja.`,
    emailSuppressed: (email) =>
      `Barua pepe zetu kwa ${email} zinarudishwa. Tahadhari hazikufikii kwa barua pepe hadi ubadilishe anwani kwenye Mipangilio.`,
    whatsAppStopped: 'Ulituambia STOP kwenye WhatsApp, hivyo tahadhari haziji huko. Tutumie START kwenye WhatsApp ili uzipate tena.',
    toSettings: 'Fungua Mipangilio',
    toBilling: 'Ona kifurushi chako',
    planGrace: (until) =>
      `Kifurushi chako kimeisha. Kila kitu kinaendelea hadi ${until}. Kihuishe kabla ya hapo na hakuna kitakachobadilika.`,
    planReduced: (until) =>
      `Kifurushi chako kimeisha, hivyo seva zako zinakaguliwa mara moja tu kwa saa. Tarehe ${until} ukaguzi utasimama. Kihuishe na utarejea mara moja.`,
    planPaused:
      'Seva zako hazifuatiliwi: kifurushi chako kimeisha. Kihuishe na ufuatiliaji utaanza tena, na kila kitu kitakuwa kama ulivyokiacha.',
    lastUpdated: (moment) => `Muunganisho wa moja kwa moja umekatika. Tunaendelea kuuliza; habari ya mwisho ni ya ${moment}.`,
  },
};
