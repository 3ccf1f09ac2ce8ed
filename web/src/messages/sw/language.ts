import type { language as original } from '../en/language';
import type { Words } from '../words';

export const language: Words<typeof original> = {
  code: 'sw',
  choose: 'Lugha',
  chooseHint: 'Kurasa, barua pepe na ujumbe wetu huja katika lugha hii.',
  notRead: 'Tafsiri hii bado haijasomwa na mtu ambaye Kiswahili ni lugha yake.',
  report: 'Ripoti hitilafu',
  reportSubject: 'Hitilafu katika tafsiri ya Kiswahili',
  englishOnly: 'Ukurasa huu upo kwa Kiingereza tu.',
};
