import { describe, expect, it } from '@jest/globals';
import { errorClassOfPage, recognisePage } from './recognise-page.js';

const page = (title: string, body: string, head = ''): string =>
  `<!DOCTYPE html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const list = (...names: string[]): string =>
  page(
    'Index of /',
    `<h1>Index of /</h1><pre><a href="?C=N;O=D">Name</a>${names.map((name) => `<a href="${name}">${name}</a> -`).join('\n')}</pre>`,
  );
const classOf = (body: string) => errorClassOfPage(200, recognisePage(body));

describe('a website that speaks of it stays up', () => {
  const menu = '<nav><a href="/">Home</a><a href="/hosting">Hosting</a><a href="/domains">Domains</a><a href="/help">Help</a></nav>';
  const article = (title: string, text: string) => page(title, `${menu}<article><h1>${title}</h1><p>${text}</p></article>`);
  it.each([
    ['an article about a crashed table', article("Table './x' is marked as crashed", 'How to repair it: run REPAIR TABLE.')],
    [
      'a short note about a crashed table',
      page('Notes', "<h1>How to fix it</h1><p>Table './x' is marked as crashed and should be repaired: run REPAIR TABLE.</p>"),
    ],
    ['a page on how to connect', page('Help', '<h1>Unable to connect to the database?</h1><p>Check the password in your settings.</p>')],
    [
      'a note on a full disk, and what was done',
      page('How we fixed it', '<h1>How we fixed it</h1><p>We doubled it.</p><pre>mysqld: No space left on device</pre>'),
    ],
    ['an article on tracebacks', article('Traceback (most recent call last)', 'ModuleNotFoundError means that a package is missing.')],
    ['a short article on one', page('Python help', '<h1>Reading a traceback</h1><pre>Traceback (most recent call last): ValueError</pre>')],
    ['a page about the code 502', page('502', '<h1>What is 502 Bad Gateway?</h1><p>The server behind the first one does not answer.</p>')],
    [
      'a bar of that name',
      page('Internal Server Error', '<h1>Internal Server Error</h1><p>The bar for engineers in Yaba. Open from six.</p>'),
    ],
    ['a short article without its end', '<html><body><article><h1>Locks</h1><p>MySQL then says Error: Lock wait timeout exceeded'],
    [
      'a note that ends with an example',
      '<html><body><h1>Locks</h1><p>MySQL then says:</p><pre>Error 1205: Lock wait timeout exceeded</pre>',
    ],
    [
      'a shop that calls its page “Welcome”',
      page('Welcome', '<p>Shoes and bags.</p><footer><a href="https://www.hostinger.com/">Hostinger</a></footer>'),
    ],
    ['a list of messages', page('MySQL messages', '<h1>MySQL messages explained</h1><p>Lock wait timeout exceeded: raise the limit.</p>')],
    ['a status page', page('Status', '<h1>All systems work</h1><p>Last week: FATAL: the database system is starting up.</p>')],
    ['an API with an old error', '{"status":"ok","last_error":"ORA-12541: TNS:no listener"}'],
    [
      'help about the default page',
      article('Why do I see the Plesk default page?', 'You see this page because there is no Web site at this address.'),
    ],
    [
      'a seller of hosting',
      page(
        'Afrihost reseller',
        `${menu}<h1>Hosting by Afrihost</h1><p>Your default page is ready in a minute. Upload your website files.</p>`,
      ),
    ],
    [
      'a small shop that names its host',
      page('Ada Salon', '<h1>Ada Salon</h1><p>Open from nine to five. This website is hosted by Afrihost.</p>'),
    ],
    ['its own “coming soon”', page('Coming soon', '<h1>Ada Shoes</h1><p>We open in December. Write to us.</p>')],
    [
      'Plesk’s page that leads on',
      page(
        'Domain Default page',
        '<p>This is the Plesk default page</p>',
        '<meta http-equiv="refresh" content="0; url=https://shop.example/home/">',
      ),
    ],
    [
      'a tutorial on installing',
      article('Install WordPress', 'Welcome to the famous five-minute WordPress installation: choose a language and continue.'),
    ],
    [
      'the manual of an installer',
      page('Moodle installation guide for teachers', '<p>Choose a language, then continue with the database.</p>'),
    ],
    [
      'a company that installs',
      page('Install Nextcloud', '<h1>Install Nextcloud</h1><p>We install Nextcloud for schools. Database included. Call us.</p>'),
    ],
    ['a film', page('Software error: a film', '<p>In cinemas on Friday.</p>')],
    [
      'a company that sets shops up',
      page('PrestaShop setup and support in Dakar', '<p>We install your shop: language, database, next steps.</p>'),
    ],
    ['an article on PHP', page('PHP', '<h1>PHP</h1><pre>&lt;?php echo 1; ?&gt;</pre>')],
    ['XML', '<?xml version="1.0"?><rss></rss>'],
    ['a page of downloads', list('app-1.0.zip', 'app-1.1.zip', 'app-1.2.tar.gz')],
    ['a mirror', list('debian/', 'ubuntu/', 'cgi-bin/', 'README.html')],
    ['documents', list('minutes-2025.pdf', 'minutes-2026.pdf')],
    ['a folder below', page('Index of /backup', '<h1>Index of /backup</h1><a href="cgi-bin/">cgi-bin/</a>')],
    ['nginx', page('Welcome to nginx!', '<h1>Welcome to nginx!</h1>')],
    [
      'Apache',
      page(
        'Apache2 Ubuntu Default Page: It works',
        '<p>It works! This is the default welcome page used to test the correct operation of the Apache2 server.</p>',
      ),
    ],
    ['IIS', page('IIS Windows Server', '<img src="iisstart.png">')],
    ['an empty page', '<html><body></body></html>'],
    [
      'a status page with its past',
      page(
        'Status',
        '<h1>Status</h1><span>All Systems Operational</span><h2>Past Incidents</h2><p>Requests ended with Error establishing a database connection.</p>',
        '<meta http-equiv="refresh" content="120">',
      ),
    ],
    [
      'words that it quotes',
      page('Notes', '<p>A visitor saw "Error establishing a database connection" on Monday; it was gone on Tuesday.</p>'),
    ],
    ['words that it quotes in French', page('Notes', '<p>Le message « ce site est suspendu » a disparu.</p>')],
    [
      'help with a stopped website',
      article('Sorry, the website has been stopped', 'This site has been stopped by the administrator means that it is off in aaPanel.'),
    ],
    [
      'a blog with plain addresses',
      page(
        'Blog',
        `<p>My domain name expired on 11/14/2026, and I renewed it.</p>${[1, 2, 3, 4].map((id) => `<a href="/?p=${id}">post</a>`).join('')}`,
      ),
    ],
  ])('%s', (_, body) => expect(classOf(body)).toBeNull());
});

/** Each was called down once by one sign. */
describe('a website that a sign took for a fault stays up', () => {
  it.each([
    [
      'Nextcloud',
      page(
        'Login – Nextcloud',
        '<input type="hidden" id="initial-state-core-config" value="eyJ2ZXJzaW9uIjoiMzAuMC4wIn0="><div id="login"></div>',
      ),
    ],
    [
      'a choice of Odoo’s databases',
      page(
        'Odoo',
        '<div class="list-group"><a href="/web?db=shop">shop</a></div><form action="/web/database/create" method="post"></form><form action="/web/database/restore"></form>',
      ),
    ],
    ['a beach in Aruba', page('Welcome to Aruba Beach Villas', '<p>Book a villa by the sea.</p>')],
    ['a shop of that name', page('Welcome to Smartweb Phones', '<p>Phones and repairs in Ikeja.</p>')],
    ['a company that seems to be a default', page('Default Page Strato Design', '<p>Logos for bakers.</p>')],
    ['a conference', page('Default page, or how to enhance a website', '<p>Talks on Friday.</p>')],
    ['a competition', page('Hosted by Aruba', '<p>The games of 2027.</p>')],
    ['a report', page('Sales of May', '<p>Sales: 40. This page is automatically generated by the system every night.</p>')],
    ['a seller of websites', page('Ada Web', '<h1>Your domain has no website yet? Call us.</h1><p>From 90,000 naira.</p>')],
    ['the same seller', page('Ada Web', '<h1>This domain has no website yet? We build it.</h1>')],
    ['a club', page('Club', '<p>The owner of this site has not published the prices for 2027.</p>')],
    ['a club in French', page('Club', '<p>Le propriétaire de ce site n’a pas encore publié les tarifs de 2027.</p>')],
    ['a club in Portuguese', page('Clube', '<p>O proprietário deste site ainda não publicou os preços de 2027.</p>')],
    ['a club in Spanish', page('Club', '<p>El propietario de este sitio aún no ha publicado los precios de 2027.</p>')],
    ['a count of errors', 'Database errors: 0'],
    ['another count', 'DB failures: 0'],
    ['one of each', 'Database error: 0'],
    ['a database that is not down', 'DB is down: no'],
    ['a log', 'Database error log'],
    ['none of them', 'No database connection errors'],
    ['none of them, in a page', page('Health', '<p>No database connection errors. Database connection errors: 0</p>')],
    ['what works', 'database: ok'],
    ['an API with its last error', '{"status":"ok","last":{"error":"Lock wait timeout exceeded; try restarting transaction"}}'],
    ['an API with its last error, not ended', '{"status":"ok","last":{"error":"Deadlock found when trying to get lock"}'],
    ['a list of soap', '[{"code":"ORA-10023","title":"Orange soap"}]'],
    ['soap by its code', page('ORA-10023 Orange soap', '<p>Two for the price of one.</p>')],
    ['tickets', '[{"id":7,"title":"Too many connections"},{"id":8,"title":"Error: database is locked"}]'],
    ['downloads on cPanel', list('cgi-bin/', 'app-1.0.zip', 'app-1.1.zip')],
    ['samples', list('cgi-bin/', 'world.sql', 'employees.sql')],
    ['a list that leads elsewhere', page('Index of /', '<h1>Index of /</h1><a href="https://files.example/">All files</a>')],
    ['a list that a script draws', page('Index of /', '<h1>Index of /</h1><div id="list"></div><script src="/list.js"></script>')],
    [
      'how to mend Node',
      page(
        "Error: Cannot find module 'express' - how to fix it",
        "<h1>Error: Cannot find module 'express' - how to fix it</h1><p>You see: Require stack: app.js. Run npm install.</p>",
      ),
    ],
    [
      'a note on Node',
      page(
        "Error: Cannot find module 'express'",
        "<h1>Error: Cannot find module 'express'</h1><pre>at Module._load (node:internal/modules/cjs/loader:1)</pre>",
      ),
    ],
    [
      'a published note on Perl',
      page("Can't locate DBI.pm in @INC", "<h1>Can't locate DBI.pm in @INC</h1>", '<link rel="canonical" href="https://blog.example/dbi">'),
    ],
    ['a note on ASP.NET', page('Notes', "<h1>Server Error in '/' Application. How to fix</h1><p>Turn the custom errors off.</p>")],
    [
      'a shared note on locks',
      page(
        'Lock wait timeout exceeded',
        '<h1>Lock wait timeout exceeded</h1><p>Raise the limit.</p>',
        '<meta property="og:title" content="Locks">',
      ),
    ],
    ['driveways', page('Concrete Driveway Installation', '<p>Call us today. What comes next: a quote.</p>')],
    ['driveways with a form', page('Concrete Driveway Installation', '<p>Step 1: call. Continue below.</p><form></form>')],
    ['a service', page('Odoo Setup', '<p>Step 1: we call you. Step 2: we continue at your office. What comes next is up to you.</p>')],
    ['ice cream', page('Vanilla Setup', '<p>Choose your language, then continue.</p><form></form>')],
  ])('%s', (_, body) => expect(classOf(body)).toBeNull());
});

describe('the text of a program', () => {
  const script = '#!/usr/bin/perl\nprint "Hello";\n';
  it.each(['text/plain', 'text/plain; charset=utf-8', 'application/x-perl', 'application/octet-stream'])(
    'that is offered as %s is meant to be read',
    (type) => expect(errorClassOfPage(200, recognisePage(script), type)).toBeNull(),
  );
  it.each([undefined, '', 'text/html', 'Text/HTML; charset=utf-8', 'application/x-httpd-ea-php74'])(
    'that comes as %j should have been run',
    (type) => expect(errorClassOfPage(200, recognisePage(script), type)).toBe('body_program_text'),
  );
});
