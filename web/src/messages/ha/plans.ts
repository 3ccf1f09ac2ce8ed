import type { plans as original } from '../en/plans';
import type { Words } from '../words';

export const plans: Words<typeof original> = {
  title: 'Tsare-tsare',
  headline: 'Farashi a fili, da naira',
  text: 'Ana biyan kowane tsari na shekara guda. Ana nuna farashi na wata, tare da jimillar shekara da harajin VAT a gefe.',
  noTrial: 'Babu gwaji kyauta. Ba a mayar da kuɗi sai inda doka ta ce.',
  perMonth: 'a wata',
  firstWithWhatsApp: 'Faɗakarwar WhatsApp',
  perYear: (net) => `${net} a shekara`,
  vat: (vat) => `+ ${vat} harajin VAT (7.5%)`,
  total: (total) => `= ${total}, ana biya na shekara`,
  servers: (count) => `sabobi da ayyuka guda ${count}`,
  serverLimit: 'Iyakar sabobi',
  snapshotLimit: 'Iyakar hotuna',
  snapshots: (count) => `hoton abin da muka gani ${count} a wata`,
  gptLimit: 'Iyakar AI',
  errorLogs: (count) => `kuskure ${count} da AI ke bayyanawa a wata`,
  rateLimit: 'Iyakar dubawa',
  pings: (count) => `ping ${count} ga kowane sabar a wata`,
  limits: 'Iyakoki',
  monitoringFeatures: 'Sa ido',
  alertingChannels: 'Hanyoyin faɗakarwa',
  choose: (name) => `Zaɓi ${name}`,
  loadFailed: 'Ba a iya loda tsare-tsaren ba',
  empty: 'Babu tsarin da ake sayarwa a yanzu. Don Allah ku rubuto mana.',
  faqTitle: 'Abin da ya dace ku sani',
  faq: [
    { q: 'Mene ne ping?', a: 'Dubawa ɗaya ta sabar ɗaya. Duk minti 5 yana ba da ping 8,928 a wata; duk minti yana ba da 44,640.' },
    {
      q: 'Me zai faru idan na kai iyaka?',
      a: 'Sa ido ba ya taɓa tsayawa a ɓoye. Bayan iyakar AI, littafinmu na bayanai yana ci gaba da bayyana kowane kuskure.',
    },
    { q: 'Zan iya komawa babban tsari?', a: 'I, a kowane lokaci. Bambancin kwanakin da suka rage a shekararku kawai za ku biya.' },
    {
      q: 'Mene ne hoton abin da muka gani?',
      a: 'Abin da sabar ya amsa a dubawar farko da ba ta yi nasara ba, an ajiye shi don ku ko waɗanda suka gina shafin su ga abin da ya faru. Ana fara cire bayanan sirri.',
    },
  ],
};
