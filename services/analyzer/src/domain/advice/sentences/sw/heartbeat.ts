/** Data: what is said of jobs that did not report. */
import type { heartbeat as english } from '../en/heartbeat.js';
import type { Translated } from '../translated.js';

export const heartbeat: Translated<typeof english, 'sw'> = {
  missing: {
    cause: 'Kazi haikuripoti ilipotarajiwa',
    happened: '{name} ilitarajiwa kuripoti na haikuripoti.',
    who: 'Bado hakuna anayeona. Lakini kazi hiyo inachokifanya, kama nakala rudufu, huenda kisiwepo siku utakapokihitaji.',
    why: 'Kazi haikuanza: mashine yake ilizimwa, ratiba yake ilibadilishwa au kupotea, au haiwezi kufika intaneti.',
    steps: [
      'Angalia kama mashine inayoendesha kazi hiyo imewashwa.',
      'Angalia ratiba yake (cron, au kipanga kazi) na kama mstari wenye anwani yetu bado umo.',
      'Anzisha kazi mara moja kwa mkono na uone kama inaripoti hapa.',
    ],
  },
  failed: {
    cause: 'Kazi iliripoti kwamba ilishindwa',
    causeCode: 'Kazi iliisha kwa msimbo wa hitilafu {exitCode}',
    happened: '{name} iliripoti kwamba ilishindwa.',
    happenedCode: '{name} iliisha kwa msimbo wa hitilafu {exitCode}, hivyo ilishindwa.',
    who: 'Bado hakuna anayeona. Lakini safari hii kazi haikufanya kazi yake.',
    why: 'Programu ya kazi ilikutana na hitilafu, mara nyingi diski iliyojaa, nenosiri lililobadilishwa au faili inayotumika.',
    steps: [
      'Soma maneno ya mwisho ya kazi: yako kwenye tulichoona na kwenye ukurasa wake.',
      'Angalia kama diski ya mashine yake imejaa.',
      'Anzisha kazi mara moja kwa mkono na uone kama inaisha vizuri.',
    ],
  },
  unfinished: {
    cause: 'Kazi ilianza na haijaripoti mwisho',
    happened: '{name} ilianza na haijasema kwamba imeisha.',
    who: 'Bado hakuna anayeona. Lakini safari hii kazi huenda haikufanya kazi yake.',
    why: 'Kazi imekwama, ilisimamishwa katikati, au inachukua muda mrefu kuliko ulioruhusu.',
    steps: [
      'Angalia kwenye mashine yake kama kazi bado inaendelea.',
      'Ikiwa imekwama, isimamishe na uianzishe mara moja kwa mkono.',
      'Ikiwa inachukua tu muda zaidi sasa, iongezee muda kwenye ukurasa wake.',
    ],
  },
  call: 'Aliyeweka kazi hiyo, au usaidizi wa kampuni yenye mashine inayoiendesha.',
  missedByUs: 'Sisi wenyewe hatukuweza kupokea kwa muda, hivyo huenda ilifanyika bila sisi kusikia.',
  lastWords: 'Maneno ya mwisho ya safari hii: “{lastWords}”',
  wordsBefore: 'Maneno ya mwisho ya safari iliyotangulia: “{lastWords}”',
};
