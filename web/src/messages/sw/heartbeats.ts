import type { heartbeats as original } from '../en/heartbeats';
import type { Words } from '../words';
import { everyMinutes, plural } from './grammar';

const span = (minutes: number): string => {
  if (minutes % 1_440 === 0 && minutes > 0) return plural(minutes / 1_440, 'siku');
  if (minutes % 60 === 0 && minutes > 0) return plural(minutes / 60, 'saa');
  return plural(minutes, 'dakika');
};

export const heartbeats: Words<typeof original> = {
  title: 'Kazi',
  text: 'Nakala rudufu au kazi nyingine hutuita kila inapofanyika. Mwito usipokuja, tunakuambia.',
  add: 'Fuatilia kazi',
  list: 'Kazi zako',
  none: 'Bado hakuna kazi inayofuatiliwa',
  noneText:
    'Nakala rudufu iliyosimama Machi huonekana Juni, siku unapoihitaji. Fanya kila kazi iite anwani yetu inapofanyika: ikinyamaza, tunakuambia.',
  cannotLoad: 'Hatukuweza kupakia kazi zako',
  notFound: 'Hakuna kazi kama hiyo',
  notFoundText: 'Huenda ilifutwa, au ni ya akaunti nyingine.',
  toList: 'Kazi zako zote',
  home: (all, trouble) =>
    trouble > 0
      ? plural(trouble, 'Kazi ambayo haikufanyika vizuri:', 'Kazi ambazo hazikufanyika vizuri:')
      : all === 1
        ? 'Kazi yako ilifanyika kama ilivyotarajiwa'
        : `Kazi ${all} zilifanyika kama ilivyotarajiwa`,
  homeSome: (ran, all) => `Kazi ${ran} kati ya ${all} zilifanyika kama ilivyotarajiwa; bado hakuna mwito wa nyingine`,
  homePaused: 'Kazi zako zimesitishwa kwa muda',
  homeNew: 'Kazi zako: bado hakuna mwito',
  homeUnknown: 'Kazi zako: hatuwezi kuona sasa hivi kama zilifanyika',
  homeNone: 'Fuatilia pia nakala rudufu au kazi nyingine',
  every: everyMinutes,
  cron: (line, zone) => `kwa “${line}” (${zone})`,
  grace: (minutes) => `inaweza kuchelewa kwa ${span(minutes)}`,
  never: 'Bado haijawahi kuita. Hadi hapo hakuna kinachotarajiwa.',
  unknown: 'Hatuwezi kuona sasa hivi iliita lini.',
  last: 'Mwito wa mwisho',
  next: 'Inatarajiwa',
  seeIncident: 'Ona cha kufanya',
  form: {
    title: 'Fuatilia kazi',
    name: 'Kazi inaitwaje?',
    nameHint: 'Kwa mfano “Nakala rudufu ya usiku”. Ujumbe hutumia jina hili.',
    noName: 'Tafadhali ipe kazi hii jina, kama “Nakala rudufu ya usiku”.',
    how: 'Inafanyika lini?',
    simple: 'Kila baada ya muda',
    often: 'Mara ngapi?',
    byCron: 'Kwa mstari wa cron',
    choices: [5, 15, 30, 60, 360, 720, 1_440, 10_080],
    cron: 'Mstari wa cron',
    cronHint: 'Sehemu tano, kama zilivyo kwenye crontab yako: “0 2 * * *” ni mara moja kila usiku.',
    noCron: 'Tafadhali andika mstari wa cron, kama “0 2 * * *”.',
    zone: 'Katika ukanda gani wa saa',
    grace: 'Inaweza kuchelewa kiasi gani?',
    graceHint: 'Chagua muda mrefu zaidi ambao kazi huuhitaji. Ukipita, tunakuambia.',
    graces: [5, 15, 30, 60, 180, 720, 1_440],
    minutes: span,
    onlyPost: 'POST tu ndiyo huhesabiwa',
    onlyPostHint: 'Kwa anwani unayobandika kwenye mazungumzo: hapo onyesho la kiungo halihesabiwi. Kazi huita kwa POST.',
    submit: 'Hifadhi',
    create: 'Pata anwani',
    full: 'Kifurushi chako kimejaa: kila kazi huchukua nafasi ya seva moja. Pandisha kifurushi chako, au futa kazi au seva ambayo huihitaji tena.',
    seePlans: 'Ona vifurushi',
  },
  address: 'Anwani',
  addressText: 'Kazi huiita inapofanyika vizuri. Anayeijua anaweza kuiita pia, hivyo itunze mahali unapotunza nenosiri.',
  copyAddress: 'Nakili anwani',
  copied: 'Imenakiliwa.',
  snippets: {
    title: 'Jinsi ya kuiita',
    cron: 'Cron, Linux na Mac',
    cronText: 'Weka hii nyuma ya kazi. Hujaribu tena ikiwa muunganisho wetu au wako ni mbaya.',
    result: 'Pamoja na matokeo na maneno ya mwisho',
    resultText: 'Husema kwamba ilianza, kisha jinsi ilivyoisha, pamoja na mistari ya mwisho iliyoandika.',
    powershell: 'Windows (PowerShell)',
    wordpress: 'WordPress',
    wordpressText: 'Kwenye functions.php ya theme yako: hutuita kila WordPress inapoendesha ratiba yake.',
    copy: (what) => `Nakili: ${what}`,
  },
  log: 'Miito ya mwisho',
  cannotLoadLog: 'Hatukuweza kupakia miito yake ya mwisho',
  logNone: 'Bado hakuna mwito. Endesha kazi mara moja kwa mkono: itaonekana hapa ndani ya sekunde chache.',
  kinds: { success: 'Ilifaulu', start: 'Ilianza', fail: 'Ilishindwa' },
  exitCode: (code) => `msimbo ${code}`,
  change: 'Badilisha kazi hii',
  pause: 'Sitisha kwa muda',
  resume: 'Endelea',
  rotate: 'Anwani mpya',
  rotateTitle: 'Anwani mpya kwa kazi hii?',
  rotateText: 'Anwani ya sasa inaacha kufanya kazi mara moja: hadi uweke mpya kwenye kazi, miito yake haihesabiwi.',
  delete: 'Futa',
  deleteTitle: (name) => `Futa: ${name}?`,
  deleteText:
    'Anwani yake inaacha kufanya kazi mara moja, miito yake itafutwa, na hakuna anayeambiwa tena. Ikiwa unataka kimya tu, isitishe kwa muda.',
};
