import type { heartbeats as original } from '../en/heartbeats';
import type { Words } from '../words';
import { everyMinutes } from './grammar';

const span = (minutes: number): string => {
  if (minutes % 1_440 === 0 && minutes > 0) return `kwana ${minutes / 1_440}`;
  if (minutes % 60 === 0 && minutes > 0) return `awa ${minutes / 60}`;
  return `minti ${minutes}`;
};

export const heartbeats: Words<typeof original> = {
  title: 'Ayyuka',
  text: 'Kwafin ajiya ko wani aiki yana kiran mu duk lokacin da ya gudana. Idan kiran bai zo ba, za mu gaya muku.',
  add: 'Sa ido a kan aiki',
  list: 'Ayyukanku',
  none: 'Ba a sa ido a kan wani aiki ba tukuna',
  noneText:
    'Kwafin ajiyar da ya tsaya a Maris sai a Yuni ake lura da shi, ranar da kuke buƙatarsa. Ku sa kowane aiki ya kira wani adireshinmu idan ya gudana: idan ya yi shiru, za mu gaya muku.',
  cannotLoad: 'Ba a iya loda ayyukanku ba',
  notFound: 'Babu irin wannan aiki',
  notFoundText: 'Wataƙila an goge shi, ko kuma na wani asusu ne.',
  toList: 'Duk ayyukanku',
  home: (all, trouble) =>
    trouble > 0
      ? `Aiki ${trouble} ${trouble === 1 ? 'bai gudana' : 'ba su gudana'} da kyau ba`
      : all === 1
        ? 'Aikinku ya gudana yadda aka tsara'
        : `Aiki ${all} sun gudana yadda aka tsara`,
  homeSome: (ran, all) => `Aikinku ${ran} cikin ${all} sun gudana yadda aka tsara; babu kira tukuna daga sauran`,
  homePaused: 'An ɗan tsayar da ayyukanku',
  homeNew: 'Ayyukanku: babu kira tukuna',
  homeUnknown: 'Ayyukanku: ba mu iya ganin ko sun gudana a yanzu ba',
  homeNone: 'Ku sa ido a kan kwafin ajiya ko wani aiki ma',
  every: everyMinutes,
  cron: (line, zone) => `bisa “${line}” (${zone})`,
  grace: (minutes) => `zai iya makara da ${span(minutes)}`,
  never: 'Bai taɓa kira ba tukuna. Ba a jiran komai kafin nan.',
  unknown: 'Ba mu iya ganin lokacin da ya kira a yanzu ba.',
  last: 'Kira na ƙarshe',
  next: 'Ana jira',
  seeIncident: 'Duba abin da za a yi',
  form: {
    title: 'Sa ido a kan aiki',
    name: 'Mene ne sunan aikin?',
    nameHint: 'Misali “Kwafin ajiyar dare”. Saƙonni suna amfani da wannan suna.',
    noName: 'Don Allah ku sa wa wannan aiki suna, misali “Kwafin ajiyar dare”.',
    how: 'Yaushe yake gudana?',
    simple: 'Akai-akai',
    often: 'Sau nawa?',
    byCron: 'Bisa layin cron',
    choices: [5, 15, 30, 60, 360, 720, 1_440, 10_080],
    cron: 'Layin cron',
    cronHint: 'Sassa biyar, kamar yadda yake a crontab ɗinku: “0 2 * * *” kowane dare ne da ƙarfe biyu.',
    noCron: 'Don Allah ku rubuta layin cron, misali “0 2 * * *”.',
    zone: 'A wane yankin lokaci',
    grace: 'Yaya zai iya makara?',
    graceHint: 'Ku ɗauki mafi tsawon lokacin da aikin yake buƙata. Idan ya wuce shi, za mu gaya muku.',
    graces: [5, 15, 30, 60, 180, 720, 1_440],
    minutes: span,
    onlyPost: 'POST kawai ake ƙidaya',
    onlyPostHint: 'Don adireshin da kuke liƙawa a hira: ganin mahaɗin kafin buɗewa ba zai zama kira ba. Aikin yana kira da POST.',
    submit: 'Ajiye',
    create: 'Samo adireshin',
    full: 'Tsarinku ya cika: kowane aiki yana ɗaukar gurbin sabar ɗaya. Ku ƙara girman tsarinku, ko ku goge aiki ko sabar da ba ku buƙata kuma.',
    seePlans: 'Duba tsare-tsaren',
  },
  address: 'Adireshin',
  addressText:
    'Aikin yana kiransa idan ya gudana da kyau. Duk wanda ya san shi zai iya kiransa, don haka ku ajiye shi inda kuke ajiye kalmomin sirri.',
  copyAddress: 'Kwafa adireshin',
  copied: 'An kwafa.',
  snippets: {
    title: 'Yadda za a kira shi',
    cron: 'Cron, Linux da Mac',
    cronText: 'Ku sa wannan a bayan aikin. Zai sake gwadawa idan layinmu ko naku ba shi da kyau.',
    result: 'Tare da sakamakonsa da kalmominsa na ƙarshe',
    resultText: 'Yana faɗin cewa ya fara, sannan yadda ya ƙare, da layukan ƙarshe na abin da ya rubuta.',
    powershell: 'Windows (PowerShell)',
    wordpress: 'WordPress',
    wordpressText: 'A functions.php na “theme” ɗinku: yana kiran mu duk lokacin da WordPress ya bi jadawalinsa.',
    copy: (what) => `Kwafa: ${what}`,
  },
  log: 'Kiran baya-baya',
  cannotLoadLog: 'Ba a iya loda kiransa na baya-baya ba',
  logNone: 'Babu kira tukuna. Ku gudanar da aikin sau ɗaya da hannu: zai bayyana a nan cikin daƙiƙoƙi.',
  kinds: { success: 'Ya yi nasara', start: 'Ya fara', fail: 'Ya gaza' },
  exitCode: (code) => `lamba ${code}`,
  change: 'Sauya wannan aiki',
  pause: 'Ɗan tsayar',
  resume: 'Ci gaba',
  rotate: 'Sabon adireshi',
  rotateTitle: 'Sabon adireshi don wannan aiki?',
  rotateText: 'Na yanzu zai daina aiki nan take: ba a ƙidaya kiransa sai kun sa sabon a aikin.',
  delete: 'Goge',
  deleteTitle: (name) => `A goge ${name}?`,
  deleteText:
    'Adireshinsa zai daina aiki nan take, kiransa za su ɓace, kuma ba za a ƙara sanar da kowa ba. Idan shiru kawai kuke so, ku ɗan tsayar da shi.',
};
