import { type Situation, strength } from '../situation.js';
import { askTheBuilder, askTheHost, contact, readLogs, renewCertificate, restart, rollback, customerNotice } from '../steps.js';

/** Cloudflare talks plain to the server, the server insists on secure: for ever. */
export const flexibleLoop: Situation = {
  id: 'cloudflare-redirect-loop',
  match: (f) => (f.error('redirect_loop', 'redirect_too_many') && f.cloudflare ? strength.stated - 3 : 0),
  cause: () => 'Cloudflare and the server send visitors in a circle',
  advise: () => ({
    whatHappened: 'Cloudflare and your server send every visitor back and forth, for ever. Browsers give up.',
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'Cloudflare is set to “Flexible”, while your server asks for the secure side (the one with the padlock).',
    doNow: [
      'In Cloudflare, open “SSL/TLS”, then “Overview”. Press “Configure” and choose “Full”.',
      'Wait two minutes, then open the website in a private window of your phone.',
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const redirectLoop: Situation = {
  id: 'redirect-loop',
  match: (f) => (f.error('redirect_loop') ? strength.plain + 5 : 0),
  cause: () => 'The website sends visitors in a circle',
  advise: (f) => ({
    whatHappened: 'The website sends every visitor from one address to the next and back again. Browsers give up.',
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'Two settings want different things: with or without “www”, or with or without the padlock.',
    doNow: [
      f.wordpress
        ? 'In WordPress, open “Settings”, then “General”. Both addresses must be the same, with “https://”.'
        : 'Ask for the redirect rules (in “.htaccess” or the web server) to be checked: they point at each other.',
      rollback(f),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const redirectTooMany: Situation = {
  id: 'too-many-redirects',
  match: (f) => (f.error('redirect_too_many') ? strength.plain : 0),
  cause: () => 'The website sends visitors on too often',
  advise: () => ({
    whatHappened: 'The website sent us on to a new address four times. We stop there.',
    whoIsAffected: 'Visitors wait long, and some browsers give up.',
    likelyCause: 'Old redirects (“this page has moved”) have piled up.',
    doNow: [
      'Open the website and copy the last address from the browser. Enter it under “Edit server” here.',
      'Ask for the redirects to be joined into one.',
    ],
    tellCustomers: customerNotice.slow(),
    whoToCall: contact.builder(),
  }),
};

export const redirectRefused: Situation = {
  id: 'redirect-to-nowhere',
  match: (f) => (f.error('redirect_refused') || (f.error('address_blocked') && f.wasSentOn) ? strength.plain + 5 : 0),
  cause: () => 'The website sends visitors to a place nobody can reach',
  advise: (f) => ({
    whatHappened: 'The website sends visitors on to an address that is not public.',
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'A test address went live, or the website was broken into.',
    doNow: [
      f.wordpress
        ? 'In WordPress, open “Settings”, then “General”, and correct both addresses.'
        : 'Ask for the redirect to be corrected today.',
      askTheHost(f, `${f.host} sends visitors to a private address. Please check it for a break-in.`),
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const redirectDowngrade: Situation = {
  id: 'redirect-loses-padlock',
  match: (f) => (f.error('redirect_downgrade') ? strength.plain + 5 : 0),
  cause: () => 'The website leads visitors away from the secure side',
  advise: (f) => ({
    whatHappened: 'The secure side of the website (the one with the padlock) sends visitors on to the side that is not secure.',
    whoIsAffected: 'Everybody. Browsers warn, and passwords could be read on the way.',
    likelyCause: 'A setting still holds the old address that begins with “http://”.',
    doNow: [
      f.wordpress
        ? 'In WordPress, open “Settings”, then “General”. Both addresses must begin with “https://”.'
        : 'Ask for the redirect to lead to “https://”.',
      renewCertificate(f),
    ],
    tellCustomers: customerNotice.warning(),
    whoToCall: contact.builder(),
  }),
};

export const stuckPage: Situation = {
  id: 'page-never-comes',
  match: (f) => (f.error('read_timeout') ? strength.plain + 5 : 0),
  cause: () => 'The server picks up, but the page never comes',
  advise: (f) => ({
    whatHappened: 'The server picks up, but it does not send the page. We waited ten seconds.',
    whoIsAffected: 'Everybody. Visitors see an empty page that keeps loading.',
    likelyCause: 'The website program is stuck: a slow database, too many visitors, or another service that does not answer.',
    doNow: [restart(f), readLogs(f), f.wordpress ? 'Switch off the plugin that was added or updated last.' : rollback(f)],
    tellCustomers: customerNotice.slow(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const hungUp: Situation = {
  id: 'hung-up-in-the-middle',
  match: (f) => (f.error('reset', 'body_incomplete') ? strength.plain : 0),
  cause: () => 'The server hangs up in the middle of the page',
  advise: (f) => ({
    whatHappened: 'The server begins to answer and then hangs up in the middle.',
    whoIsAffected: 'Everybody: the page is empty or cut in two.',
    likelyCause: 'The website program crashes while it makes the page, or it has too little memory.',
    doNow: [restart(f), readLogs(f), rollback(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const emptyReply: Situation = {
  id: 'empty-reply',
  match: (f) => (f.error('empty_reply') ? strength.plain + 5 : 0),
  cause: () => 'The server answers with nothing',
  advise: (f) => ({
    whatHappened: 'The server picks up and hangs up without a word.',
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'The website program crashes at once, or the wrong program listens at this door.',
    doNow: [restart(f), readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const notAWebsite: Situation = {
  id: 'not-a-website',
  match: (f) => (f.error('http_malformed') ? strength.plain + 5 : 0),
  cause: () => 'Something answers, but it is not a website',
  advise: () => ({
    whatHappened: 'Something answers at this address, but it does not speak the language of websites.',
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'Another program took the place of the website, or the address here names the wrong door (port).',
    doNow: ['Open the website on your phone. If it works, compare the address with the one under “Edit server” here.', askTheBuilder()],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

/** The end of the list: a prober of the next release may name failures that this release does not know. */
export const somethingElse: Situation = {
  id: 'something-else',
  match: () => 1,
  cause: (f) => `The ${f.subject} does not answer as it should`,
  advise: (f) => ({
    whatHappened: `Your ${f.subject} did not answer as it should. We have not seen this kind of fault before.`,
    whoIsAffected: 'Everybody who uses it, as far as we can see.',
    likelyCause: 'We cannot tell from outside. What we saw stands below.',
    doNow: ['Open it on your phone without Wi-Fi, to see what visitors see.', restart(f), askTheBuilder()],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};
