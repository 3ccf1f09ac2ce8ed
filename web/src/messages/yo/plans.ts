import type { plans as original } from '../en/plans';
import type { Words } from '../words';

export const plans: Words<typeof original> = {
  title: 'Àwọn ètò',
  headline: 'Iye tó ṣe kedere, ní náírà',
  text: 'Ọdún kan la ń gba owó gbogbo ètò. Iye tí ẹ ń rí jẹ́ ti oṣù kan; àpapọ̀ ọdún àti owó orí VAT wà lẹ́gbẹ̀ẹ́ rẹ̀.',
  noTrial: 'Kò sí ìdánwò ọ̀fẹ́. A kì í dá owó padà àyàfi níbi tí òfin bá ti béèrè rẹ̀.',
  perMonth: 'lóṣù kan',
  firstWithWhatsApp: 'Ìkìlọ̀ WhatsApp',
  perYear: (net) => `${net} lọ́dún kan`,
  vat: (vat) => `+ ${vat} owó orí VAT (7.5%)`,
  total: (total) => `= ${total}, lẹ́ẹ̀kan lọ́dún`,
  servers: (count) => `Server àti iṣẹ́ ${count}`,
  serverLimit: 'Iye server',
  snapshotLimit: 'Iye àwòrán ohun tí a rí',
  snapshots: (count) => `Àwòrán ohun tí a rí ${count} lóṣù kan`,
  gptLimit: 'Iye àlàyé AI',
  errorLogs: (count) => `Àkọsílẹ̀ àṣìṣe ${count} tí AI ń ṣàlàyé lóṣù kan`,
  rateLimit: 'Iye àyẹ̀wò',
  pings: (count) => `Ping ${count} fún server kan lóṣù kan`,
  limits: 'Ìwọ̀n rẹ̀',
  monitoringFeatures: 'Ohun tí ìṣọ́ ń ṣe',
  alertingChannels: 'Ọ̀nà ìkìlọ̀',
  choose: (name) => `Yan ${name}`,
  loadFailed: 'Kò ṣeé ṣe láti ṣí àwọn ètò',
  empty: 'Kò sí ètò tí a ń tà lọ́wọ́lọ́wọ́. Ẹ jọ̀wọ́, ẹ kọ̀wé sí wa.',
  faqTitle: 'Ohun tó dára láti mọ̀',
  faq: [
    {
      q: 'Kí ni ping?',
      a: 'Àyẹ̀wò kan fún server kan. Ní gbogbo ìṣẹ́jú 5, ó jẹ́ ping 8,928 lóṣù kan; ní ìṣẹ́jú kọ̀ọ̀kan, ó jẹ́ 44,640.',
    },
    {
      q: 'Kí ló ń ṣẹlẹ̀ tí mo bá lo ohun tí ètò gbà tán?',
      a: 'Ìṣọ́ kì í dákẹ́ dúró. Tí iye àlàyé AI bá tán, àkójọ àlàyé tiwa ṣì ń ṣàlàyé gbogbo àṣìṣe.',
    },
    { q: 'Ṣé mo lè lọ sí ètò tó tóbi sí i?', a: 'Bẹ́ẹ̀ ni, nígbàkígbà. Ìyàtọ̀ fún àwọn ọjọ́ tó kù nínú ọdún yín nìkan lẹ máa san.' },
    {
      q: 'Kí ni àwòrán ohun tí a rí?',
      a: 'Ohun tí server náà dáhùn ní àyẹ̀wò àkọ́kọ́ tí kò yọrí. A tọ́jú rẹ̀ kí ẹ̀yin tàbí ẹni tó kọ́ ọ lè rí ohun tó ṣẹlẹ̀. A kọ́kọ́ ń yọ ohun àṣírí kúrò.',
    },
  ],
};
