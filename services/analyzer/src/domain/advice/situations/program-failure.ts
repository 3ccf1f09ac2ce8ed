import { type Situation, strength } from '../situation.js';
import { askTheHost, contact, freeSpace, readLogs, restart, rollback, switchOffPlugins, customerNotice } from '../steps.js';

const BROKEN = 'All visitors see an error page.';

export const wordpressCritical: Situation = {
  id: 'wordpress-critical-error',
  match: (f) =>
    f.wordpress && f.status(500) && (f.body(/critical error on (?:this|your) website/i) || f.source.includes('wp-die-message'))
      ? strength.stated - 3
      : f.wordpress && f.status(500)
        ? strength.hinted
        : 0,
  cause: () => 'WordPress stopped with a critical error',
  advise: (f) => ({
    whatHappened: 'WordPress, the program behind your website, has stopped with an error.',
    whoIsAffected: BROKEN,
    likelyCause: 'In most cases it is a plugin (an add-on) or a theme, often just after an update.',
    doNow: [
      'Look in your admin mail for “Your Site is Experiencing a Technical Issue”. It names the plugin and has a link to sign in safely.',
      switchOffPlugins(f),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const laravelFault: Situation = {
  id: 'laravel-error',
  match: (f) => (f.is('framework', 'laravel') && f.status(500) ? strength.hinted : 0),
  cause: () => 'The website program (Laravel) stopped with an error',
  advise: (f) => ({
    whatHappened: 'The program behind your website (made with Laravel) stopped with an error.',
    whoIsAffected: BROKEN,
    likelyCause: 'A new version went live with a fault, a file is missing, or the database is away.',
    doNow: [rollback(f), 'Ask the person who built it to read “storage/logs/laravel.log”. The last lines name the cause.'],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const programError: Situation = {
  id: 'program-error',
  match: (f) => (f.status(500) ? strength.plain : 0),
  cause: () => 'The website program stopped with an error',
  advise: (f) => ({
    whatHappened: 'The server works, but the program behind your website stopped with an error (code 500).',
    whoIsAffected: BROKEN,
    likelyCause: 'A fault in the program: often after an update, or because a file or setting is damaged.',
    doNow: [rollback(f), readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

/** A programmer's error page is open to the world. */
export const debugPage: Situation = {
  id: 'debug-page-open',
  match: (f) => (f.is('page', 'debug_page') ? strength.seen + 5 : 0),
  also: () => 'The page also shows its inside to strangers: have the debug mode switched off, then change the passwords on it.',
  cause: () => 'The website shows its inside to everybody',
  advise: (f) => ({
    whatHappened: 'The program behind your website failed. It shows a programmer’s error page to everybody.',
    whoIsAffected: 'Everybody. Strangers may read passwords and keys on that page.',
    likelyCause: 'The test mode (“debug”) was left on.',
    doNow: [
      f.is('framework', 'laravel')
        ? 'Ask the person who built it to set APP_DEBUG to false now.'
        : 'Ask the person who built it to switch the debug mode off now.',
      'Afterwards change the passwords and keys that stood on the page.',
      rollback(f),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const notBuilt: Situation = {
  id: 'function-not-there',
  match: (f) => (f.status(501, 505) ? strength.plain : 0),
  cause: () => 'The server cannot do what is asked',
  advise: (f) => ({
    whatHappened: `The server says that it cannot do what a normal visit asks for (code ${f.code}).`,
    whoIsAffected: BROKEN,
    likelyCause: 'The server was set up anew and a part is missing.',
    doNow: [askTheHost(f, `The server answers ${f.code} for ${f.host}. Please check its setup.`), rollback(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const programBehindIsOff: Situation = {
  id: 'program-behind-is-off',
  match: (f) => (f.status(502) ? strength.plain + 5 : 0),
  cause: () => 'The front desk works, the program behind it does not',
  advise: (f) => ({
    whatHappened: 'The front part of your server works. The program behind it, which makes the pages, does not answer (code 502).',
    whoIsAffected: BROKEN,
    likelyCause: 'The program crashed or is being restarted. Too little memory is a common reason.',
    doNow: [restart(f), rollback(f), readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const appCrashed: Situation = {
  id: 'app-crashed',
  match: (f) =>
    (f.is('hosting', 'heroku') && f.body(/application error/i)) || (f.hosting.kind === 'app' && f.status(502, 503)) ? strength.seen : 0,
  cause: (f) => `The program on ${f.hosting.company} crashed`,
  advise: (f) => ({
    whatHappened: `${f.hosting.company} is up. The program of your website on it crashed or did not start.`,
    whoIsAffected: BROKEN,
    likelyCause: 'The last version has a fault, or a setting it needs is missing.',
    doNow: [rollback(f), readLogs(f), ...(f.hosting.provider?.restart ? [restart(f)] : [])],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const overloaded: Situation = {
  id: 'overloaded',
  match: (f) => (f.status(503) ? strength.plain : 0),
  cause: () => 'The server is too busy, or switched to a break',
  advise: (f) => ({
    whatHappened: 'The server says that it cannot serve the website right now (code 503).',
    whoIsAffected: BROKEN,
    likelyCause: 'Too many visitors at once, a program that is stuck, or a maintenance mode that was left on.',
    doNow: [restart(f), f.wordpress ? 'In WordPress, see if a “maintenance” plugin is switched on, and switch it off.' : readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

/** Shared hosting draws a line for each account. */
export const accountAtItsLimit: Situation = {
  id: 'account-at-its-limit',
  match: (f) => (f.status(508) || f.body(/resource limit is reached/i) ? strength.stated - 2 : 0),
  cause: () => 'The hosting account has used up its share of the machine',
  advise: (f) => ({
    whatHappened: 'Your hosting account has reached its limit of computing power (code 508).',
    whoIsAffected: 'Visitors see an error from time to time, mostly at busy hours.',
    likelyCause: 'More visitors than usual, robots that read the site, or a plugin that works too hard.',
    doNow: [
      f.hosting.panel === 'cPanel'
        ? 'In cPanel, open “Resource Usage” to see when the limit was hit.'
        : askTheHost(f, `Which program of ${f.host} hits the resource limit?`),
      'Switch on a cache plugin, or take the next bigger hosting plan.',
    ],
    tellCustomers: customerNotice.slow(),
    whoToCall: contact.host(f),
  }),
};

export const tookTooLong: Situation = {
  id: 'program-took-too-long',
  match: (f) => (f.status(504) ? strength.plain + 5 : 0),
  cause: () => 'The program behind the website took too long',
  advise: (f) => ({
    whatHappened: 'The front part of your server waited for the program that makes the pages, and gave up (code 504).',
    whoIsAffected: BROKEN,
    likelyCause: 'The database is slow or stuck, or the program waits for another company’s service.',
    doNow: [restart(f), readLogs(f)],
    tellCustomers: customerNotice.slow(),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const diskFull: Situation = {
  id: 'disk-full',
  match: (f) => (f.error('body_disk_full') || f.is('page', 'disk_full') || f.status(507) ? strength.stated : 0),
  cause: () => 'The disk is full',
  advise: (f) => ({
    whatHappened: 'There is no space left on the disk of your server. The website cannot store anything any more.',
    whoIsAffected: 'Everybody. Orders, messages and mail may be lost until there is space again.',
    likelyCause: 'Old backups, log files or mail have filled it up.',
    doNow: [freeSpace(f), restart(f), 'Set old backups to be deleted by themselves.'],
    tellCustomers: 'Our website has trouble today. If you ordered something, please send us a message so that we can check.',
    whoToCall: contact.host(f),
  }),
};

export const trafficUsedUp: Situation = {
  id: 'traffic-used-up',
  match: (f) => (f.status(509) || f.is('page', 'bandwidth_exceeded') ? strength.stated + 2 : 0),
  cause: () => 'The month’s traffic is used up',
  advise: (f) => ({
    whatHappened: 'Your hosting plan has a limit for how much may be sent in a month. It is used up.',
    whoIsAffected: 'Everybody, until the month ends or the plan is made bigger.',
    likelyCause: 'More visitors than usual, big pictures or videos, or robots.',
    doNow: [
      askTheHost(f, `The bandwidth of ${f.host} is used up. Please add some for this month and tell me the price.`),
      f.hosting.panel === 'cPanel'
        ? 'In cPanel, open “Bandwidth” to see what used it.'
        : 'Ask what used it, and make big pictures smaller.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const otherFault: Situation = {
  id: 'server-fault',
  match: (f) => (f.code >= 500 ? strength.last : 0),
  cause: (f) => `The server answers with a fault (code ${f.code})`,
  advise: (f) => ({
    whatHappened: `The server answers, but with a fault of its own (code ${f.code}).`,
    whoIsAffected: BROKEN,
    likelyCause: 'A part of the server or of the website program does not work.',
    doNow: [restart(f), rollback(f), readLogs(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builderThenHost(f),
  }),
};
