/** Data: what is said of answers that are cut off or lead in circles. */
import type { httpExchange as english } from '../en/http-exchange.js';
import type { Translated } from '../translated.js';

export const httpExchange: Translated<typeof english, 'ha'> = {
  'cloudflare-redirect-loop': {
    cause: 'Cloudflare da sabar suna yawo da masu ziyara a zagaye',
    happened: 'Cloudflare da sabar ɗinku suna tura kowane mai ziyara gaba da baya, ba tare da ƙarewa ba. Burauza tana haƙura.',
    who: 'Duk mai buɗe shafin.',
    why: 'An sa Cloudflare a “Flexible”, amma sabar ɗinku yana neman ɓangare mai tsaro (mai alamar kwaɗo).',
    steps: [
      'A cikin Cloudflare, ku buɗe “SSL/TLS”, sannan “Overview”. Ku danna “Configure”, ku zaɓi “Full”.',
      'Ku jira minti biyu, sannan ku buɗe shafin a taga ta sirri a wayarku.',
    ],
  },
  'redirect-loop': {
    cause: 'Shafin yana yawo da masu ziyara a zagaye',
    happened: 'Shafin yana tura kowane mai ziyara daga wani adireshi zuwa wani, sannan ya dawo da shi. Burauza tana haƙura.',
    who: 'Duk mai buɗe shafin.',
    why: 'Saituna biyu sun saɓa: da “www” ko babu, ko da alamar kwaɗo ko babu.',
    steps: [
      'A cikin WordPress, ku buɗe “Settings”, sannan “General”. Dole adireshi biyun su zama ɗaya, masu “https://”.',
      'Ku nemi a duba dokokin turawa (a “.htaccess” ko web server): suna nuna juna.',
    ],
  },
  'too-many-redirects': {
    cause: 'Shafin yana tura masu ziyara gaba sau da yawa',
    happened: 'Shafin ya tura mu zuwa sabon adireshi sau huɗu. Muna tsayawa a nan.',
    who: 'Masu ziyara suna daɗewa suna jira, wasu burauza kuma suna haƙura.',
    why: 'Tsofaffin turawa (“this page has moved”) sun taru.',
    steps: [
      'Ku buɗe shafin, ku kwafa adireshin ƙarshe daga burauza. Ku shigar da shi a “Gyara sabar” a nan.',
      'Ku nemi a haɗa turawar su zama ɗaya.',
    ],
  },
  'redirect-to-nowhere': {
    cause: 'Shafin yana tura masu ziyara inda babu mai iya kaiwa',
    happened: 'Shafin yana tura masu ziyara zuwa adireshin da ba na intanet na kowa ba.',
    who: 'Duk mai buɗe shafin.',
    why: 'An bar adireshin gwaji yana aiki, ko wani ya kutsa cikin shafin.',
    steps: ['A cikin WordPress, ku buɗe “Settings”, sannan “General”, ku gyara adireshi biyun.', 'Ku nemi a gyara turawar yau.'],
    otherwise: {
      cause: 'Shafin yana tura masu ziyara zuwa “localhost”, kwamfutarsu',
      happened: 'Shafin yana tura kowane mai ziyara zuwa “localhost”. Wannan wayar mai ziyarar ce ko kwamfutarsa, inda shafinku ba ya nan.',
      why: 'An kwashe shafin daga kwamfutar gwaji, tsohon adireshin yana nan a cikin saitinsa.',
    },
  },
  'redirect-loses-padlock': {
    cause: 'Shafin yana fitar da masu ziyara daga ɓangare mai tsaro',
    happened: 'Ɓangaren shafin mai tsaro (mai alamar kwaɗo) yana tura masu ziyara zuwa ɓangaren da ba shi da tsaro.',
    who: 'Kowa. Burauza tana gargaɗi, kuma wani zai iya karanta kalmomin sirri a hanya.',
    why: 'Wani saiti har yanzu yana riƙe tsohon adireshi mai farawa da “http://”.',
    steps: [
      'A cikin WordPress, ku buɗe “Settings”, sannan “General”. Dole adireshi biyun su fara da “https://”.',
      'Ku nemi turawar ta kai ga “https://”.',
    ],
  },
  'page-never-comes': {
    cause: 'Sabar yana ɗauka, amma shafin ba ya zuwa',
    happened: 'Sabar yana ɗauka, amma ba ya aiko da shafin. Mun jira daƙiƙa goma.',
    who: 'Kowa. Masu ziyara suna ganin shafi mara komai da ke ta lodi.',
    why: 'Manhajar shafin ta makale: rumbun bayanai mai jinkiri, masu ziyara da yawa, ko wani kamfani da ba ya amsawa.',
    steps: ['Ku kashe plugin ɗin da aka ƙara ko aka sabunta na ƙarshe.'],
  },
  'hung-up-in-the-middle': {
    cause: 'Sabar yana yankewa a tsakiyar shafin',
    happened: 'Sabar yana fara amsawa, sai ya yanke a tsakiya.',
    who: 'Kowa: shafin ba komai a ciki ko ya yanke a tsakiya.',
    why: 'Manhajar shafin tana tsayawa ba zato yayin yin shafin, ko ƙwaƙwalwarta ta yi kaɗan.',
  },
  'empty-reply': {
    cause: 'Sabar ba ya amsa da komai',
    happened: 'Sabar yana ɗauka, sai ya yanke ba tare da kalma ɗaya ba.',
    who: 'Duk mai buɗe shafin.',
    why: 'Manhajar shafin tana tsayawa ba zato nan take, ko wata manhaja ce take saurare a wannan ƙofa.',
  },
  'not-a-website': {
    cause: 'Wani abu yana amsawa, amma ba shafin intanet ba ne',
    happened: 'Wani abu yana amsawa a wannan adireshi, amma ba ya magana da harshen shafukan intanet.',
    who: 'Duk mai buɗe shafin.',
    why: 'Wata manhaja ta ɗauki wurin shafin, ko adireshin nan ya ambaci ƙofar da ba daidai ba (port).',
    steps: [
      'Ku buɗe shafin a wayarku. Idan ya yi aiki, ku kwatanta adireshin da na “Gyara sabar” a nan.',
      'Idan ba haka ba, ku nemi mai kula da na’urar ya matsar da ɗayar manhajar zuwa wata ƙofa (port), ya sake kunna sabar.',
    ],
  },
  'something-else': {
    cause: 'Shafin ba ya amsawa yadda ya kamata',
    happened: 'Shafinku bai amsa yadda ya kamata ba. Ba mu taɓa ganin irin wannan matsala ba.',
    who: 'Duk mai amfani da shi, gwargwadon abin da muka gani.',
    why: 'Ba mu iya ganewa daga waje. Abin da muka gani yana ƙasa.',
    steps: ['Ku buɗe shi a wayarku ba tare da Wi-Fi ba, ku ga abin da masu ziyara suke gani.'],
    otherwise: {
      cause: 'Sabar ba ya amsawa yadda ya kamata',
      happened: 'Sabar ɗinku bai amsa yadda ya kamata ba. Ba mu taɓa ganin irin wannan matsala ba.',
    },
  },
};
