/** Data: what is said of jobs that did not report. */
import type { heartbeat as english } from '../en/heartbeat.js';
import type { Translated } from '../translated.js';

export const heartbeat: Translated<typeof english, 'ha'> = {
  missing: {
    cause: 'Aikin bai ba da rahoto a lokacin da ake tsammani ba',
    happened: 'An yi tsammanin rahoto daga {name}, amma bai zo ba.',
    who: 'Babu wanda yake gani tukuna. Amma abin da aikin yake yi, kamar kwafin ajiya, wataƙila babu shi a ranar da kuke buƙatarsa.',
    why: 'Aikin bai fara ba: na’urarsa a kashe take, an sauya jadawalinsa ko ya ɓace, ko ba ya iya shiga intanet.',
    steps: [
      'Ku duba ko na’urar da ke gudanar da aikin tana kunne.',
      'Ku duba jadawalinsa (cron, ko mai tsara ayyuka), ku ga ko layin da ke da adireshinmu yana nan.',
      'Ku fara aikin da hannu sau ɗaya, ku ga ko ya ba da rahoto a nan.',
    ],
  },
  failed: {
    cause: 'Aikin ya ba da rahoton cewa ya gaza',
    causeCode: 'Aikin ya ƙare da lambar kuskure {exitCode}',
    happened: 'Rahoto daga {name} ya ce aikin ya gaza.',
    happenedCode: 'Aikin {name} ya ƙare da lambar kuskure {exitCode}, don haka ya gaza.',
    who: 'Babu wanda yake gani tukuna. Amma a wannan karon aikin bai yi abin da ya kamata ba.',
    why: 'Manhajar aikin ta gamu da kuskure: yawanci disk ya cika, an sauya kalmar sirri, ko ana amfani da wani fayil.',
    steps: [
      'Ku karanta kalmomin ƙarshe na aikin: suna cikin abin da muka gani da a shafinsa.',
      'Ku duba ko disk ɗin na’urarsa ya cika.',
      'Ku fara aikin da hannu sau ɗaya, ku ga ko ya ƙare da kyau.',
    ],
  },
  unfinished: {
    cause: 'Aikin ya fara, bai ba da rahoton ƙarewa ba',
    happened: 'Aikin {name} ya fara, bai ce ya ƙare ba.',
    who: 'Babu wanda yake gani tukuna. Amma wataƙila a wannan karon aikin bai yi abin da ya kamata ba.',
    why: 'Aikin ya makale, an tsayar da shi a rabin hanya, ko ya wuce lokacin da kuka ba shi.',
    steps: [
      'Ku duba a na’urarsa ko aikin har yanzu yana gudana.',
      'Idan ya makale, ku tsayar da shi, ku fara shi da hannu sau ɗaya.',
      'Idan yanzu yana ɗaukar lokaci kawai, ku ƙara masa lokaci a shafinsa.',
    ],
  },
  call: 'Wanda ya shirya aikin, ko sashen taimako na kamfanin da na’urar aikin take.',
  missedByUs: 'Mu ma ba mu iya karɓar kira ba na ɗan lokaci, don haka wataƙila ya yi aiki ba mu ji ba.',
  lastWords: 'Kalmomin ƙarshe na wannan karon: “{lastWords}”',
  wordsBefore: 'Kalmomin ƙarshe na karon baya: “{lastWords}”',
};
