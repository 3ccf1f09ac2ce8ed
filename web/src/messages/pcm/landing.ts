import type { landing as original } from '../en/landing';
import type { Words } from '../words';

export const landing: Words<typeof original> = {
  title: 'NoWahala',
  hero: {
    headline: 'Know say your website dey down before your customers know.',
    text: 'NoWahala dey check your servers, day and night. When something get problem, you go get message in simple words: wetin happen, who e affect, and wetin to do now.',
    signedIn: 'Go to your dashboard',
    signedOut: 'Start within minutes',
    plans: 'See di plans',
    price: 'Plans from ₦2,500 a month, you go pay once a year. You no need engineer.',
  },
  plain: {
    headline: 'Di same wahala, two ways to talk am',
    text: 'First wetin your server talk, then wetin we tell you.',
    rawTitle: 'Wetin di server talk',
    raw: [
      '[error] 2417#2417: *88412 upstream prematurely closed connection while reading response header from upstream, client: 105.112.0.9, server: shop.example.ng, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/"',
      '',
      'HTTP/1.1 502 Bad Gateway',
    ],
    plainTitle: 'Wetin NoWahala talk',
    what: 'Your shop dey answer, but with error page. Di machine dey on; di program wey dey run di website stop.',
    who: 'Everybody wey dey open your website now.',
    whoTitle: 'Who e affect',
    doTitle: 'Wetin to do now',
    steps: [
      'For cPanel, open “Setup Node.js App” and press “Restart”.',
      'If e stop again, check for disk wey don full under “Disk usage”.',
      'Still dey down? Forward dis page to di person wey build di site.',
    ],
    customersTitle: 'Wetin to tell customers',
    customers: '“Our shop get small technical problem. Orders wey you don make already dey safe.”',
  },
  problems: {
    headline: 'Three ways small problem dey turn to bad day',
    items: [
      {
        title: 'Too much big grammar',
        problem: '“ECONNREFUSED. 502. NXDOMAIN.” You dey run business, and di screen dey talk to another person.',
        answer: 'We go tell you wetin e mean, and which button to press for your hosting company.',
      },
      {
        title: 'Downtime alerts wey nobody see',
        problem: 'Di alert sit down for one inbox wey nobody dey open. Na angry customer tell you.',
        answer: 'WhatsApp, e-mail and your dashboard. And we go remind you till somebody say “I dey on top am”.',
      },
      {
        title: 'Tools wey too hard',
        problem: 'Forty graphs, six menus, and still no answer to one question: we dey work?',
        answer: 'One sentence for di top of di page dey answer am. Di rest dey there when you want am.',
      },
    ],
  },
  friendlier: {
    headline: 'More friendly than enterprise tools',
    text: 'Dem build di big tools for teams of engineers, and dem good for dat. We build NoWahala for di person wey get di business.',
    theirs: 'Enterprise tools',
    ours: 'NoWahala',
    rows: [
      { theirs: 'One day to set up', ours: 'One name and one address, and di first check go run within seconds' },
      { theirs: 'Alerts wey full of codes', ours: 'One sentence, one step, and who to call' },
      { theirs: 'Price in dollars, for each person', ours: 'Price in naira, you see VAT, di whole year for one figure' },
      { theirs: 'Ticket number', ours: 'One person wey go answer your e-mail within about 24 hours' },
    ],
  },
  steps: {
    headline: 'Set am up before your tea cold',
    items: [
      { title: 'Create account', text: 'Your name, your e-mail, one password. To create account na free.' },
      {
        title: 'Choose plan',
        text: 'From ₦2,500 a month, you go pay once a year. No free trial dey, so di price wey you see na di price.',
      },
      { title: 'Add server', text: 'Paste di address. We go check am as you dey watch.' },
    ],
  },
  closing: {
    headline: 'Sleep. We dey awake.',
    text: 'If your website go down at 3 a.m., you go know, and you go know wetin to do.',
  },
};
