export const landing = {
  title: 'NoWahala',
  hero: {
    headline: 'Know your website is down before your customers do.',
    text: 'NoWahala keeps checking your servers, day and night. When something breaks, you get a message in plain words: what happened, whom it hurts, and what to do now.',
    signedIn: 'Go to your dashboard',
    signedOut: 'Get Started in Minutes',
    plans: 'See the plans',
    price: 'Plans from ₦2,500 a month, billed yearly. No engineer needed.',
  },
  plain: {
    headline: 'The same trouble, told twice',
    text: 'First what your server says, then what we tell you.',
    rawTitle: 'What the server says',
    raw: [
      '[error] 2417#2417: *88412 upstream prematurely closed connection while reading response header from upstream, client: 105.112.0.9, server: shop.example.ng, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/"',
      '',
      'HTTP/1.1 502 Bad Gateway',
    ],
    plainTitle: 'What NoWahala says',
    what: 'Your shop answers, but with an error page. The machine is on; the program behind the website stopped.',
    who: 'Everybody who opens your website right now.',
    whoTitle: 'Who is affected',
    doTitle: 'What to do now',
    steps: [
      'In cPanel, open "Setup Node.js App" and press "Restart".',
      'If it stops again, look for a full disk under "Disk usage".',
      'Still down? Forward this page to the person who built the site.',
    ],
    customersTitle: 'What to tell customers',
    customers: '"Our shop has a short technical problem. Orders you already made are safe."',
  },
  problems: {
    headline: 'Three ways a small problem becomes a bad day',
    items: [
      {
        title: 'Jargon overload',
        problem: 'ECONNREFUSED. 502. NXDOMAIN. You run a business, and the screen speaks to somebody else.',
        answer: 'We say what it means, and which button to press at your hosting company.',
      },
      {
        title: 'Missed downtime alerts',
        problem: 'The alert sat in an inbox nobody opens. You heard about it from an angry customer.',
        answer: 'WhatsApp, e-mail and your dashboard. And we remind you until somebody says "on it".',
      },
      {
        title: 'Complicated tools',
        problem: 'Forty graphs, six menus, and still no answer to one question: are we up?',
        answer: 'One sentence at the top of the page answers it. The rest is there when you want it.',
      },
    ],
  },
  friendlier: {
    headline: 'Friendlier than enterprise tools',
    text: 'The big tools are built for teams of engineers, and they are good at it. NoWahala is built for the person who owns the business.',
    theirs: 'Enterprise tools',
    ours: 'NoWahala',
    rows: [
      { theirs: 'A day to set up', ours: 'A name and an address, and the first check runs in seconds' },
      { theirs: 'Alerts full of codes', ours: 'A sentence, a step, and whom to call' },
      { theirs: 'Priced in dollars, by the seat', ours: 'Priced in naira, VAT shown, the whole year in one figure' },
      { theirs: 'A ticket number', ours: 'A person who answers your e-mail in about 24 hours' },
    ],
  },
  steps: {
    headline: 'Set up while your tea is still hot',
    items: [
      { title: 'Sign up', text: 'Your name, your e-mail, a password. Signing up is free.' },
      { title: 'Pick a plan', text: 'From ₦2,500 a month, billed yearly. There is no free trial, so the price you see is the price.' },
      { title: 'Add a server', text: 'Paste the address. We check it while you watch.' },
    ],
  },
  closing: {
    headline: 'Sleep. We are awake.',
    text: 'If your website goes away at 3 a.m., you will know, and you will know what to do.',
  },
};
