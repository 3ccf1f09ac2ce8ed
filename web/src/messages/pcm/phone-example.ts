import type { phoneExample as original } from '../en/phone-example';
import type { Words } from '../words';

export const phoneExample: Words<typeof original> = {
  label: 'Example: WhatsApp messages of one downtime, as dem dey reach phone',
  sender: 'NoWahala',
  senderHint: 'Alerts',
  time: '14:03',
  downTitle: 'Shop website don go down since 14:02 (WAT)',
  downText: 'Visitors dey see error instead of your shop. Your server dey on; di program wey dey run di website don stop.',
  doNow: 'Do dis one now',
  steps: ['Log in to cPanel', 'Open “Setup Node.js App”', 'Press “Restart”'],
  replies: 'Reply 1 if you dey on top am, 2 for help.',
  reply: 'I dey on top am',
  replyTime: '14:05',
  noted: 'Thank you. We still dey watch, and we go dey quiet.',
  backTitle: 'Shop website don come back',
  backText: 'E bin dey down for 14 minutes. Di restart bring am back.',
  backTime: '14:16',
};
