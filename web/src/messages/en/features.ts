export const features = {
  title: 'Features',
  headline: 'Everything you need to stop worrying about your servers',
  text: 'Three things, done with care.',
  plain: {
    title: 'Plain-English solutions',
    text: 'Every error is explained: what happened, who is affected, the likely cause, and up to three steps in the right order. No stack trace unless you ask for it.',
    points: [
      'At least 45 kinds of trouble known by heart, from an expired certificate to a full disk',
      'Names the button to press at your hosting company where we can see which one it is',
      'A ready sentence to send to your customers',
      'The technical details are kept for the developer you forward it to',
    ],
    exampleTag: 'TLS certificate',
    exampleTitle: 'Your certificate ran out this morning',
    exampleText: 'Browsers now warn visitors away from your shop. Renew it in cPanel under "SSL/TLS Status", then press "Run AutoSSL".',
  },
  alerts: {
    title: 'Alerts via WhatsApp, e-mail and dashboard notifications',
    text: 'You choose how each server reaches you. We check a second and a third time before we wake you, so that a blink is not an alarm.',
    channels: [
      { name: 'WhatsApp', text: 'From the Growth plan on. Reply "1" to say you are on it, "2" for the steps.' },
      { name: 'E-mail', text: 'On by default. The subject line says it all on a lock screen.' },
      { name: 'Dashboard', text: 'A server that goes down turns red on the open page within seconds.' },
    ],
    points: [
      'Reminders after 10 and 30 minutes, 2 and 4 hours, until somebody is on it',
      'A message when it is over, with how long it took',
      'A short summary every Monday morning',
    ],
  },
  human: {
    title: 'Human support',
    text: 'Write to us and a person answers, in about 24 hours. If it is burning, put URGENT in the subject and we look at it first.',
    button: 'Contact support',
  },
  closing: { headline: 'Ready when you are', signup: 'Get Started in Minutes', plans: 'See the plans' },
};
