import { type Situation, strength } from '../situation.js';
import { askTheBuilder, askTheHost, contact, openInvoices, readLogs, rollback, customerNotice } from '../steps.js';

export const pageNotFound: Situation = {
  id: 'page-not-found',
  match: (f) => (f.status(404) ? strength.plain : 0),
  cause: () => 'The page cannot be found',
  advise: (f) => ({
    whatHappened: `The server works, but it has no page at the address that you gave us (code 404).`,
    whoIsAffected: 'Everybody who opens this address.',
    likelyCause: f.wordpress
      ? 'The page was moved or removed, or the link settings of WordPress were lost.'
      : 'The page was moved or removed, or files were lost in an update.',
    doNow: [
      f.wordpress
        ? 'In WordPress, open “Settings”, then “Permalinks”, and press “Save Changes” without changing anything.'
        : 'Open the address on your phone. If only the address is old, correct it under “Edit server” here.',
      rollback(f),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

/** Heroku, Netlify, Vercel and others say it when nothing is bound to the name. */
export const noSuchApp: Situation = {
  id: 'no-such-app',
  match: (f) => (f.is('page', 'no_such_app') ? strength.stated : 0),
  cause: (f) => `${f.hosting.company} has no website under this name`,
  advise: (f) => ({
    whatHappened: `${f.hosting.known ? f.hosting.company : 'The place where your website runs'} answers that nothing lives under ${f.host}.`,
    whoIsAffected: 'All visitors of the website.',
    likelyCause: 'The app was deleted, or got a new name. Or the domain was taken off it.',
    doNow: [
      `Sign in to ${f.hosting.company}, open your project, then “Domains”. Check that ${f.host} is listed, and add it again if not.`,
      openInvoices(f),
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.builder(),
  }),
};

export const gone: Situation = {
  id: 'page-gone',
  match: (f) => (f.status(410) ? strength.plain : 0),
  cause: () => 'The page was taken away for good',
  advise: (f) => ({
    whatHappened: 'The server says that this page was taken away for good (code 410).',
    whoIsAffected: 'Everybody who opens this address.',
    likelyCause: 'Somebody removed the page on purpose, or a plugin did.',
    doNow: ['If the page has a new address, enter it under “Edit server” here.', rollback(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const paymentDue: Situation = {
  id: 'payment-due',
  match: (f) => (f.status(402) ? strength.seen : 0),
  cause: (f) => `${f.hosting.company} has stopped the website until a bill is paid`,
  advise: (f) => ({
    whatHappened: 'The website is stopped until a bill is paid (code 402).',
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'A card has ended, a payment did not go through, or a free limit is used up.',
    doNow: [openInvoices(f), 'Check that the card on file is still good.'],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const notUnderstood: Situation = {
  id: 'request-not-understood',
  match: (f) => (f.status(400, 421) ? strength.plain : 0),
  cause: () => 'The server does not know what to do with the visit',
  advise: (f) => ({
    whatHappened: `The server answers that it does not understand the visit (code ${f.code}).`,
    whoIsAffected: 'Everybody who opens this address, as far as we can see.',
    likelyCause: `The server does not know the name ${f.host}, or its settings were changed.`,
    doNow: [askTheHost(f, `The server answers ${f.code} for ${f.host}. Please check that this name is set up on it.`), rollback(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const notAccepted: Situation = {
  id: 'visit-not-accepted',
  match: (f) => (f.status(405, 406, 415, 418, 451) || f.is('page', 'firewall_block') ? strength.plain + 2 : 0),
  cause: () => 'A protection program turns visits away',
  advise: (f) => ({
    whatHappened: `The server works, but turns our visit away (code ${f.code}).`,
    whoIsAffected: 'Perhaps only checks like ours, perhaps visitors too. Open the website on your phone to know.',
    likelyCause: 'A protection program such as “ModSecurity” took the visit for an attack.',
    doNow: [
      'Open the website on your phone. If it works, your customers are fine.',
      f.hosting.panel === 'cPanel'
        ? 'In cPanel, open “ModSecurity” and switch it off for your domain for ten minutes. If we see it again, that was it.'
        : askTheHost(f, `Visits to ${f.host} are answered with ${f.code}. Please look in the protection rules (ModSecurity).`),
    ],
    tellCustomers: customerNotice.some(),
    whoToCall: contact.host(f),
  }),
};

export const tooSlowToAsk: Situation = {
  id: 'visit-timed-out',
  match: (f) => (f.status(408) ? strength.plain : 0),
  cause: () => 'The server gave up waiting',
  advise: (f) => ({
    whatHappened: 'The server hung up because it thought that the visit took too long (code 408).',
    whoIsAffected: 'Visitors with a slow connection first.',
    likelyCause: 'The server is overloaded, or its waiting time is set too short.',
    doNow: [askTheHost(f, `The server answers 408 (request timeout) for ${f.host}. Is it overloaded?`), readLogs(f)],
    tellCustomers: customerNotice.slow(),
    whoToCall: contact.host(f),
  }),
};

export const tooLarge: Situation = {
  id: 'too-much-in-the-cookie',
  match: (f) => (f.status(413, 414, 431) || f.error('headers_too_large') ? strength.plain : 0),
  cause: () => 'The website and the visitor exchange too much at once',
  advise: () => ({
    whatHappened: 'The website sends or receives far more technical lines than it should.',
    whoIsAffected: 'Some visitors: those who have been on the website often.',
    likelyCause: 'A program or plugin stores too much in cookies (small notes kept in the browser).',
    doNow: ['Tell one affected person to clear the cookies of your website. If it works then, that was it.', askTheBuilder()],
    tellCustomers: 'If our website shows an error, please clear its cookies in your browser and try again.',
    whoToCall: contact.builder(),
  }),
};

export const otherRefusal: Situation = {
  id: 'visit-refused',
  match: (f) => (f.code >= 400 && f.code < 500 ? strength.last : 0),
  cause: (f) => `The server refuses the visit (code ${f.code})`,
  advise: (f) => ({
    whatHappened: `The server works, but refuses to show the page (code ${f.code}).`,
    whoIsAffected: 'Everybody who opens this address, as far as we can see.',
    likelyCause: 'A setting of the website was changed, or a protection program is too strict.',
    doNow: ['Open the website on your phone. If it works there, only checks like ours are refused.', rollback(f), readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};
