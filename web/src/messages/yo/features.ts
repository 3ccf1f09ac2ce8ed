import type { features as original } from '../en/features';
import type { Words } from '../words';

export const features: Words<typeof original> = {
  title: 'Ohun tó ń ṣe',
  headline: 'Gbogbo ohun tí ẹ nílò kí ẹ má ṣàníyàn nípa server yín mọ́',
  text: 'Ohun mẹ́ta, tí a fara balẹ̀ ṣe.',
  plain: {
    title: 'Ojútùú ní ọ̀rọ̀ tó rọrùn',
    text: 'A ń ṣàlàyé gbogbo àṣìṣe: ohun tó ṣẹlẹ̀, àwọn tó kàn, ohun tí a rò pé ó fà á, àti ìgbésẹ̀ tí kò ju mẹ́ta lọ ní ètò tó yẹ. Kò sí kúlẹ̀kúlẹ̀ tó díjú àyàfi tí ẹ bá béèrè.',
    points: [
      'Irú ìṣòro tó tó 45 ni a ti mọ̀, láti ìwé ẹ̀rí ààbò tó parí dé disk tó kún',
      'Ó ń dárúkọ bọ́tìnì tí ẹ máa tẹ ní ilé-iṣẹ́ hosting yín, nígbà tí a bá mọ èyí tó jẹ́',
      'Gbólóhùn tí ẹ lè fi ránṣẹ́ sí àwọn oníbàárà yín',
      'A ń tọ́jú kúlẹ̀kúlẹ̀ fún ẹni tó kọ́ ojú òpó yín',
    ],
    exampleTag: 'Ìwé ẹ̀rí ààbò TLS',
    exampleTitle: 'Ìwé ẹ̀rí ààbò yín parí ní òwúrọ̀ yìí',
    exampleText:
      'Browser ń kìlọ̀ fún àwọn àlejò nípa ojú òpó yín báyìí. Ẹ sọ ọ́ di ọ̀tun nínú cPanel lábẹ́ “SSL/TLS Status”, lẹ́yìn náà ẹ tẹ “Run AutoSSL”.',
  },
  alerts: {
    title: 'Ìkìlọ̀ nípa WhatsApp, e-mail àti dashboard',
    text: 'Ẹ̀yin lẹ máa yan bí server kọ̀ọ̀kan ṣe máa dé ọ̀dọ̀ yín. A ń ṣàyẹ̀wò lẹ́ẹ̀kejì àti lẹ́ẹ̀kẹta kí a tó jí yín, kí ohun tó kọjá kíákíá má bàa di ìkìlọ̀.',
    channels: [
      { name: 'WhatsApp', text: 'Láti ètò Growth lọ. Ẹ fèsì pẹ̀lú “1” pé ẹ ń bójú tó o, “2” fún àwọn ìgbésẹ̀.' },
      { name: 'E-mail', text: 'Ó wà ní títàn láti ìbẹ̀rẹ̀. Àkòrí rẹ̀ sọ gbogbo rẹ̀ lórí fóònù tó wà ní títì.' },
      { name: 'Dashboard', text: 'Server tí kò bá ṣiṣẹ́ máa di pupa lórí ojú ìwé tó wà ní ṣíṣí láàárín ìṣẹ́jú àáyá díẹ̀.' },
    ],
    points: [
      'Ìránnilétí lẹ́yìn ìṣẹ́jú 10 àti 30, wákàtí 2 àti 4, títí ẹnì kan á fi bójú tó o',
      'Àtẹ̀jíṣẹ́ nígbà tó bá parí, àti bó ṣe pẹ́ tó',
      'Àkópọ̀ kúkúrú ní òwúrọ̀ gbogbo Ọjọ́ Ajé',
    ],
  },
  human: {
    title: 'Ènìyàn ló ń ràn yín lọ́wọ́',
    text: 'Ẹ kọ̀wé sí wa, ènìyàn máa fèsì láàárín nǹkan bíi wákàtí 24. Tó bá jẹ́ kánjúkánjú, ẹ fi URGENT sínú àkòrí, a máa kọ́kọ́ wò ó.',
    button: 'Kọ̀wé sí ẹ̀ka ìrànlọ́wọ́',
  },
  closing: { headline: 'A ti ṣe tán nígbà tí ẹ bá ṣe tán', signup: 'Bẹ̀rẹ̀ ní ìṣẹ́jú díẹ̀', plans: 'Wo àwọn ètò' },
};
