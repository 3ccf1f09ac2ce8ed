import type { phoneExample as original } from '../en/phone-example';
import type { Words } from '../words';

export const phoneExample: Words<typeof original> = {
  label: 'Mfano: ujumbe wa WhatsApp wa kukatika, kama unavyofika kwenye simu',
  sender: 'NoWahala',
  senderHint: 'Tahadhari',
  time: '14:03',
  downTitle: 'Shop website haipatikani tangu 14:02 (WAT)',
  downText: 'Wageni wanaona hitilafu badala ya duka lako. Seva yako imewashwa; programu ya tovuti iliyo ndani yake imesimama.',
  doNow: 'Cha kufanya sasa',
  steps: ['Ingia kwenye cPanel', 'Fungua “Setup Node.js App”', 'Bonyeza “Restart”'],
  replies: 'Jibu 1 ikiwa unashughulikia, 2 kwa msaada.',
  reply: 'Ninashughulikia',
  replyTime: '14:05',
  noted: 'Asante. Tunaendelea kufuatilia na tunabaki kimya.',
  backTitle: 'Shop website inapatikana tena',
  backText: 'Haikupatikana kwa dakika 14. Kuwashwa upya kuliirejesha.',
  backTime: '14:16',
};
