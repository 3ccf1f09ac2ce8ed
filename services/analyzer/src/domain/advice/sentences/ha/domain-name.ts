/** Data: what is said of domains and their names. */
import type { domainName as english } from '../en/domain-name.js';
import type { Translated } from '../translated.js';

export const domainName: Translated<typeof english, 'ha'> = {
  'redirect-to-dead-name': {
    cause: 'Shafin yana tura masu ziyara zuwa adireshin da babu shi',
    happened: 'Shafin yana amsawa, amma yana tura kowane mai ziyara zuwa wani suna. Babu wannan sunan.',
    who: 'Duk mai buɗe shafin.',
    why: 'Ɗayan domain ya ƙare ko ba a rubuta shi daidai ba, ko turawar ta tsufa.',
    steps: [
      'Ku nemi wanda ya gina shafin ya cire turawar, ko ya kai ta ga adireshin da ya dace.',
      'Idan ɗayan domain naku ne, ku shiga inda kuka saye shi, ku ga ko ya ƙare. Idan ya ƙare, ku sabunta shi.',
      'Ku ƙara layin “A” na {host}, da adireshin sabarku.',
    ],
    otherwise: {
      cause: 'Shafin yana tura masu ziyara zuwa {host}, wanda babu shi',
      happened: 'Shafin yana amsawa, amma yana tura kowane mai ziyara zuwa {host}. Babu wannan sunan a intanet.',
      why: 'An cire layin {host}, ko ya ɓace lokacin ƙaura, ko ba a taɓa yin sa ba.',
    },
  },
  'domain-gone': {
    cause: 'Ba a iya samun domain {domain} ba',
    happened: 'Intanet ba ya ƙara sanin sunan {domain}.',
    who: 'Babu wanda zai iya kaiwa gare shi ta sunansa, kuma imel na domain ɗinku ma zai iya gazawa.',
    why: 'Yawanci ba a sabunta domain ɗin ba, sai ya ƙare. Wani lokaci kuma an sauya name server ɗinsa (littafin adireshin domain ɗinku).',
    steps: [
      'Idan an biya, ku duba “Name servers” a wurin. Dole su zama waɗanda kamfanin hosting ɗinku ya ba ku.',
      'Bayan sabuntawa, ku jira har awa biyu. Sannan ku buɗe shafin a wayarku.',
    ],
  },
  'name-missing': {
    cause: 'Sunan {host} ba ya cikin domain ɗinku',
    happened: 'Domain ɗinku {domain} yana lafiya, amma ba shi da layin {host}.',
    who: 'Babu wanda zai iya buɗe wannan adireshin. Sauran za su iya yin aiki.',
    why: 'An cire layin, ko ya ɓace yayin ƙaura zuwa sabon kamfani.',
    steps: [
      'Ku ƙara layin “A” don {host}, da adireshin sabar ɗinku, {address}.',
      'Ku jira minti goma sha biyar, sannan ku buɗe adireshin a wayarku.',
      'Ku ƙara layin “A” don {host}, da adireshin sabar ɗinku.',
    ],
    otherwise: {
      cause: 'Ba a iya samun {host} ba',
      happened: 'Intanet ba ya sanin sunan {host}. Ba mu iya ganin ko domain ɗinku {domain} yana lafiya ba.',
      why: 'An cire layin, ko ba a sabunta domain ɗin ba, sai ya ƙare.',
    },
  },
  'www-missing': {
    cause: '{host} ba ya nan, amma {domain} yana nan',
    happened: 'Adireshin {host} babu shi. Amma domain ɗinku {domain} yana nan.',
    who: 'Duk masu rubuta “www.” kafin sunan, da masu bin tsohon mahaɗi.',
    why: 'An cire layin “www”, ko ba a taɓa yin sa ba.',
    notice: 'Don Allah ku buɗe {domain} ba tare da “www” ba a yanzu. Shafi ɗaya ne.',
    steps: [
      'Ku ƙara layin “CNAME” mai sunan “www”, da wurin zuwa {domain}.',
      'Ku jira minti goma sha biyar, sannan ku buɗe {host} a wayarku.',
    ],
  },
  'name-without-address': {
    cause: '{host} ba ya kaiwa ga wani sabar',
    happened: 'Sunan {host} yana nan, amma bai faɗi na wane sabar ba ne.',
    who: 'Babu wanda zai iya buɗe shafin.',
    why: 'An cire layin “A” (wanda ke faɗin sabar ɗinku). Layukan imel za su iya kasancewa, don haka imel zai iya yin aiki.',
    steps: [
      'Ku ƙara layin “A” don {host}, da adireshin sabar ɗinku, {address}.',
      'Ku jira minti goma sha biyar, sannan ku buɗe shafin a wayarku.',
      'Ku ƙara layin “A” don {host}, da adireshin sabar ɗinku.',
    ],
  },
  'name-servers-broken': {
    cause: 'Littafin adireshin {domain} yana da matsala',
    happened: 'Name server (littafin adireshin domain ɗinku) na {domain} suna ba da amsa marar kyau.',
    who: 'Yawancin mutane ba sa iya buɗe shafin. Wasu har yanzu za su iya na ƴan awanni, domin wayarsu ta tuna hanyar.',
    why: 'Yawanci wani saitin tsaro mai suna “DNSSEC” ya daina dacewa bayan ƙaura. Ko kamfanin da ke riƙe name server yana da matsala.',
    steps: ['Ku shiga inda kuka sayi domain ɗin. Idan “DNSSEC” yana kunne kuma kun yi ƙaura kwanan nan, ku kashe shi.'],
  },
  'name-servers-refuse': {
    cause: 'Name server ba su san {domain} ba kuma',
    happened: 'Name server (littafin adireshin domain ɗinku) sun ƙi amsawa game da {domain}.',
    who: 'Babu wanda zai iya kaiwa gare shi ta sunansa, kuma imel na domain ɗinku ma zai iya gazawa.',
    why: 'Domain ɗin yana nuna wani kamfani da ba ya ƙara riƙe shi. Hakan yana faruwa idan asusun hosting ya ƙare ko an yi ƙaurarsa.',
    steps: ['Ku shiga inda kuka sayi {domain}. Ku kwatanta “Name servers” da waɗanda kamfanin hosting ɗinku ya ba ku.'],
  },
  'name-servers-silent': {
    cause: 'Name server na {domain} ba sa amsawa',
    happened: 'Mun tambayi inda {host} yake. Name server (littafin adireshin domain ɗinku) ba su ba da amsa ba.',
    who: 'Mutane da yawa ba sa iya buɗe shafin. Abin yana ƙaruwa da kowace awa.',
    why: 'Kamfanin da ke riƙe littafin adireshin domain ɗinku yana da matsala.',
    steps: [
      'Ku jira minti goma. Irin wannan matsala tana yawan wucewa da kanta.',
      'Idan ta ci gaba, ku rubuta da Turanci zuwa kamfanin da kuka sayi domain: “The name servers of {domain} do not answer.”',
    ],
    otherwise: { why: 'Cloudflare, wanda ke riƙe littafin adireshinku, yana iya samun matsala.' },
  },
  'only-ipv6': {
    cause: '{host} yana da sabon irin adireshi kawai',
    happened: '{host} yana da sabon irin adireshi kawai (ana kiransa IPv6). Hanyoyin sadarwar waya da yawa ba sa iya amfani da shi tukuna.',
    who: 'Yawancin mutane a Afirka ba sa iya buɗe shafin.',
    why: 'An cire layin mai tsohon irin adireshi (layin “A”).',
    steps: [
      'Ku ƙara layin “A” don {host}, da tsohon irin adireshin (IPv4) sabar ɗinku, {address}.',
      'Ku jira minti goma sha biyar, sannan ku buɗe shafin a wayarku.',
      'Ku ƙara layin “A” don {host}, da tsohon irin adireshin (IPv4) sabar ɗinku.',
    ],
  },
  'private-address': {
    cause: '{host} yana kaiwa ga adireshin da ba na kowa ba',
    happened: '{host} yana kaiwa ga adireshin da ke aiki a cikin ofis ɗaya ko na’ura ɗaya kawai.',
    who: 'Babu wanda yake waje da zai iya buɗe shafin.',
    why: 'An bar saitin gwaji yana aiki, ko an sa wa domain ɗin lambar da ba daidai ba.',
    steps: [
      'Ku sa adireshin sabar ɗinku na intanet a layin “A” na {host}. Kamfanin hosting ɗinku ya san shi.',
      'Ku jira minti goma sha biyar, sannan ku buɗe shafin a wayarku.',
    ],
  },
  'leads-elsewhere': {
    cause: '{host} yana kaiwa ga wani sabar, ba naku ba',
    happened: '{host} yana kaiwa ga wata na’ura, ba {address} da kuka ba mu ba. Wannan na’urar ba ta nuna shafinku.',
    who: 'Duk mai buɗe shafin ta sunansa.',
    why: 'An yi ƙaurar shafin, amma domain ɗin har yanzu yana nuna tsohuwar hanya. Ko an sauya domain ɗin.',
    steps: [
      'Idan {address} daidai ne, ku sa shi a layin “A” na {host}.',
      'Idan da gangan kuka yi ƙaura, ku buɗe “Gyara sabar” a nan, ku shigar da sabon adireshin.',
      'Ku jira minti goma sha biyar, sannan ku buɗe shafin a wayarku.',
    ],
  },
  'domain-ended': {
    cause: 'Domain {domain} ya ƙare',
    happened: 'Domain ɗinku {domain} ya ƙare. Yanzu yana nuna shafin kamfanin da ya sayar da shi.',
    who: 'Kowa: masu ziyara suna ganin shafin wani, kuma imel ɗinku zai iya tsayawa.',
    why: 'Ba a biya kuɗin shekara ba, wataƙila domin an sauya kati ko adireshin imel.',
    notice: 'Shafinmu {host} ba ya nan na ɗan lokaci. Don Allah kada ku rubuta komai a shafin da kuke gani a can yanzu.',
    steps: ['Ku yi shi yau. Bayan wasu makonni kowa zai iya sayen sunan.', 'Ku kunna “Auto-renew” a can. Shafin zai dawo cikin awa biyu.'],
  },
  'domain-parked': {
    cause: '{host} yana nuna shafin ajiye suna maimakon shafinku',
    happened: '{host} yana nuna shafin ajiye suna: shafi mara komai da talla ko “for sale”.',
    who: 'Kowa. Masu ziyara za su ɗauka kun rufe.',
    why: 'Domain ɗin ya ƙare, ko an mayar da name server ɗinsa (littafin adireshinsa) na mai sayarwa.',
    notice: 'Shafinmu {host} ba ya nan na ɗan lokaci. Don Allah kada ku rubuta komai a shafin da kuke gani a can yanzu.',
    steps: [
      'Idan an biya, ku buɗe “Name servers” a can, ku shigar da na kamfanin hosting ɗinku.',
      'Ku jira har awa biyu, sannan ku buɗe shafin a wayarku.',
    ],
  },
};
