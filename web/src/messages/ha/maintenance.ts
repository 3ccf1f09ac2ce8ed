import type { maintenance as original } from '../en/maintenance';
import type { Words } from '../words';

export const maintenance: Words<typeof original> = {
  title: 'Aikin gyara',
  text: 'Za ku yi aiki a kan sabobinku? Ku gaya mana, ba faɗakarwar da za ta fita a lokacin. Muna ci gaba da dubawa; abin da bai dawo aiki ba a ƙarshe, za mu gaya muku nan take.',
  ofServer: 'Kuna aiki a kan wannan sabar?',
  ofServerText:
    'Ku gaya mana, ba faɗakarwar da za ta fita a lokacin. Muna ci gaba da dubawa; idan bai dawo aiki ba a ƙarshe, za mu gaya muku nan take.',
  begin: 'Fara yanzu, har tsawon',
  minutes: (count) => (count < 60 ? `minti ${count}` : `awa ${count / 60}`),
  otherTimes: 'Wasu lokuta',
  startsAt: 'Farawa',
  endsAt: 'Ƙarewa',
  zoneHint: (zone) => `Lokaci na ${zone} ne. Kafin kwana 30 a gaba, kuma kada ya wuce awa 24.`,
  plan: 'Tsara shi',
  noTime: 'Don Allah ku zaɓi rana da lokaci.',
  running: (until) => `Aikin gyara har ${until}`,
  runningOf: (server, until) => `Aikin gyaran ${server} har ${until}`,
  runningOfAll: (until) => `Aikin gyaran duk sabobinku har ${until}`,
  runningText: 'Muna ci gaba da dubawa. Ba faɗakarwar da za ta fita sai ya ƙare.',
  planned: (from, until) => `Daga ${from} zuwa ${until}`,
  plannedOf: (server, from, until) => `${server}, daga ${from} zuwa ${until}`,
  plannedOfAll: (from, until) => `Duk sabobinku, daga ${from} zuwa ${until}`,
  plannedTitle: 'An tsara',
  endNow: 'Ƙare yanzu',
  longer: 'Ƙarin minti 30',
  cancel: 'Soke',
  cancelOf: (times) => `Soke: ${times}`,
  loadFailed: 'Ba a iya loda aikin gyara ba',
};
