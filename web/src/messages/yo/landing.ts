import type { landing as original } from '../en/landing';
import type { Words } from '../words';

export const landing: Words<typeof original> = {
  title: 'NoWahala',
  hero: {
    headline: 'Ẹ mọ̀ pé ojú òpó yín kò ṣiṣẹ́ kí àwọn oníbàárà yín tó mọ̀.',
    text: 'NoWahala ń ṣàyẹ̀wò àwọn server yín láìdúró, tọ̀sán tòru. Tí ohun kan kò bá ṣiṣẹ́ mọ́, ẹ máa gba àtẹ̀jíṣẹ́ tó rọrùn: ohun tó ṣẹlẹ̀, àwọn tó kàn, àti ohun tí ẹ máa ṣe báyìí.',
    signedIn: 'Lọ sí dashboard yín',
    signedOut: 'Bẹ̀rẹ̀ ní ìṣẹ́jú díẹ̀',
    plans: 'Wo àwọn ètò',
    price: 'Ètò bẹ̀rẹ̀ láti ₦2,500 lóṣù kan, owó ọdún kan lẹ́ẹ̀kan náà. Ẹ kò nílò onímọ̀ ẹ̀rọ.',
  },
  plain: {
    headline: 'Ìṣòro kan náà, ní ọ̀nà méjì',
    text: 'Lákọ̀ọ́kọ́ ohun tí server yín ń sọ, lẹ́yìn náà ohun tí a máa sọ fún yín.',
    rawTitle: 'Ohun tí server ń sọ',
    raw: [
      '[error] 2417#2417: *88412 upstream prematurely closed connection while reading response header from upstream, client: 105.112.0.9, server: shop.example.ng, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/"',
      '',
      'HTTP/1.1 502 Bad Gateway',
    ],
    plainTitle: 'Ohun tí NoWahala ń sọ',
    what: 'Ojú òpó ọjà yín ń dáhùn, ṣùgbọ́n pẹ̀lú ojú ìwé àṣìṣe. Ẹ̀rọ náà wà ní títàn; ètò tó wà lẹ́yìn ojú òpó náà ti dúró.',
    who: 'Gbogbo àwọn tó ń ṣí ojú òpó yín báyìí.',
    whoTitle: 'Àwọn tó kàn',
    doTitle: 'Ohun tí ẹ máa ṣe báyìí',
    steps: [
      'Nínú cPanel, ẹ ṣí “Setup Node.js App”, kí ẹ tẹ “Restart”.',
      'Tó bá tún dúró, ẹ wo “Disk usage” bóyá disk ti kún.',
      'Kò tíì ṣiṣẹ́? Ẹ fi ojú ìwé yìí ránṣẹ́ sí ẹni tó kọ́ ojú òpó náà.',
    ],
    customersTitle: 'Ohun tí ẹ máa sọ fún àwọn oníbàárà',
    customers: '“Ojú òpó ọjà wa ní ìṣòro fún ìgbà díẹ̀. Ọjà tí ẹ ti béèrè wà ní ààbò.”',
  },
  problems: {
    headline: 'Ọ̀nà mẹ́ta tí ìṣòro kékeré fi ń ba ọjọ́ jẹ́',
    items: [
      {
        title: 'Ọ̀rọ̀ tó ṣòro jù',
        problem: 'ECONNREFUSED. 502. NXDOMAIN. Iṣẹ́ òwò lẹ ń ṣe, ẹlòmíràn ni ojú ẹ̀rọ náà ń bá sọ̀rọ̀.',
        answer: 'A ń sọ ohun tó túmọ̀ sí, àti bọ́tìnì tí ẹ máa tẹ ní ilé-iṣẹ́ hosting yín.',
      },
      {
        title: 'Ìkìlọ̀ tí ẹnikẹ́ni kò rí',
        problem: 'Ìkìlọ̀ náà wà nínú e-mail tí ẹnikẹ́ni kì í ṣí. Oníbàárà tó ń bínú ló sọ fún yín.',
        answer: 'WhatsApp, e-mail àti dashboard yín. A sì máa ń rán yín létí títí ẹnì kan á fi sọ pé “Mo ń bójú tó o”.',
      },
      {
        title: 'Irinṣẹ́ tó díjú',
        problem: 'Àwòrán ogójì, àkójọ mẹ́fà, kò sì sí ìdáhùn sí ìbéèrè kan: ṣé à ń ṣiṣẹ́?',
        answer: 'Gbólóhùn kan ní òkè ojú ìwé náà ń dáhùn rẹ̀. Ìyókù wà níbẹ̀ nígbà tí ẹ bá fẹ́ ẹ.',
      },
    ],
  },
  friendlier: {
    headline: 'Ó rọrùn ju irinṣẹ́ àwọn ilé-iṣẹ́ ńlá lọ',
    text: 'Ẹgbẹ́ àwọn onímọ̀ ẹ̀rọ ni wọ́n ṣe irinṣẹ́ ńlá fún, wọ́n sì dára fún ìyẹn. Ẹni tó ni òwò ni a ṣe NoWahala fún.',
    theirs: 'Irinṣẹ́ ilé-iṣẹ́ ńlá',
    ours: 'NoWahala',
    rows: [
      { theirs: 'Ọjọ́ kan láti ṣètò rẹ̀', ours: 'Orúkọ kan àti àdírẹ́sì kan, àyẹ̀wò àkọ́kọ́ máa wáyé láàárín ìṣẹ́jú àáyá díẹ̀' },
      { theirs: 'Ìkìlọ̀ tó kún fún kóòdù', ours: 'Gbólóhùn kan, ìgbésẹ̀ kan, àti ẹni tí ẹ máa pè' },
      { theirs: 'Iye ní dọ́là, fún ẹnì kọ̀ọ̀kan', ours: 'Iye ní náírà, owó orí VAT hàn, gbogbo ọdún nínú iye kan' },
      { theirs: 'Nọ́ńbà ìbéèrè', ours: 'Ènìyàn tó ń fèsì e-mail yín láàárín nǹkan bíi wákàtí 24' },
    ],
  },
  steps: {
    headline: 'Ẹ ṣètò rẹ̀ kí tíì yín tó tutù',
    items: [
      { title: 'Ṣí àkáǹtì', text: 'Orúkọ yín, e-mail yín, ọ̀rọ̀ aṣínà kan. Ọ̀fẹ́ ni láti ṣí àkáǹtì.' },
      {
        title: 'Yan ètò kan',
        text: 'Láti ₦2,500 lóṣù kan, owó ọdún kan lẹ́ẹ̀kan náà. Kò sí ìdánwò ọ̀fẹ́: iye tí ẹ rí ni iye rẹ̀.',
      },
      { title: 'Fi server kún un', text: 'Ẹ lẹ àdírẹ́sì náà mọ́ ọn. A máa ṣàyẹ̀wò rẹ̀ lójú yín.' },
    ],
  },
  closing: {
    headline: 'Ẹ sùn. A wà lójúfò.',
    text: 'Tí ojú òpó yín bá dúró ní aago 3 òru, ẹ máa mọ̀, ẹ sì máa mọ ohun tí ẹ máa ṣe.',
  },
};
