import { describe, expect, it } from '@jest/globals';
import { errorClassOfPage, recognisePage } from './recognise-page.js';

const page = (title: string, body: string, head = ''): string =>
  `<!DOCTYPE html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

const wrongPages: [string, string, string][] = [
  [
    'suspended',
    'cPanel',
    page(
      'Account Suspended',
      '<h1>Account Suspended</h1><p>This Account has been suspended.</p><p>Contact your hosting provider for more information.</p>',
    ),
  ],
  ['suspended', 'a redirect to the suspended page', '<meta http-equiv="refresh" content="0;url=/cgi-sys/suspendedpage.cgi">'],
  [
    'bandwidth_exceeded',
    'Apache',
    page(
      '509 Bandwidth Limit Exceeded',
      '<h1>Bandwidth Limit Exceeded</h1>The server is temporarily unable to service your request due to the site owner reaching his/her bandwidth limit.',
    ),
  ],
  ['parked', 'GoDaddy', '<html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>'],
  ['parked', 'Sedo', page('shop.test', '<iframe src="https://www.sedoparking.com/frmpark/shop.test"></iframe>')],
  ['parked', 'a registrar', page('shop.test', 'This domain name has expired. Are you the owner? Renew it now.')],
  ['parked', 'for sale', page('shop.test is for sale', 'Buy this domain today.')],
  [
    'database_error',
    'WordPress',
    page('Database Error', '<div class="wp-die-message"><h1>Error establishing a database connection</h1></div>'),
  ],
  ['database_error', 'PDO', 'SQLSTATE[HY000] [2002] Connection refused'],
  ['database_error', 'mysqli', '<br /><b>Warning</b>: mysqli_connect(): (HY000/1040): Too many connections in /home/x/db.php on line 4'],
  [
    'php_memory',
    'PHP',
    '<b>Fatal error</b>: Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes) in /x.php on line 9',
  ],
  ['php_fatal', 'PHP', "PHP Parse error: syntax error, unexpected '}' in /var/www/index.php on line 12"],
  ['php_fatal', 'WordPress', page('WordPress › Error', '<p>There has been a critical error on this website.</p>')],
  ['disk_full', 'PHP', 'Warning: fopen(): write of 8192 bytes failed with errno=28 No space left on device'],
  ['maintenance', 'WordPress', page('Maintenance', 'Briefly unavailable for scheduled maintenance. Check back in a minute.')],
  ['bot_challenge', 'Cloudflare', page('Just a moment...', '<script src="/cdn-cgi/challenge-platform/x.js"></script>')],
  ['no_such_app', 'Heroku', page('No such app', "<p>There's nothing here, yet.</p>")],
  ['suspended', 'HestiaCP', page('Access Denied', '<h1>This site is currently suspended</h1><p>Please contact support.</p>')],
  ['suspended', 'a template', page('Shop', '<h2>Your Website has been temporarily suspended!</h2>')],
  ['suspended', 'a host in Brazil', page('Aviso', '<h1>Este site está suspenso</h1>')],
  ['suspended', 'a host in Egypt', page('تنبيه', '<h1>تم إيقاف هذا الموقع</h1>')],
  ['suspended', 'a host in Kenya', page('Taarifa', '<h1>Tovuti hii imesimamishwa</h1>')],
  ['suspended', 'a host in Senegal', page('Information', '<p>Votre hébergement est actuellement suspendu.</p>')],
  ['bandwidth_exceeded', 'a host in Ivory Coast', page('509', '<p>La limite de bande passante est dépassée.</p>')],
  ['parked', 'a registrar in France', page('shop.test', '<p>Ce nom de domaine shop.test a expiré.</p>')],
  ['maintenance', 'OpenCart', page('Maintenance', '<h1>We are currently performing some scheduled maintenance.</h1>')],
  ['maintenance', 'a shop in Morocco', page('متجر', '<h1>الموقع تحت الصيانة</h1>')],
  ['maintenance', 'a website in Tanzania', page('Taarifa', '<h1>Tunafanya matengenezo</h1>')],
  ['suspended', 'BaoTa', page('抱歉，站点已暂停', '<h1>抱歉！该站点已经被管理员停止运行</h1>')],
  [
    'no_site',
    'cPanel, before its page',
    '<html><head><meta content="0;URL=/cgi-sys/defaultwebpage.cgi" http-equiv="refresh"/></head></html>',
  ],
  [
    'stopped',
    'Azure',
    page(
      'Web App - Unavailable',
      '<h1>Error 403 - This web app is stopped.</h1><p>The web app you have attempted to reach is currently stopped.</p>',
    ),
  ],
  [
    'name_refused',
    'Vite',
    'Blocked request. This host ("shop.example") is not allowed.\nTo allow this host, add it to `preview.allowedHosts`.',
  ],
  ['name_refused', 'Rails', page('Blocked', '<h1>Blocked hosts: shop.example</h1>')],
  ['no_site', 'BaoTa', page('没有找到站点', '<p>您的请求在Web服务器中没有找到对应的站点！</p>')],
  [
    'database_error',
    'WordPress in French',
    page('Erreur de la base de données', '<h1>Erreur lors de la connexion à la base de données</h1>'),
  ],
  ['database_error', 'WordPress in Portuguese', page('Erro', '<h1>Erro ao estabelecer uma conexão com o banco de dados</h1>')],
  [
    'database_error',
    'mysqli at its limit',
    "<b>Warning</b>: mysqli::__construct(): (HY000/1203): User x already has more than 'max_user_connections' active connections in <b>/x.php</b>",
  ],
  [
    'disk_full',
    'a database on a full disk',
    'Uncaught PDOException: SQLSTATE[HY000]: General error: 3 Error writing file (OS errno 28 - No space left on device)',
  ],
  [
    'php_fatal',
    'PHP after a warning',
    '<b>Warning</b>: Undefined variable in /x.php on line 2<br /><b>Fatal error</b>: Uncaught Error in /x.php:3',
  ],
  ['program_text', 'a server without PHP', "<?php\ndefine('_JEXEC', 1);\nrequire_once __DIR__ . '/includes/app.php';\n"],
  ['php_fatal', 'WordPress in French', page('WordPress › Erreur', '<p>Il y a eu une erreur critique sur ce site.</p>')],
  ['default_page', 'nginx', page('Welcome to nginx!', 'If you see this page, the nginx web server is successfully installed.')],
  [
    'default_page',
    'Plesk',
    page('Domain Default page', '<h1>If you are seeing this message, the website is not available at this time.</h1>'),
  ],
  ['default_page', 'AlmaLinux', page('HTTP Server Test Page powered by: AlmaLinux', '<h1>Test Page</h1>')],
  ['default_page', 'Apache', page('Apache2 Ubuntu Default Page: It works', 'It works!')],
  ['directory_listing', 'Apache', page('Index of /', '<h1>Index of /</h1><a href="report.pdf">report.pdf</a>')],
];

describe('a page that states what is wrong', () => {
  it.each(wrongPages)('%s, as %s says it', (expected, _, body) => expect(recognisePage(body)?.page).toBe(expected));
});

const ordinaryPages: [string, string][] = [
  ['a shop', page('Ada Shop', '<p>Buy shoes. Free delivery in Lagos.</p>'.repeat(40))],
  [
    'an article about parked domains',
    page('What is a parked domain?', `<p>${'Many people ask what happens when this domain is parked by a registrar. '.repeat(60)}</p>`),
  ],
  [
    'an article about suspended accounts',
    page(
      'Help: suspended accounts',
      `<p>${'If this account has been suspended you can contact your hosting provider for more information. '.repeat(30)}</p>`,
    ),
  ],
  [
    'a tutorial on database errors',
    page('Fixing WordPress', `<p>${'The words Error establishing a database connection mean that MySQL is down. '.repeat(30)}</p>`),
  ],
  ['a status page', page('Status', '<p>Our database is unavailable on Sunday night. The service is temporarily unavailable then.</p>')],
  ['a seller of domains', page('Domains', '<p>Renew your domain for ₦9,000. Domaine viticole à vendre.</p>')],
  ['a login', page('Connexion', '<p>Votre compte est bloqué après trois essais.</p>')],
  ['a programme that maintains lawns', page('Lawn maintenance', '<p>We offer maintenance under contract.</p>')],
  ['JSON', '{"status":"ok"}'],
  ['nothing', ''],
];

describe('a website that is away for planned work', () => {
  it.each([
    'Huduma imesimamishwa kwa matengenezo',
    'Tovuti imefungwa kwa muda kwa ajili ya matengenezo',
    'Site suspendu pour travaux',
    'Este site está temporariamente suspenso para manutenção',
    'El sitio está suspendido temporalmente por mantenimiento',
    'الموقع معلق مؤقتا للصيانة',
    'Le site est suspendu pour maintenance',
    'This website has been temporarily suspended for a system upgrade.',
    'This site is paused while we upgrade our servers.',
    'Ce site web est actuellement suspendu pour une mise à jour.',
    'Akaunti imefungwa: tunafanya maboresho',
    'This website has been suspended: we are moving to a new server.',
    'This website has been suspended during the scheduled database migration.',
    'This site is paused: an upgrade of our servers is in progress.',
    'Votre site est suspendu le temps d’une mise à jour de nos serveurs.',
    'Este sitio está suspendido por actualización.',
    'El sitio está suspendido durante la migración a un nuevo servidor.',
    'Este site está suspenso para atualização do sistema.',
    'Tovuti imefungwa kwa ajili ya maboresho',
    'الموقع معلق مؤقتا للتحديث',
    'الموقع معلق أثناء التحديث',
    'Сайт приостановлен: ведутся технические работы',
    'This website has been suspended for maintenance. Payments are not affected.',
    'This website has been suspended for maintenance: we are upgrading our payment system.',
    'This website has been suspended for maintenance. You can still pay your school fees at the bank.',
    'This website has been suspended for maintenance due to a power failure, and is due back at noon.',
    'This website has been suspended for maintenance owing to a power failure.',
    'This website has been suspended for maintenance. We will be back with outstanding features.',
    'This website has been suspended for maintenance. Your subscription is not affected.',
    'This website has been suspended while we are moving to a new hosting company. Invoices follow by e-mail.',
  ])('is at work and not suspended: %s', (words) => {
    const recognised = recognisePage(page('Shop', `<h1>${words}</h1>`));
    expect(recognised?.page).toBe('maintenance');
    expect(errorClassOfPage(503, recognised)).toBe('body_maintenance');
    expect(errorClassOfPage(200, recognised)).toBeNull();
  });
  it.each([
    'This account has been suspended. Kindly pay your yearly maintenance.',
    'This website has been suspended: the maintenance fee is unpaid.',
    'This website has been suspended due to outstanding maintenance charges. Please contact your developer.',
    'This website has been suspended for maintenance. Please pay your hosting bill to restore it.',
    'This website has been suspended for maintenance. Kindly contact your developer: your fees have not been paid.',
    'This website has been suspended: maintenance subscription expired.',
    'This website has been suspended because of an expired maintenance contract.',
    'This website has been suspended: you are owing for maintenance.',
    'This website has been suspended for maintenance charges that are due.',
    'This website has been suspended over maintenance arrears.',
    'Votre site est suspendu, réglez vos frais de maintenance.',
    'Votre site est suspendu pour maintenance. Réglez votre facture d’hébergement pour le rétablir.',
    'Your website has been suspended. We also sell website maintenance.',
    'This website is suspended for maintenance. Your hosting account has been suspended.',
    'This website has been suspended because its WordPress needs an upgrade.',
    'This website has been suspended pending migration to a bigger plan.',
    'This website has been suspended, contact us for an upgrade.',
    'This account has been suspended: consider upgrading or moving to another plan.',
    'Ce site est suspendu : une mise à jour de vos coordonnées est requise.',
    'Ce site est suspendu pour mise à jour de vos coordonnées.',
    'Este sitio está suspendido: se requiere la actualización de sus datos.',
    'Este site está suspenso: faça a atualização dos seus dados.',
    'Este site está suspenso para atualização cadastral.',
    'Este site está suspenso até a migração do plano.',
    'الموقع معلق: يرجى تحديث بياناتك',
    'الموقع معلق لتحديث بياناتك',
    'Сайт приостановлен, обратитесь в техническую поддержку',
    '站点已暂停，请升级您的套餐',
  ])('and is suspended all the same: %s', (words) => {
    const recognised = recognisePage(page('Shop', `<p>${words}</p>`));
    expect(recognised?.page).toBe('suspended');
    for (const status of [200, 403]) expect(errorClassOfPage(status, recognised)).toBe('body_suspended');
  });
  it('and is suspended where only the page asks for what the title does not say', () => {
    const recognised = recognisePage(page('Website suspended for maintenance', '<p>Pay your hosting bill to restore it.</p>'));
    expect(recognised?.page).toBe('suspended');
  });
});

describe('an ordinary page is never called wrong', () => {
  it.each(ordinaryPages)('%s', (_, body) => expect(errorClassOfPage(200, recognisePage(body))).toBeNull());
});

describe('what a page makes of an answer', () => {
  const sure = (page: Parameters<typeof errorClassOfPage>[1] & object) => page;
  it('makes a 200 wrong only for pages that are surely not the website', () => {
    expect(errorClassOfPage(200, sure({ page: 'parked', confidence: 0.95 }))).toBe('body_parked');
    expect(errorClassOfPage(200, sure({ page: 'parked', confidence: 0.6 }))).toBeNull();
    expect(errorClassOfPage(200, sure({ page: 'maintenance', confidence: 0.95 }))).toBeNull();
    expect(errorClassOfPage(200, sure({ page: 'default_page', confidence: 0.95 }))).toBeNull();
    expect(errorClassOfPage(200, sure({ page: 'bot_challenge', confidence: 0.95 }))).toBeNull();
  });

  it('makes a 403 wrong where it is shut for everybody', () => {
    expect(errorClassOfPage(403, sure({ page: 'stopped', confidence: 0.95 }))).toBe('http_4xx');
    expect(errorClassOfPage(403, sure({ page: 'name_refused', confidence: 0.95 }))).toBe('http_4xx');
    expect(errorClassOfPage(403, sure({ page: 'flagged', confidence: 0.96 }))).toBe('http_4xx');
    expect(errorClassOfPage(200, sure({ page: 'stopped', confidence: 0.95 }))).toBeNull();
    expect(errorClassOfPage(401, sure({ page: 'stopped', confidence: 0.95 }))).toBeNull();
  });

  it('says more than a 5xx, and than a 404 of a suspended account', () => {
    expect(errorClassOfPage(503, sure({ page: 'maintenance', confidence: 0.92 }))).toBe('body_maintenance');
    expect(errorClassOfPage(500, sure({ page: 'database_error', confidence: 0.98 }))).toBe('body_database_error');
    expect(errorClassOfPage(404, sure({ page: 'suspended', confidence: 0.98 }))).toBe('body_suspended');
    expect(errorClassOfPage(404, sure({ page: 'database_error', confidence: 0.98 }))).toBeNull();
    expect(errorClassOfPage(403, sure({ page: 'firewall_block', confidence: 0.98 }))).toBeNull();
    expect(errorClassOfPage(301, sure({ page: 'parked', confidence: 0.98 }))).toBeNull();
  });
});

describe('recognising a page', () => {
  it('takes no time, however hostile', () => {
    const started = performance.now();
    for (const piece of [
      '<',
      '<script',
      '<!--',
      '&amp',
      '<title>',
      '<li>',
      '<h1>',
      'fatal error: ',
      'the domain ',
      'the file needs the ',
      '/lander ',
    ])
      recognisePage(piece.repeat(32_768 / piece.length));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
