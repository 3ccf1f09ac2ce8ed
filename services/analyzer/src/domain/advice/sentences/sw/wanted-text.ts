/** Data: what is said of words that must or must not be on a page. */
import type { wantedText as english } from '../en/wanted-text.js';
import type { Translated } from '../translated.js';

export const wantedText: Translated<typeof english, 'sw'> = {
  'words-missing': {
    cause: 'Maneno yanayopaswa kuwa kwenye ukurasa hayapo',
    happened: '{host} inajibu, lakini maneno unayotaka kuyaona kwenye ukurasa hayapo.',
    who: 'Huenda ni kila mtu anayefungua ukurasa huu.',
    why: 'Ukurasa ni mtupu, unaonyesha hitilafu bila kusema hivyo, au ulibadilishwa.',
    steps: [
      'Fungua tovuti kwenye simu yako uone kama ukurasa uko kama unavyopaswa.',
      'Ikiwa ukurasa ni sahihi na ni maneno tu yaliyo mapya, chagua “Hariri seva” hapa na uandike maneno mapya.',
    ],
  },
  'words-beyond': {
    cause: 'Maneno yanayopaswa kuwa kwenye ukurasa hayakuonekana katika 64 KB zake za kwanza',
    happened: '{host} inajibu. Tulisoma 64 KB za kwanza za ukurasa, na maneno yako hayamo. Yanaweza kuwa chini zaidi.',
    who: 'Labda hakuna mtu. Ikiwa ukurasa una hitilafu, kila mtu anayeufungua.',
    why: 'Ukurasa umekua, au sehemu yake ya juu ilibadilishwa.',
    steps: [
      'Fungua tovuti kwenye simu yako uone kama ukurasa uko kama unavyopaswa.',
      'Ikiwa ni sahihi, chagua “Hariri seva” hapa na uandike maneno ya juu ya ukurasa, kama kichwa chake.',
    ],
  },
  'words-by-script': {
    cause: 'Maneno yanayopaswa kuwa kwenye ukurasa huchorwa na JavaScript, au hayapo',
    happened:
      '{host} inajibu kwa ukurasa ulio karibu mtupu. JavaScript (programu ndani ya kivinjari cha mgeni) huchora mengine, na hatuwezi kuyaona.',
    who: 'Labda hakuna mtu. Hatuwezi kujua tukiwa hapa.',
    why: 'Tovuti imetengenezwa hivi. Maneno ya ukurasa kama huo hayawezi kutafutwa.',
    steps: [
      'Fungua tovuti kwenye simu yako uone kama ukurasa uko kama unavyopaswa.',
      'Ikiwa ni sahihi, chagua “Hariri seva” hapa na utumie kichwa cha ukurasa kama maneno, au yaache tupu.',
      'Au weka anwani ya tovuti yako inayojibu kwa maandishi ya kawaida, kama ukurasa wa uzima.',
    ],
  },
  'words-forbidden': {
    cause: 'Kwenye ukurasa kuna maneno yasiyopaswa kuwepo',
    happened: '{host} inajibu, lakini ukurasa unaonyesha maneno uliyosema hayapaswi kuwepo.',
    who: 'Kila mtu anayefungua ukurasa huu anayaona.',
    why: 'Ukurasa unaonyesha hitilafu katika maandishi yake, au mtu aliubadilisha.',
    steps: [
      'Fungua tovuti kwenye simu yako uone kama ukurasa uko kama unavyopaswa.',
      'Ikiwa ukurasa ni sahihi na ni maneno tu yaliyo mapya, chagua “Hariri seva” hapa na uandike maneno mapya.',
    ],
  },
};
