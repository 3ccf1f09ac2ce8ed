/** The phone that shows an alert as it arrives: on the landing page and beside the sign-in forms. */
export const phoneExample = {
  label: 'Example: the WhatsApp messages of an outage, as they arrive on a phone',
  sender: 'NoWahala',
  senderHint: 'Alerts',
  time: '14:03',
  downTitle: 'Shop website is down since 14:02 (WAT)',
  downText: 'Visitors see an error instead of your shop. Your server is on; the website program on it has stopped.',
  doNow: 'Do this now',
  steps: ['Log in to cPanel', 'Open "Setup Node.js App"', 'Press "Restart"'],
  replies: 'Reply 1 if you are on it, 2 for help.',
  reply: 'On it',
  replyTime: '14:05',
  noted: 'Thank you. We keep watching and stay quiet.',
  backTitle: 'Shop website is back',
  backText: 'It was away 14 minutes. The restart brought it up again.',
  backTime: '14:16',
};
