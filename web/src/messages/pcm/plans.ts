import type { plans as original } from '../en/plans';
import type { Words } from '../words';

export const plans: Words<typeof original> = {
  title: 'Plans',
  headline: 'Simple prices, in naira',
  text: 'For all plans you dey pay once a year. We dey show prices by month, with di total for one year and VAT beside dem.',
  noTrial: 'No free trial dey. We no dey refund payments except where law say so.',
  perMonth: 'a month',
  firstWithWhatsApp: 'WhatsApp alerts',
  perYear: (net) => `${net} a year`,
  vat: (vat) => `+ ${vat} VAT (7.5%)`,
  total: (total) => `= ${total}, you go pay once a year`,
  servers: (count) => `${count} servers and jobs`,
  serverLimit: 'Server limit',
  snapshotLimit: 'Snapshot limit',
  snapshots: (count) => `${count} snapshots of wetin we see a month`,
  gptLimit: 'GPT limit',
  errorLogs: (count) => `AI go explain ${count} error logs a month`,
  rateLimit: 'Rate limit',
  pings: (count) => `${count} pings for each server a month`,
  limits: 'Limits',
  monitoringFeatures: 'Monitoring features',
  alertingChannels: 'Alert channels',
  choose: (name) => `Choose ${name}`,
  loadFailed: 'We no fit load di plans',
  empty: 'No plan dey for sale just now. Abeg write to us.',
  faqTitle: 'Good to know',
  faq: [
    {
      q: 'Wetin be ping?',
      a: 'One check of one server. Every 5 minutes dey make 8,928 pings in one month; every minute dey make 44,640.',
    },
    {
      q: 'Wetin go happen when I reach limit?',
      a: 'Monitoring no dey ever stop without telling you. When AI limit finish, our own catalogue of explanations go still explain every error.',
    },
    { q: 'I fit move to bigger plan?', a: 'Yes, anytime. You go pay only di difference for di days wey remain for your year.' },
    {
      q: 'Wetin be snapshot of wetin we see?',
      a: 'Wetin di server answer for di first check wey fail. We dey keep am so dat you or developer fit see wetin happen. We dey remove secrets first.',
    },
  ],
};
