import { describe, expect, it } from '@jest/globals';
import { factFaults, languageFaults, wordsOf } from './language-faults.js';
import type { Language } from '../languages.js';

const english = wordsOf('Your website is down. Press the button and tell your customers. The message was sent.');

describe('what is wrong with a text, as far as a program sees', () => {
  it.each<[Language, string]>([
    ['fr', 'Shop est en panne depuis 14:02 (GMT+1). Ouvrez « SSL/TLS Status » et appuyez sur « Run AutoSSL ».'],
    ['fr', 'Vous vous en occupez\u202f? Il reste 12 500\u00a0₦ : voyez https://nowahala.example/a?b=c.'.replace(' :', '\u202f:')],
    ['pcm', 'Shop don go down since 14:02 (WAT). Open “SSL/TLS Status”, then press “Run AutoSSL”.'],
    ['ha', 'Shop ya daina aiki tun ƙarfe 14:02 (WAT). Ku buɗe matsalar, ku danna “Ina kan lamarin”. Na’urar tana kunne.'],
    ['yo', 'Shop kò ṣiṣẹ́ láti aago 14:02 (WAT). Ẹ ṣí ìṣòro náà, kí ẹ sì tẹ “Mo ń bójú tó o”.'],
    ['sw', 'Shop haipatikani tangu 14:02 (EAT). Fungua tukio na ubonyeze “Ninashughulikia”.'],
  ])('nothing: %s', (language, text) =>
    expect(languageFaults(language, text.replaceAll('« ', '«\u202f').replaceAll(' »', '\u202f»'), english)).toEqual([]),
  );

  it.each<[Language, string]>([
    ['fr', "C'est fait."],
    ['fr', 'Vous vous en occupez ?'],
    ['fr', 'À faire : appuyez.'],
    ['fr', 'Il reste 80 %.'],
    ['fr', 'Le site est cassé.'],
    ['fr', 'Press the bouton.'],
    ['fr', 'e\u0301tape'],
    ['pcm', 'Di server is down.'],
    ['pcm', 'Person don spoil am.'],
    ['ha', 'Ku bude shafin.'],
    ['ha', 'Na’urar ta tsaya, k’arfe 14:02.'],
    ['ha', 'Sako zuwa customers.'],
    ['yo', 'Ìṣòro náà ti parí ní wakati 2.'],
    ['yo', 'Olùpèsè kò ṣiṣẹ́.'],
    ['sw', 'Seva imeharibika.'],
    ['sw', 'Haipatikani tangu saa 14:02.'],
    ['sw', 'Tuma ujumbe kwa customers.'],
    ['sw', 'Kuna hitilafu  hapa undefined.'],
  ])('something: %s %s', (language, text) => expect(languageFaults(language, text, english)).not.toEqual([]));
});

describe('facts', () => {
  const faults = (before: string, after: string) => factFaults(before, after, /Qz[a-z]+/g);
  it('are the same in other clothes', () =>
    expect(
      faults(
        'Qzshop: 12,345.6 of ₦12,500 at 14:02 (WAT), https://a.example/x',
        'Qzshop\u202f: 12\u202f345,6 sur 12\u202f500\u00a0₦ à 14:02 (GMT+1), https://a.example/x',
      ),
    ).toEqual([]));
  it.each([
    ['Qzshop is down for 14 minutes', 'Qzshop est en panne'],
    ['Qzshop is down', 'Qzshop et Qzblog sont en panne'],
    ['Open https://a.example/x', 'Ouvrez https://b.example/x'],
    ['Qzshop and Qzshop', 'Qzshop'],
  ])('that differ: %s / %s', (before, after) => expect(faults(before, after)).not.toEqual([]));
});

it('a hostile text costs no more than its length', () => {
  for (const piece of ['a.', '@', '« ', '“', 'a', '1,', 'http://'])
    for (const language of ['fr', 'pcm', 'ha', 'yo', 'sw'] as const) expect(languageFaults(language, piece.repeat(30_000))).toBeDefined();
});
