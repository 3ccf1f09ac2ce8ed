/** Data: what is said of visits that are turned away. */
import type { pageRefused as english } from '../en/page-refused.js';
import type { Translated } from '../translated.js';

export const pageRefused: Translated<typeof english, 'ha'> = {
  'page-not-found': {
    cause: 'Ba a iya samun shafin ba',
    happened: 'Sabar yana aiki, amma ba shi da shafi a adireshin da kuka ba mu (lamba 404).',
    who: 'Duk mai buɗe wannan adireshi.',
    why: 'An matsar da shafin ko an cire shi, ko fayiloli sun ɓace yayin sabuntawa.',
    steps: [
      'A cikin WordPress, ku buɗe “Settings”, sannan “Permalinks”. Ku danna “Save Changes” ba tare da sauya komai ba.',
      'Ku buɗe adireshin a wayarku. Idan adireshin ne kawai ya tsufa, ku gyara shi a “Gyara sabar” a nan.',
    ],
    otherwise: { why: 'An matsar da shafin ko an cire shi, ko saitunan mahaɗi na WordPress sun ɓace.' },
  },
  'no-such-app': {
    cause: '{company} ba shi da shafi da wannan suna',
    happened: '{company} ya amsa cewa babu komai a {host}.',
    who: 'Duk masu ziyartar shafin.',
    why: 'An goge manhajar, ko ta sami sabon suna. Ko an cire domain ɗin daga gare ta.',
    steps: ['Ku shiga {company}, ku buɗe aikinku, sannan “Domains”. Ku duba ko {host} yana cikin jerin; idan ba ya nan, ku sake ƙara shi.'],
    otherwise: { happened: 'Wurin da shafinku yake aiki ya amsa cewa babu komai a {host}.' },
  },
  'page-gone': {
    cause: 'An cire shafin har abada',
    happened: 'Sabar ya ce an cire wannan shafin har abada (lamba 410).',
    who: 'Duk mai buɗe wannan adireshi.',
    why: 'Wani ya cire shafin da gangan, ko wani plugin ne ya cire.',
    steps: ['Idan shafin yana da sabon adireshi, ku shigar da shi a “Gyara sabar” a nan.'],
  },
  'payment-due': {
    cause: '{company} ya tsayar da shafin har sai an biya kuɗi',
    happened: 'An tsayar da shafin har sai an biya kuɗi (lamba 402).',
    who: 'Duk mai buɗe shafin.',
    why: 'Kati ya ƙare, biyan kuɗi bai yiwu ba, ko an cinye iyakar kyauta.',
    steps: ['Ku duba ko katin da kuka ajiye har yanzu yana aiki.'],
  },
  'request-not-understood': {
    cause: 'Sabar bai san abin da zai yi da ziyarar ba',
    happened: 'Sabar ya amsa cewa bai fahimci ziyarar ba (lamba {code}).',
    who: 'Duk mai buɗe wannan adireshi, gwargwadon abin da muka gani.',
    why: 'Sabar bai san sunan {host} ba, ko an sauya saitunansa.',
  },
  'visit-not-accepted': {
    cause: 'Wata manhajar kariya tana korar ziyara',
    happened: 'Sabar yana aiki, amma yana korar ziyararmu (lamba {code}).',
    who: 'Wataƙila irin dubawarmu kawai, wataƙila har da masu ziyara. Ku buɗe shafin a wayarku don ku sani.',
    why: 'Wata manhajar kariya kamar “ModSecurity” ta ɗauki ziyarar hari ce.',
    steps: [
      'Ku buɗe shafin a wayarku. Idan ya yi aiki, abokan cinikinku ba su da matsala.',
      'A cikin cPanel, ku buɗe “ModSecurity”, ku kashe shi a domain ɗinku na minti goma. Idan muka sake ganin shafin, shi ne dalilin.',
    ],
  },
  'address-for-programs': {
    cause: 'Wannan adireshi yana karɓar bayanan manhajoji, ba ziyara ba',
    happened:
      'Sabar yana aiki. Wannan adireshi yana karɓar abin da wasu manhajoji suke aika masa kawai (POST). Ba ya buɗewa kamar shafi (lamba 405).',
    who: 'Wataƙila babu kowa: shafin kansa yana iya zama lafiya.',
    why: 'An yi shi ne don fom, manhaja ko kamfanin biyan kuɗi, ba don masu ziyara ba.',
    steps: ['Ku buɗe “Gyara sabar” a nan, ku shigar da wani adireshi da za a dinga dubawa: misali shafin farko.'],
  },
  'visit-timed-out': {
    cause: 'Sabar ya haƙura da jira',
    happened: 'Sabar ya yanke domin ya ɗauka ziyarar ta yi tsayi (lamba 408).',
    who: 'Da farko masu ziyara da intanet ɗinsu yake jinkiri.',
    why: 'Aiki ya yi wa sabar yawa, ko an sa masa lokacin jira kaɗan.',
  },
  'too-much-in-the-cookie': {
    cause: 'Shafin da mai ziyara suna musayar abubuwa da yawa a lokaci guda',
    happened: 'Shafin yana aikawa ko karɓar layukan na’ura fiye da yadda ya kamata.',
    who: 'Wasu masu ziyara: waɗanda suke yawan zuwa shafin.',
    why: 'Wata manhaja ko plugin tana ajiye abubuwa da yawa a cookies (ƙananan bayanai da ake ajiyewa a burauza).',
    notice: 'Idan shafinmu ya nuna kuskure, don Allah ku share cookies ɗinsa a burauzarku, ku sake gwadawa.',
    steps: ['Ku ce wa ɗaya daga waɗanda abin ya shafa ya share cookies na shafinku. Idan ya yi aiki, shi ne dalilin.'],
  },
  'visit-refused': {
    cause: 'Sabar ya ƙi ziyarar (lamba {code})',
    happened: 'Sabar yana aiki, amma ya ƙi nuna shafin (lamba {code}).',
    who: 'Duk mai buɗe wannan adireshi, gwargwadon abin da muka gani.',
    why: 'An sauya wani saitin shafin, ko wata manhajar kariya ta yi tsauri.',
    steps: ['Ku buɗe shafin a wayarku. Idan ya yi aiki a can, irin dubawarmu ne kawai ake ƙi.'],
  },
};
