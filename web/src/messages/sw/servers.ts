import type { servers as original } from '../en/servers';
import type { Words } from '../words';
import { listed, plural } from './grammar';

const answer = (names: readonly string[]) => (names.length === 1 ? 'inajibu' : 'zinajibu');
const reached = (names: readonly string[]) => (names.length === 1 ? 'inafikika' : 'zinafikika');

export const servers: Words<typeof original> = {
  overview: {
    title: 'Mwanzo',
    noWorkspace: 'Bado huna eneo la kazi',
    noWorkspaceText: 'Eneo la kazi hubeba seva za biashara moja. Lipe jina la biashara yako; unaweza kulibadilisha baadaye.',
    createWorkspace: 'Tengeneza eneo la kazi',
    noServers: 'Bado hujaongeza seva...',
    noServersText: 'Tupe anwani yake, tutaikagua ndani ya sekunde chache, kisha usiku na mchana. Ikiacha tu kujibu, tutakujulisha.',
    noServersYetText: 'Malipo yako yakifika tu, utaongeza seva yako ya kwanza hapa.',
    addServer: 'Ongeza seva',
    cannotLoad: 'Hatukuweza kupakia seva zako',
    total: 'Jumla ya seva',
    active: 'Zinazofuatiliwa',
    down: 'Hazipatikani',
    paused: 'Zimesitishwa kwa muda',
    counts: 'Seva zako kwa namba',
  },
  sentence: {
    allUp: (count) =>
      count === 1 ? 'Seva yako inapatikana.' : count === 2 ? 'Seva zako 2 zinapatikana.' : `Seva zako zote ${count} zinapatikana.`,
    watchedUp: (up) => (up === 1 ? 'Seva tunayofuatilia inapatikana.' : `Seva zote ${up} tunazofuatilia zinapatikana.`),
    pausedToo: (count) => `Zilizositishwa kwa muda: ${count}.`,
    maintenance: (names) => `Matengenezo yanaendelea: ${listed(names)}.`,
    noAlerts: 'Hakuna tahadhari itakayotumwa hadi matengenezo yaishe. Tunaendelea kukagua.',
    oneDown: (name, since, duration) => `${name} haipatikani tangu ${since}, kwa ${duration} hadi sasa.`,
    manyDown: (names, total) =>
      names.length < total
        ? `Seva ${names.length} kati ya ${total} hazipatikani: ${listed(names)}.`
        : `Seva zako zote ${names.length} hazipatikani: ${listed(names)}.`,
    othersUp: (count) => (count === 1 ? 'Seva yako nyingine inapatikana.' : `Seva zako nyingine ${count} zinapatikana.`),
    partly: (name, good, bad) => `${name} inafikika kutoka ${listed(good)}, lakini si kutoka ${listed(bad)}.`,
    partlySomewhere: (names) => `${listed(names)} ${reached(names)} kutoka sehemu fulani, lakini si kutoka kote.`,
    unstable: (names) => `${listed(names)} ${names.length === 1 ? 'inakatika' : 'zinakatika'} na kurejea mara kwa mara.`,
    slow: (names) => `${listed(names)} ${answer(names)}, lakini polepole zaidi kuliko kawaida.`,
    lookingCloser: (names) => `Tunaangalia kwa karibu ${listed(names)}: ukaguzi umeshindwa sasa hivi.`,
    comingBack: (names) => `${listed(names)} ${answer(names)} tena. Tunafuatilia kidogo zaidi kabla ya kusema imekwisha.`,
    firstCheck: (names) => `Tunakagua kwa mara ya kwanza: ${listed(names)}.`,
    unknown: (count) => `Hatukuweza kukagua ${plural(count, 'seva')} sasa hivi, kwa sababu iliyo upande wetu.`,
    allPaused: (count) =>
      count === 1
        ? 'Seva yako imesitishwa kwa muda. Hakuna kinachofuatiliwa.'
        : 'Seva zako zote zimesitishwa kwa muda. Hakuna kinachofuatiliwa.',
    lastTrouble: (name, ago, duration) => `Tatizo la mwisho: ${name}, ${ago}, kwa ${duration}.`,
    noTrouble: 'Hakuna tatizo hadi sasa.',
    seeWhatToDo: 'Ona cha kufanya',
  },
  spoken: {
    good: 'Hakuna tatizo.',
    bad: 'Kuna kilichoacha kujibu.',
    warn: 'Kuna kinachohitaji kuangaliwa kwa karibu.',
    info: '',
  },
  table: {
    caption: 'Seva zako',
    name: 'Jina',
    ip: 'IP',
    status: 'Hali',
    usage: 'Matumizi',
    days: 'Siku 90 zilizopita',
    menu: 'Menyu',
    menuOf: (name) => `Menyu: ${name}`,
    pings: (_count, said) => `ping ${said}`,
    ofLimit: (limit) => `kati ya ${limit} mwezi huu`,
    logHistory: 'Historia ya ukaguzi',
    edit: 'Hariri seva',
    checkNow: 'Kagua sasa',
    pause: 'Sitisha kwa muda',
    resume: 'Endelea',
    delete: 'Futa seva',
    whatToDo: 'Ona cha kufanya',
  },
  delete: {
    title: (name) => `Futa: ${name}`,
    text: 'Ufuatiliaji unasimama mara moja. Historia, matukio na kumbukumbu zake za hitilafu vitafutwa pia, na haviwezi kurejeshwa.',
    instead: 'Ili kuacha kwa muda tu, isitishe kwa muda.',
    typeName: (name) => `Andika ${name} ili kuthibitisha`,
    mismatch: 'Hili si jina la seva.',
    submit: 'Futa seva',
    done: (name) => `Seva imefutwa: ${name}.`,
  },
  workspace: {
    title: 'Tengeneza eneo la kazi',
    text: 'Hubeba seva zako na kusema jinsi ya kukufikia.',
    name: 'Jina la eneo lako la kazi',
    hint: 'Kwa mfano jina la biashara yako.',
    noName: 'Tafadhali lipe eneo lako la kazi jina.',
    tooLong: (limit) => `Jina linaweza kuwa na herufi zisizozidi ${limit}.`,
    submit: 'Tengeneza eneo la kazi',
  },
  edit: {
    title: 'Hariri seva',
    submit: 'Hifadhi',
    pausedText: 'Seva hii imesitishwa kwa muda. Mabadiliko yako yataanza kutumika utakapoiendeleza.',
    notFound: 'Hakuna seva kama hiyo',
    notFoundText: 'Huenda ilifutwa, au ni ya akaunti nyingine.',
    toOverview: 'Nenda kwenye seva zako',
    cannotLoad: 'Hatukuweza kupakia seva hii',
  },
};
