/** Data: what is said of slow servers, of networks that are away, and of servers that only some places reach. */
import type { slow as slowInEnglish, network as networkInEnglish, partial as partialInEnglish } from '../en/warnings.js';
import type { Translated } from '../translated.js';

export const slow: Translated<typeof slowInEnglish, 'ha'> = {
  cause: 'Abokan ciniki suna jiran {waits}',
  happened: {
    website: 'Shafinku yana amsawa, amma yana jinkiri: abokan ciniki suna jiran {waits}. A wannan awa yawanci {usual} ne.',
    server: 'Sabar ɗinku yana amsawa, amma yana jinkiri: abokan ciniki suna jiran {waits}. A wannan awa yawanci {usual} ne.',
  },
  places: 'An gani daga {places}, ba daga ko’ina ba.',
  who: {
    everybody: 'Duk mai buɗe shi. Da yawa suna barin shafin bayan daƙiƙa biyar.',
    there: 'Masu ziyara a can. Sauran wataƙila ba za su lura ba.',
  },
  why: 'Aiki ya yi wa na’urar yawa: cunkoson masu ziyara, kwafin ajiya ko shigo da bayanai da ake yi yanzu, ko sauyin yau.',
  steps: [
    'Idan ana kwafin ajiya, shigo da bayanai ko aika imel da yawa yanzu, ku tsayar da shi.',
    'Idan yau aka sauya wani abu, kamar plugin ko zane, ku kashe shi ko ku nemi sigar da ta gabata.',
    'Ku rubuta wa kamfanin hosting ɗinku da Turanci: “{request}”',
  ],
  call: 'Kamfanin hosting na shafinku; sunansa yana kan takardar kuɗin hosting ɗinku.',
  evidence: ['Minti goma ko fiye na amsoshi kusan {waits}.', 'Yawanci a wannan awa ta mako: {usual}, bisa kwanaki 14 na ƙarshe.'],
};

export const network: Translated<typeof networkInEnglish, 'ha'> = {
  happened: {
    named:
      'Matsalar tana {network} ko haɗinsa, ba a shafinku ba: sabar {affected} a can sun daina amsawa cikin mintuna, sauran hanyoyin sadarwa lafiya lau.',
    unnamed:
      'Matsalar tana kamfanin hosting ko haɗinsa, ba a shafinku ba: sabar {affected} a can sun daina amsawa cikin mintuna, sauran hanyoyin sadarwa lafiya lau.',
  },
  why: 'Katsewar kamfanin hosting, ko ta haɗinsa da intanet.',
  steps: {
    wait: 'Kada ku sauya ko ku sake kunna komai: da alama shafinku lafiya yake, zai dawo idan hanyar sadarwar ta dawo.',
    ask: {
      named: 'Ku tambayi sashen taimako na {network}, ko kamfanin hosting ɗinku, ko sun san da katsewar, da lokacin da za ta ƙare.',
      unnamed: 'Ku tambayi kamfanin hosting ɗinku ko sun san da katsewar, da lokacin da za ta ƙare.',
    },
    customers: 'Ku sanar da abokan cinikinku da rubutun da ke ƙasa. Kafin nan, ku karɓi oda ta waya ko WhatsApp.',
  },
  notice: 'Kamfanin da ke riƙe shafinmu na intanet yana da katsewa. Muna jiran su. Kafin nan, don Allah ku aiko mana da saƙo.',
  call: 'Kamfanin hosting ɗinku. Ku tambaya da Turanci: “{request}”',
  evidence: 'Sabar {affected} a wannan hanyar sadarwa sun daina amsawa cikin mintuna; sauran hanyoyin sadarwa lafiya lau.',
};

export const partial: Translated<typeof partialInEnglish, 'ha'> = {
  cause: 'Ana kaiwa daga {good}, ba daga {bad} ba',
  happened: 'Muna kaiwa ga shafinku daga {good}, amma ba daga {bad} ba.',
  who: 'Masu ziyara a {bad} da kewaye. Masu ziyara kusa da {good} ba sa lura da komai.',
  why: 'Wani abu a hanyar zuwa sabar ɗinku, ko jerin waɗanda aka hana shiga da ya haɗa da {bad}. Sabar kansa yana aiki.',
  steps: [
    'Ku nemi wani da yake kusa da {bad} ya buɗe shafinku, sau ɗaya da Wi-Fi, sau ɗaya da data na waya.',
    'Ku duba ko shafinku, ko wani abu a gabansa kamar Cloudflare, yana hana masu ziyara daga {bad}. Idan haka ne, ku bar su su shiga.',
    'Ku rubuta wa kamfanin hosting ɗinku da Turanci: “{request}”',
  ],
  call: 'Kamfanin hosting ɗinku. Ku faɗi inda yake aiki ({good}) da inda ba ya aiki ({bad}).',
  evidence: 'Daga {bad}: {seen}.',
};
