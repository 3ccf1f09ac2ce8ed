import type { maintenance as original } from '../en/maintenance';
import type { Words } from '../words';
import { counted } from './grammar';

export const maintenance: Words<typeof original> = {
  title: 'Iṣẹ́ àtúnṣe',
  text: 'Ṣé ẹ fẹ́ ṣe àtúnṣe sí àwọn server yín? Ẹ sọ fún wa, kò sí ìkìlọ̀ tó máa jáde ní àkókò náà. A ń bá àyẹ̀wò lọ, a sì máa sọ èyí tí kò tíì ṣiṣẹ́ nígbà tó bá parí fún yín lójú ẹsẹ̀.',
  ofServer: 'Ṣé ẹ fẹ́ ṣe àtúnṣe sí server yìí?',
  ofServerText:
    'Ẹ sọ fún wa, kò sí ìkìlọ̀ tó máa jáde ní àkókò náà. A ń bá àyẹ̀wò lọ, tí kò bá tíì ṣiṣẹ́ nígbà tó bá parí, ẹ máa gbọ́ lójú ẹsẹ̀.',
  begin: 'Bẹ̀rẹ̀ báyìí, fún',
  minutes: (count) => (count < 60 ? counted('ìṣẹ́jú', count) : counted('wákàtí', count / 60)),
  otherTimes: 'Àkókò mìíràn',
  startsAt: 'Ìbẹ̀rẹ̀',
  endsAt: 'Òpin',
  zoneHint: (zone) => `Àkókò yìí jẹ́ ti ${zone}. Ọjọ́ 30 síwájú ni ó jìnnà jù, wákàtí 24 ni ó pẹ́ jù.`,
  plan: 'Ṣètò rẹ̀',
  noTime: 'Ẹ jọ̀wọ́, ẹ yan ọjọ́ àti àkókò.',
  running: (until) => `Iṣẹ́ àtúnṣe ń lọ. Òpin: ${until}`,
  runningOf: (server, until) => `Iṣẹ́ àtúnṣe ${server} ń lọ. Òpin: ${until}`,
  runningOfAll: (until) => `Iṣẹ́ àtúnṣe gbogbo server yín ń lọ. Òpin: ${until}`,
  runningText: 'A ń bá àyẹ̀wò lọ. Kò sí ìkìlọ̀ tó máa jáde títí á fi parí.',
  planned: (from, until) => `Ìbẹ̀rẹ̀: ${from}. Òpin: ${until}`,
  plannedOf: (server, from, until) => `${server}. Ìbẹ̀rẹ̀: ${from}. Òpin: ${until}`,
  plannedOfAll: (from, until) => `Gbogbo server yín. Ìbẹ̀rẹ̀: ${from}. Òpin: ${until}`,
  plannedTitle: 'Èyí tí ẹ ti ṣètò',
  endNow: 'Parí rẹ̀ báyìí',
  longer: 'Ìṣẹ́jú 30 sí i',
  cancel: 'Fagilé',
  cancelOf: (times) => `Fagilé: ${times}`,
  loadFailed: 'Kò ṣeé ṣe láti ṣí iṣẹ́ àtúnṣe',
};
