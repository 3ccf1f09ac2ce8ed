import type { plans as original } from '../en/plans';
import type { Words } from '../words';

export const plans: Words<typeof original> = {
  title: 'Vifurushi',
  headline: 'Bei wazi, kwa naira',
  text: 'Vifurushi vyote hulipiwa kwa mwaka. Bei zinaonyeshwa kwa mwezi, pamoja na jumla ya mwaka na VAT kando yake.',
  noTrial: 'Hakuna kipindi cha majaribio cha bure. Malipo hayarejeshwi isipokuwa sheria ikitaka.',
  perMonth: 'kwa mwezi',
  firstWithWhatsApp: 'Tahadhari za WhatsApp',
  perYear: (net) => `${net} kwa mwaka`,
  vat: (vat) => `+ VAT ${vat} (7.5%)`,
  total: (total) => `= ${total}, hulipwa kwa mwaka`,
  servers: (count) => `Seva na kazi ${count}`,
  serverLimit: 'Kikomo cha seva',
  snapshotLimit: 'Kikomo cha picha',
  snapshots: (count) => `Picha ${count} za tulichoona kwa mwezi`,
  gptLimit: 'Kikomo cha GPT',
  errorLogs: (count) => `Hitilafu ${count} zinazoelezwa na AI kwa mwezi`,
  rateLimit: 'Kikomo cha kasi',
  pings: (count) => `Ping ${count} kwa kila seva kwa mwezi`,
  limits: 'Vikomo',
  monitoringFeatures: 'Uwezo wa ufuatiliaji',
  alertingChannels: 'Njia za tahadhari',
  choose: (name) => `Chagua ${name}`,
  loadFailed: 'Hatukuweza kupakia vifurushi',
  empty: 'Hakuna kifurushi kinachouzwa sasa hivi. Tafadhali tuandikie.',
  faqTitle: 'Mambo ya kujua',
  faq: [
    {
      q: 'Ping ni nini?',
      a: 'Ukaguzi mmoja wa seva moja. Kila dakika 5 hufanya ping 8,928 kwa mwezi; kila dakika moja hufanya 44,640.',
    },
    {
      q: 'Nikifikia kikomo, nini hutokea?',
      a: 'Ufuatiliaji hausimami kimyakimya kamwe. Kikomo cha AI kikipita, orodha yetu ya maelezo bado inaeleza kila hitilafu.',
    },
    {
      q: 'Je, naweza kuhamia kifurushi kikubwa zaidi?',
      a: 'Ndiyo, wakati wowote. Unalipa tofauti tu ya siku zilizobaki za mwaka wako.',
    },
    {
      q: 'Picha ya tulichoona ni nini?',
      a: 'Jibu la seva kwenye ukaguzi wa kwanza ulioshindwa, linalotunzwa ili wewe au mtengenezaji muone tatizo. Siri huondolewa kwanza.',
    },
  ],
};
