import type { publicLayout as originalLayout, recording as originalRecording } from '../en/public';
import type { Words } from '../words';
import { joined } from './grammar';

export const publicLayout: Words<typeof originalLayout> = {
  menu: 'Zaɓuɓɓuka',
  closeMenu: 'Rufe zaɓuɓɓuka',
  mainNavigation: 'Babban jeri',
  toDashboard: 'Je dashboard',
  login: 'Shiga',
  getStarted: 'Fara kyauta',
  requestDemo: 'Nemi nunin aiki',
  requestDemoSubject: 'Neman nunin aiki',
  features: 'Abin da muke yi',
  plans: 'Tsare-tsare',
  docs: 'Bayanai',
  support: 'Taimako',
  socialLabel: 'NoWahala a X',
  socialAddress: 'https://x.com/nowahala',
  watchedFrom: (places) =>
    places.length < 2
      ? `Muna sa ido daga ${places[0] ?? ''}.`
      : `Muna sa ido daga ${joined(places)}, don kada a ɗauki haɗi mara kyau guda ɗaya a matsayin matsalar shafinku.`,
  footer: {
    promise: 'Muna sa ido a kan sabobinku, muna gaya muku a sauƙaƙe abin da za ku yi.',
    links: 'Mahaɗai',
    company: 'Kamfani',
    online: 'A intanet',
    home: 'Shafin farko',
    releaseNotes: 'Sababbin abubuwa',
    terms: 'Sharuɗɗan aiki',
    privacy: 'Sirri',
    contact: 'Rubuta wa sashen taimako',
    apiReference: 'Bayanan API',
    community: 'Dandali — yana zuwa',
    rights: (year) => `© ${year} NoWahala. An yi shi don mutanen da suke da abin yi fiye da karanta saƙonnin kuskure.`,
  },
};

export const recording: Words<typeof originalRecording> = {
  title: 'Za mu iya ɗaukar yadda kuke amfani da waɗannan shafuka?',
  text: 'Ɗaukar tana nuna mana inda shafi yake rikita mutane. Ba ta aiki idan kuna shiga, buɗe asusu ko amfani da dashboard. Ba a ɗaukar komai sai kun yarda.',
  yes: 'I, ba matsala',
  no: 'A’a, na gode',
};
