import type { phoneExample as original } from '../en/phone-example';
import type { Words } from '../words';

export const phoneExample: Words<typeof original> = {
  label: 'Misali: saƙonnin WhatsApp na katsewa, yadda suke zuwa waya',
  sender: 'NoWahala',
  senderHint: 'Faɗakarwa',
  time: '14:03',
  downTitle: 'Shop website ya daina aiki tun ƙarfe 14:02 (WAT)',
  downText: 'Masu ziyara suna ganin saƙon kuskure maimakon shagonku. Na’urar tana kunne; manhajar shafin ta tsaya.',
  doNow: 'Ku yi wannan yanzu',
  steps: ['Ku shiga cPanel', 'Ku buɗe “Setup Node.js App”', 'Ku danna “Restart”'],
  replies: 'Ku amsa da 1 idan kuna kan lamarin, 2 don taimako.',
  reply: 'Ina kan lamarin',
  replyTime: '14:05',
  noted: 'Mun gode. Muna ci gaba da sa ido, a natse.',
  backTitle: 'Shop website ya dawo aiki',
  backText: 'Bai yi aiki ba har minti 14. Sake kunnawa ya dawo da shi.',
  backTime: '14:16',
};
