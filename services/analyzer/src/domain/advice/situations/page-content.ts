import { type Situation, strength } from '../situation.js';
import { askTheHost, contact, moreMemory, openInvoices, readLogs, restart, rollback, switchOffPlugins, customerNotice } from '../steps.js';

export const accountSuspended: Situation = {
  id: 'account-suspended',
  match: (f) => (f.error('body_suspended') || f.is('page', 'suspended') ? strength.stated + 1 : 0),
  cause: () => 'The hosting account is suspended',
  advise: (f) => ({
    whatHappened: `${f.hosting.known ? f.hosting.company : 'Your hosting company'} has switched your account off and shows a page that says so.`,
    whoIsAffected: 'Everybody. Mail of the same account may be off too.',
    likelyCause: 'Most often an open bill. Sometimes too much load, or a virus found on the website.',
    doNow: [
      openInvoices(f),
      askTheHost(f, `My account for ${f.host} is suspended. What is the reason, and what must I do?`),
      'Ask for a copy of your data if it takes more than a day.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const wordpressDatabase: Situation = {
  id: 'wordpress-database',
  match: (f) => (f.wordpress && (f.error('body_database_error') || f.is('page', 'database_error')) ? strength.stated + 1 : 0),
  cause: () => 'WordPress cannot reach its database',
  advise: (f) => ({
    whatHappened: 'WordPress cannot reach its database, the store of all your pages and orders.',
    whoIsAffected: 'All visitors see an error page.',
    likelyCause: 'The database program is off or overloaded. After a move, its password may be wrong in “wp-config.php”.',
    doNow: [
      askTheHost(
        f,
        `WordPress on ${f.host} says “Error establishing a database connection”. Please check that MySQL is running and not full.`,
      ),
      f.hosting.panel === 'cPanel'
        ? 'In cPanel, open “MySQL Databases” and press “Check Database”, then “Repair Database”.'
        : 'If you changed a database password lately, put the new one in “wp-config.php”.',
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const databaseAway: Situation = {
  id: 'database-away',
  match: (f) => (f.error('body_database_error') || f.is('page', 'database_error') ? strength.seen + 5 : 0),
  cause: () => 'The website cannot reach its database',
  advise: (f) => ({
    whatHappened: 'The website cannot reach its database, the store of all your pages and orders.',
    whoIsAffected: 'All visitors see an error page.',
    likelyCause: 'The database program is off or full, or its password was changed.',
    doNow: [
      askTheHost(f, `The website ${f.host} cannot connect to its database. Please check that it is running and has space.`),
      readLogs(f),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const phpMemory: Situation = {
  id: 'php-memory',
  match: (f) =>
    f.is('page', 'php_memory') || (f.error('body_php_fatal') && f.body(/allowed memory size|out of memory/i)) ? strength.stated : 0,
  cause: () => 'The website program ran out of memory',
  advise: (f) => ({
    whatHappened: 'The program behind your website needed more memory than it may use, and stopped.',
    whoIsAffected: 'Everybody who opens the page.',
    likelyCause: 'A heavy plugin, a big import, or a limit that is too low.',
    doNow: [moreMemory(f), f.wordpress ? switchOffPlugins(f) : rollback(f)],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.host(f),
  }),
};

export const phpFatal: Situation = {
  id: 'php-fatal',
  match: (f) => (f.error('body_php_fatal') || f.is('page', 'php_fatal') ? strength.seen + 2 : 0),
  cause: () => 'The website program (PHP) stopped in the middle',
  advise: (f) => ({
    whatHappened: 'The program behind your website (written in PHP) stopped in the middle of the page.',
    whoIsAffected: 'Everybody who opens the page.',
    likelyCause: 'A plugin, a theme or a new PHP version that does not fit the website.',
    doNow: [
      f.wordpress ? switchOffPlugins(f) : rollback(f),
      f.hosting.panel === 'cPanel'
        ? 'If PHP was changed lately: in cPanel, open “MultiPHP Manager” and choose the version before.'
        : readLogs(f),
    ],
    tellCustomers: customerNotice.broken(),
    whoToCall: contact.builder(),
  }),
};

export const wordpressUpdateStuck: Situation = {
  id: 'wordpress-update-stuck',
  match: (f) =>
    (f.error('body_maintenance') || f.is('page', 'maintenance')) && f.body(/briefly unavailable for scheduled maintenance/i)
      ? strength.stated
      : 0,
  cause: () => 'A WordPress update got stuck half-way',
  advise: (f) => ({
    whatHappened: 'WordPress began an update and shows “Briefly unavailable”. That should last a minute.',
    whoIsAffected: 'Everybody who opens the website sees only this line.',
    likelyCause: 'The update was cut off and left the file “.maintenance” behind.',
    doNow: [
      'Wait five minutes: the update may still be running.',
      f.hosting.panel === 'cPanel'
        ? 'Then in cPanel, open “File Manager”, “Settings”, tick “Show Hidden Files”. Delete “.maintenance” in “public_html”.'
        : 'Then delete the file “.maintenance” in the main folder of the website.',
      'Sign in to WordPress and start the update again.',
    ],
    tellCustomers: customerNotice.work(),
    whoToCall: contact.builder(),
  }),
};

export const maintenanceLeftOn: Situation = {
  id: 'maintenance-left-on',
  match: (f) => (f.error('body_maintenance') || f.is('page', 'maintenance') ? strength.seen + 4 : 0),
  cause: () => 'The website shows its maintenance page',
  advise: (f) => ({
    whatHappened: 'The website shows a maintenance page (“we will be back soon”).',
    whoIsAffected: 'Everybody. Nobody can use the website while it is on.',
    likelyCause: 'Somebody is working on it, or the page was left on afterwards.',
    doNow: [
      'Ask the person who looks after the website if work is going on. If so, press “Pause” on this server here.',
      f.wordpress
        ? 'If not: in WordPress, open “Plugins” and switch off the “maintenance” or “coming soon” plugin.'
        : f.is('framework', 'laravel')
          ? 'If not, ask for the command “php artisan up”.'
          : f.is('shop', 'shopify')
            ? 'If not: in Shopify, open “Online Store”, “Preferences” and take the password off.'
            : 'If not, ask for the maintenance mode to be switched off.',
    ],
    tellCustomers: customerNotice.work(),
    whoToCall: contact.builder(),
  }),
};

export const emptyServer: Situation = {
  id: 'empty-server',
  match: (f) => (f.is('page', 'default_page', 'directory_listing') && f.evidence.outcome !== 'success' ? strength.seen : 0),
  cause: () => 'The server is empty: your pages are not on it',
  advise: (f) => ({
    whatHappened: 'The server shows the page of an empty machine. Your own pages are not there.',
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'The files were moved or deleted, or the domain leads to a new machine that is not filled yet.',
    doNow: [askTheHost(f, `${f.host} shows an empty server. Are my files still there, and is there a backup?`), rollback(f)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const provesHumans: Situation = {
  id: 'prove-you-are-human',
  match: (f) => (f.is('page', 'bot_challenge') && f.evidence.outcome !== 'success' ? strength.seen + 3 : 0),
  cause: () => 'A “prove that you are human” page stands in the way',
  advise: (f) => ({
    whatHappened: 'A page that asks “are you human?” stands before your website. It stops our checks.',
    whoIsAffected: 'Mostly robots like our checks. Your visitors may have to press a button first.',
    likelyCause: 'A protection was switched on, by you or by itself during an attack.',
    doNow: [
      'Open the website on your phone. If it opens, your customers are fine.',
      f.cloudflare
        ? 'In Cloudflare, open “Security”, then “Settings”. If “I’m Under Attack” is on and no attack is going on, switch it off.'
        : askTheHost(f, `Please let the monitoring visits to ${f.host} through your protection.`),
    ],
    tellCustomers: 'Our website may ask you to prove that you are human. Press the box once and it will open.',
    whoToCall: contact.host(f),
  }),
};

export const builderSiteOff: Situation = {
  id: 'website-kit-off',
  match: (f) => (f.hosting.kind === 'builder' && f.status(404, 503) ? strength.hinted + 2 : 0),
  cause: (f) => `${f.hosting.company} does not show your website`,
  advise: (f) => ({
    whatHappened: `${f.hosting.company} is up, but it does not show a website under ${f.host}.`,
    whoIsAffected: 'Everybody who opens the website.',
    likelyCause: 'The plan has ended, the site was set to “private”, or the domain was taken off it.',
    doNow: [openInvoices(f), `In ${f.hosting.company}, open “Domains” and check that ${f.host} is connected.`, restart(f)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};
