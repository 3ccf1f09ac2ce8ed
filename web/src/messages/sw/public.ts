import type { publicLayout as original, recording as originalRecording } from '../en/public';
import type { Words } from '../words';
import { joined } from './grammar';

export const publicLayout: Words<typeof original> = {
  menu: 'Menyu',
  closeMenu: 'Funga menyu',
  mainNavigation: 'Menyu kuu',
  toDashboard: 'Nenda kwenye dashibodi',
  login: 'Ingia',
  getStarted: 'Anza bure',
  requestDemo: 'Omba onyesho',
  requestDemoSubject: 'Ombi la onyesho',
  features: 'Uwezo',
  plans: 'Vifurushi',
  docs: 'Nyaraka',
  support: 'Usaidizi',
  socialLabel: 'NoWahala kwenye X',
  socialAddress: 'https://x.com/nowahala',
  watchedFrom: (places) =>
    places.length < 2
      ? `Tunafuatilia kutoka ${places[0] ?? ''}.`
      : `Tunafuatilia kutoka ${joined(places)}, ili muunganisho mmoja mbaya usidhaniwe kuwa tovuti yako.`,
  footer: {
    promise: 'Tunafuatilia seva zako na kukuambia, kwa maneno rahisi, cha kufanya.',
    links: 'Viungo',
    company: 'Kampuni',
    online: 'Mtandaoni',
    home: 'Mwanzo',
    releaseNotes: 'Mambo mapya',
    terms: 'Masharti ya huduma',
    privacy: 'Faragha',
    contact: 'Andikia usaidizi',
    apiReference: 'Rejea ya API',
    community: 'Jumuiya – inakuja hivi karibuni',
    rights: (year) => `© ${year} NoWahala. Imetengenezwa kwa watu wenye mambo bora ya kufanya kuliko kusoma ujumbe wa hitilafu.`,
  },
};

export const recording: Words<typeof originalRecording> = {
  title: 'Je, tunaweza kurekodi jinsi unavyotumia kurasa hizi za umma?',
  text: 'Rekodi hutuonyesha mahali ukurasa unapowachanganya watu. Hairekodi kamwe unapoingia, kujisajili au kutumia dashibodi yako. Hakuna kinachorekodiwa usiposema ndiyo.',
  yes: 'Ndiyo, sawa',
  no: 'Hapana, asante',
};
