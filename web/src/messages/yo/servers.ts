import type { servers as original } from '../en/servers';
import type { Words } from '../words';
import { counted, listed } from './grammar';

/** “Nínú server 5 yín, 2 kò ṣiṣẹ́”, “Gbogbo server 3 yín ń ṣiṣẹ́”. */
const some = (count: number, total: number, verb: string): string =>
  count < total ? `Nínú server ${total} yín, ${count} ${verb}` : `${count === 2 ? 'Àwọn' : 'Gbogbo'} server ${count} yín ${verb}`;
const they = (names: readonly string[]): string => (names.length === 1 ? 'ó' : 'wọ́n');

export const servers: Words<typeof original> = {
  overview: {
    title: 'Ojú ìwé àkọ́kọ́',
    noWorkspace: 'Ẹ kò tíì ní ààyè iṣẹ́ kankan',
    noWorkspaceText: 'Ààyè iṣẹ́ kan ló ń kó àwọn server ilé-iṣẹ́ kan pọ̀. Ẹ fún un ní orúkọ ilé-iṣẹ́ yín; ẹ lè yí i padà tó bá yá.',
    createWorkspace: 'Ṣí ààyè iṣẹ́',
    noServers: 'Ẹ kò tíì ní server kankan níbí...',
    noServersText:
      'Ẹ fún wa ní àdírẹ́sì rẹ̀, a máa ṣàyẹ̀wò rẹ̀ láàárín ìṣẹ́jú àáyá díẹ̀, lẹ́yìn náà tọ̀sán tòru. Tí kò bá dáhùn mọ́, a máa jẹ́ kí ẹ mọ̀ lójú ẹsẹ̀.',
    noServersYetText: 'Tí ìsanwó yín bá ti dé, ibí lẹ máa fi server àkọ́kọ́ yín kún.',
    addServer: 'Fi server kún un',
    cannotLoad: 'Kò ṣeé ṣe láti ṣí àwọn server yín',
    total: 'Gbogbo server',
    active: 'Ó ń ṣiṣẹ́',
    down: 'Kò ṣiṣẹ́',
    paused: 'Ó dúró díẹ̀',
    counts: 'Iye àwọn server yín',
  },
  sentence: {
    allUp: (count) => (count === 1 ? 'Server yín ń ṣiṣẹ́.' : `${some(count, count, 'ń ṣiṣẹ́')}.`),
    watchedUp: (up) => (up === 1 ? 'Server tí a ń ṣọ́ ń ṣiṣẹ́.' : `Gbogbo server ${up} tí a ń ṣọ́ ń ṣiṣẹ́.`),
    pausedToo: (count) => `Èyí tó dúró díẹ̀: ${count}.`,
    maintenance: (names) => `Ẹ ń ṣe àtúnṣe sí ${listed(names)}.`,
    noAlerts: 'Kò sí ìkìlọ̀ tó máa jáde títí iṣẹ́ àtúnṣe á fi parí. A ń bá àyẹ̀wò lọ.',
    oneDown: (name, since, duration) => `${name} kò ṣiṣẹ́ láti ${since}, ó ti tó ${duration}.`,
    manyDown: (names, total) => `${some(names.length, total, 'kò ṣiṣẹ́')}: ${listed(names)}.`,
    othersUp: (count) => (count === 1 ? 'Server yín kejì ń ṣiṣẹ́.' : `Àwọn server ${count} yòókù yín ń ṣiṣẹ́.`),
    partly: (name, reached, notReached) => `${name} ń dáhùn ní ${listed(reached)}, ṣùgbọ́n kò dáhùn ní ${listed(notReached)}.`,
    partlySomewhere: (names) => `${listed(names)} ń dáhùn ní àwọn ibì kan, ṣùgbọ́n kì í ṣe níbi gbogbo.`,
    unstable: (names) => `${listed(names)} ń lọ ń bọ̀.`,
    slow: (names) => `${listed(names)} ń dáhùn, ṣùgbọ́n ${they(names)} lọ́ra ju bó ṣe máa ń rí lọ.`,
    lookingCloser: (names) => `A ń wo ${listed(names)} dáadáa: àyẹ̀wò kan kò yọrí ní ìsinsìnyí.`,
    comingBack: (names) =>
      `${listed(names)} ti ń dáhùn padà. A máa ṣọ́ ${names.length === 1 ? 'ọ' : 'wọn'} díẹ̀ sí i kí a tó sọ pé ó ti parí.`,
    firstCheck: (names) => `A ń ṣàyẹ̀wò ${listed(names)} fún ìgbà àkọ́kọ́.`,
    unknown: (count) => `A kò lè ṣàyẹ̀wò ${counted('server', count)} ní ìsinsìnyí, nítorí ohun kan lọ́dọ̀ wa.`,
    allPaused: (count) =>
      count === 1 ? 'Server yín dúró díẹ̀. A kò ṣọ́ nǹkan kan lọ́wọ́lọ́wọ́.' : 'Gbogbo server yín dúró díẹ̀. A kò ṣọ́ nǹkan kan lọ́wọ́lọ́wọ́.',
    lastTrouble: (name, ago, duration) => `Ìṣòro tó kẹ́yìn: ${name}, ${ago}, fún ${duration}.`,
    noTrouble: 'Kò sí ìṣòro títí di báyìí.',
    seeWhatToDo: 'Wo ohun tí ẹ máa ṣe',
  },
  spoken: {
    good: 'Kò sí ìṣòro.',
    bad: 'Ohun kan kò dáhùn mọ́.',
    warn: 'Ohun kan wà tó yẹ kí ẹ wò.',
    info: '',
  },
  table: {
    caption: 'Àwọn server yín',
    name: 'Orúkọ',
    ip: 'IP',
    status: 'Ipò',
    usage: 'Ìlò',
    days: 'Ọjọ́ 90 tó kọjá',
    menu: 'Àkójọ',
    menuOf: (name) => `Àkójọ ti ${name}`,
    pings: (_count, said) => `ping ${said}`,
    ofLimit: (limit) => `nínú ${limit} ní oṣù yìí`,
    logHistory: 'Ìtàn àyẹ̀wò',
    edit: 'Ṣàtúnṣe server',
    checkNow: 'Ṣàyẹ̀wò báyìí',
    pause: 'Dá dúró díẹ̀',
    resume: 'Tẹ̀síwájú',
    delete: 'Pa server rẹ́',
    whatToDo: 'Wo ohun tí ẹ máa ṣe',
  },
  delete: {
    title: (name) => `Pa ${name} rẹ́`,
    text: 'Ìṣọ́ máa dúró lójú ẹsẹ̀. Ìtàn rẹ̀, ìṣòro rẹ̀ àti àkọsílẹ̀ àṣìṣe rẹ̀ máa lọ pẹ̀lú rẹ̀, kò sì ṣeé dá padà.',
    instead: 'Tí ẹ bá fẹ́ kó dúró fún ìgbà díẹ̀ nìkan, ẹ dá a dúró díẹ̀.',
    typeName: (name) => `Ẹ tẹ ${name} láti fìdí rẹ̀ múlẹ̀`,
    mismatch: 'Èyí kì í ṣe orúkọ server náà.',
    submit: 'Pa server rẹ́',
    done: (name) => `${name} ti parẹ́.`,
  },
  workspace: {
    title: 'Ṣí ààyè iṣẹ́',
    text: 'Ibẹ̀ ni àwọn server yín máa wà, ibẹ̀ náà lẹ ti máa sọ bí a ṣe máa dé ọ̀dọ̀ yín.',
    name: 'Orúkọ ààyè iṣẹ́ yín',
    hint: 'Fún àpẹẹrẹ, orúkọ ilé-iṣẹ́ yín.',
    noName: 'Ẹ jọ̀wọ́, ẹ fún ààyè iṣẹ́ yín ní orúkọ.',
    tooLong: (limit) => `Lẹ́tà orúkọ kan kò gbọdọ̀ ju ${limit} lọ.`,
    submit: 'Ṣí ààyè iṣẹ́',
  },
  edit: {
    title: 'Ṣàtúnṣe server',
    submit: 'Ṣàtúnṣe server',
    pausedText: 'Server yìí dúró díẹ̀. Ohun tí ẹ yí padà máa wúlò láti ìgbà tí ẹ bá mú un tẹ̀síwájú.',
    notFound: 'Kò sí irú server bẹ́ẹ̀',
    notFoundText: 'Ó lè ti parẹ́, tàbí kó jẹ́ ti àkáǹtì mìíràn.',
    toOverview: 'Lọ sí àwọn server yín',
    cannotLoad: 'Kò ṣeé ṣe láti ṣí server yìí',
  },
};
