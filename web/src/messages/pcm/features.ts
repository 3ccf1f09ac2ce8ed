import type { features as original } from '../en/features';
import type { Words } from '../words';

export const features: Words<typeof original> = {
  title: 'Features',
  headline: 'Everything wey you need so you no go worry about your servers again',
  text: 'Three things, and we do dem with care.',
  plain: {
    title: 'Solutions in simple words',
    text: 'We dey explain every error: wetin happen, who e affect, wetin fit cause am, and up to three steps in di correct order. No stack trace unless you ask for am.',
    points: [
      'We know at least 45 kinds of wahala by heart, from certificate wey end to full disk',
      'We dey name di button to press for your hosting company, if we fit see di company',
      'One sentence ready to send to your customers',
      'We dey keep di technical details for di developer wey you send am to',
    ],
    exampleTag: 'TLS certificate',
    exampleTitle: 'Your security certificate end dis morning',
    exampleText:
      'Browsers now dey warn visitors away from your shop. Renew am for cPanel under “SSL/TLS Status”, then press “Run AutoSSL”.',
  },
  alerts: {
    title: 'Alerts by WhatsApp, e-mail and dashboard notifications',
    text: 'You go choose how each server go reach you. We dey check second and third time before we wake you, so one small blink no be alarm.',
    channels: [
      { name: 'WhatsApp', text: 'From di Growth plan up. Reply “1” to say you dey on top am, “2” for di steps.' },
      { name: 'E-mail', text: 'E dey on from start. Di subject dey talk everything for lock screen.' },
      { name: 'Dashboard', text: 'Server wey go down go turn red for di open page within seconds.' },
    ],
    points: [
      'Reminders after 10 and 30 minutes, 2 and 4 hours, till somebody dey on top am',
      'One message when e don end, with how long e take',
      'One short summary every Monday morning',
    ],
  },
  human: {
    title: 'Human support',
    text: 'Write to us and one person go answer, within about 24 hours. If e dey hot, put URGENT for di subject and we go look am first.',
    button: 'Contact support',
  },
  closing: { headline: 'We ready when you ready', signup: 'Start within minutes', plans: 'See di plans' },
};
