import type { support as original } from '../en/support';
import type { Words } from '../words';

export const support: Words<typeof original> = {
  title: 'Rubuta wa sashen taimako',
  description: 'Mutum yana karanta wannan, yana amsawa ta imel, cikin kusan awa 24.',
  subject: 'Kan saƙo',
  subjectHint: 'Ku fara shi da URGENT idan ba zai iya jira ba.',
  message: 'Saƙo',
  send: 'Aika saƙo',
  noSubject: 'Don Allah ku faɗi a kalmomi kaɗan abin da ya shafa.',
  noMessage: 'Don Allah ku rubuta saƙonku.',
  tooLong: (limit) => `Don Allah kada ya wuce harafi ${limit}.`,
  replyTo: (email) => `Za mu amsa zuwa ${email}.`,
};
