/** Data: what is said of programs that fail. */
import type { programFailure as english } from '../en/program-failure.js';
import type { Translated } from '../translated.js';

export const programFailure: Translated<typeof english, 'ha'> = {
  'wordpress-critical-error': {
    cause: 'WordPress ya tsaya da babban kuskure',
    happened: 'WordPress, manhajar shafinku, ya tsaya da kuskure.',
    why: 'Yawanci wani plugin (ƙari) ko zane ne, sau da yawa bayan sabuntawa.',
    steps: [
      'Ku nemi “Your Site is Experiencing a Technical Issue” a imel ɗin gudanarwarku. Ya faɗi sunan plugin ɗin, yana da mahaɗin shiga lafiya.',
    ],
  },
  'laravel-error': {
    cause: 'Manhajar shafin (Laravel) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Laravel) ta tsaya da kuskure.',
    why: 'An fara aiki da sabuwar siga mai matsala, wani fayil ba ya nan, ko rumbun bayanai ba ya amsawa.',
    steps: ['Ku nemi wanda ya gina shi ya karanta “storage/logs/laravel.log”. Layukan ƙarshe sun faɗi dalili.'],
  },
  'program-error': {
    cause: 'Manhajar shafin ta tsaya da kuskure',
    happened: 'Sabar yana aiki, amma manhajar shafinku ta tsaya da kuskure (lamba 500).',
    why: 'Matsala a manhajar: yawanci bayan sabuntawa, ko domin wani fayil ko saiti ya ɓaci.',
  },
  'debug-page-open': {
    cause: 'Shafin yana nuna cikinsa ga kowa',
    happened: 'Manhajar shafinku ta gaza. Tana nuna wa kowa shafin kuskure na masu gina manhaja.',
    who: 'Kowa. Baƙi za su iya karanta kalmomin sirri da mabuɗai a wannan shafi.',
    why: 'An bar yanayin gwaji (“debug”) a kunne.',
    steps: [
      'Ku nemi wanda ya gina shi ya sa APP_DEBUG a false yanzu.',
      'Ku nemi wanda ya gina shi ya kashe yanayin debug yanzu.',
      'Bayan haka ku sauya kalmomin sirri da mabuɗan da suka bayyana a shafin.',
    ],
    also: 'Shafin kuma yana nuna cikinsa ga baƙi: ku sa a kashe yanayin debug, sannan ku sauya kalmomin sirrin da ke kansa.',
  },
  'function-not-there': {
    cause: 'Sabar ba ya iya yin abin da aka nema',
    happened: 'Sabar ya ce ba ya iya yin abin da ziyara ta yau da kullum take nema (lamba {code}).',
    why: 'An sake shirya sabar, kuma wani ɓangare ba ya nan.',
  },
  'program-behind-is-off': {
    cause: 'Wurin karɓar baƙi yana aiki, manhajar da ke bayansa ba ta aiki',
    happened: 'Ɓangaren gaba na sabar ɗinku yana aiki. Manhajar da ke bayansa, mai yin shafuka, ba ta amsawa (lamba 502).',
    why: 'Manhajar ta tsaya ba zato ko ana sake kunna ta. Sau da yawa ƙarancin ƙwaƙwalwa ne dalili.',
  },
  'app-crashed': {
    cause: 'Manhajar da ke {company} ta tsaya ba zato',
    happened: '{company} yana aiki. Manhajar shafinku da ke kansa ta tsaya ba zato ko ba ta fara ba.',
    why: 'Sigar ƙarshe tana da matsala, ko wani saiti da take buƙata ba ya nan.',
  },
  overloaded: {
    cause: 'Aiki ya yi wa sabar yawa, ko an sa shi hutu',
    happened: 'Sabar ya ce ba ya iya nuna shafin a yanzu (lamba 503).',
    why: 'Masu ziyara da yawa a lokaci guda, manhajar da ta makale, ko yanayin gyara da aka bari a kunne.',
    steps: ['A cikin WordPress, ku ga ko plugin ɗin “maintenance” yana kunne, ku kashe shi.'],
  },
  'account-at-its-limit': {
    cause: 'Asusun hosting ya cinye kasonsa na na’urar',
    happened: 'Asusun hosting ɗinku ya kai iyakar ƙarfin na’ura (lamba {code}).',
    who: 'Masu ziyara suna ganin kuskure lokaci zuwa lokaci, yawanci a lokutan cunkoso.',
    why: 'Masu ziyara sun fi yadda aka saba, manhajoji masu karanta shafin, ko plugin mai yawan aiki.',
    steps: [
      'A cikin cPanel, ku buɗe “Resource Usage”, ku ga lokacin da aka kai iyakar.',
      'Ku kunna plugin na cache, ko ku ɗauki tsarin hosting mai girma na gaba.',
    ],
  },
  'program-took-too-long': {
    cause: 'Manhajar shafin ta ɗauki lokaci da yawa',
    happened: 'Ɓangaren gaba na sabar ɗinku ya jira manhajar da ke yin shafuka, sai ya haƙura (lamba 504).',
    why: 'Rumbun bayanai yana jinkiri ko ya makale, ko manhajar tana jiran wani kamfani.',
  },
  'disk-full': {
    cause: 'Disk ɗin ya cika',
    happened: 'Wurin ajiya a disk ɗin sabar ɗinku ya ƙare. Shafin ba zai iya ƙara adana komai ba.',
    who: 'Kowa. Oda, saƙonni da imel za su iya ɓacewa har sai an sami wuri.',
    why: 'Tsofaffin kwafin ajiya, fayilolin rajista ko imel sun cika shi.',
    notice: 'Shafinmu na intanet yana da matsala yau. Idan kun yi oda, don Allah ku aiko mana da saƙo domin mu duba.',
    steps: ['Ku sa a riƙa goge tsofaffin kwafin ajiya da kansu.'],
  },
  'traffic-used-up': {
    cause: 'An cinye adadin ziyarar wata',
    happened: 'Tsarin hosting ɗinku yana da iyakar abin da za a aika a wata. An cinye ta.',
    who: 'Kowa, har wata ya ƙare ko har sai an ɗaga tsarin.',
    why: 'Masu ziyara sun fi yadda aka saba, manyan hotuna ko bidiyo, ko manhajoji masu yawo.',
    steps: [
      'A cikin cPanel, ku buɗe “Bandwidth”, ku ga abin da ya cinye shi.',
      'Ku tambayi abin da ya cinye shi, ku rage girman manyan hotuna.',
    ],
  },
  'server-fault': {
    cause: 'Sabar yana amsawa da kuskure (lamba {code})',
    happened: 'Sabar yana amsawa, amma da kuskuren kansa (lamba {code}).',
    why: 'Wani ɓangare na sabar ko na manhajar shafin ba ya aiki.',
  },
};
