import type { maintenance as original } from '../en/maintenance';
import type { Words } from '../words';
import { plural } from './grammar';

export const maintenance: Words<typeof original> = {
  title: 'Matengenezo',
  text: 'Je, unakaribia kufanyia seva zako kazi? Tuambie, na hakuna tahadhari itakayotumwa wakati huo. Tunaendelea kukagua, na ambazo hazitapatikana mwishoni utaambiwa mara moja.',
  ofServer: 'Je, unaifanyia seva hii kazi?',
  ofServerText:
    'Tuambie, na hakuna tahadhari itakayotumwa wakati huo. Tunaendelea kukagua, na ikiwa haitapatikana mwishoni utaambiwa mara moja.',
  begin: 'Anza sasa, kwa',
  minutes: (count) => (count < 60 ? plural(count, 'dakika') : plural(count / 60, 'saa')),
  otherTimes: 'Nyakati nyingine',
  startsAt: 'Yanaanza',
  endsAt: 'Yanaisha',
  zoneHint: (zone) => `Nyakati ni za ${zone}. Hadi siku 30 mbele, saa 24 zisizozidi.`,
  plan: 'Panga',
  noTime: 'Tafadhali chagua siku na wakati.',
  running: (until) => `Matengenezo hadi ${until}`,
  runningOf: (server, until) => `Matengenezo ya ${server} hadi ${until}`,
  runningOfAll: (until) => `Matengenezo ya seva zako zote hadi ${until}`,
  runningText: 'Tunaendelea kukagua. Hakuna tahadhari itakayotumwa hadi yaishe.',
  planned: (from, until) => `Kuanzia ${from} hadi ${until}`,
  plannedOf: (server, from, until) => `${server}, kuanzia ${from} hadi ${until}`,
  plannedOfAll: (from, until) => `Seva zako zote, kuanzia ${from} hadi ${until}`,
  plannedTitle: 'Yaliyopangwa',
  endNow: 'Maliza sasa',
  longer: 'Dakika 30 zaidi',
  cancel: 'Ghairi',
  cancelOf: (times) => `Ghairi: ${times}`,
  loadFailed: 'Hatukuweza kupakia matengenezo',
};
