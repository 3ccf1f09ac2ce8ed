import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../../test/fixtures/evidence-builder.js';
import { explain } from '../explain.js';

const situationOf = (status: number, words: string) => explain(seen().answers(status).page(`<p>${words}</p>`).snapshot).situation;

describe('an error page in words of its own is told as', () => {
  it.each<[string, number, string]>([
    ['says-disk-full', 500, 'The hard drive of this server has no room left.'],
    ['says-disk-full', 500, 'Unable to write file at location: uploads/2026. Storage is full'],
    ['says-memory-gone', 500, 'It was terminated because it used more RAM than allowed.'],
    ['says-files-not-allowed', 500, 'The web server may not read the folder /var/www/shop.'],
    ['says-bill-open', 503, 'Dem don suspend dis website because money never pay.'],
    ['says-suspended', 503, 'An dakatar da wannan shafi.'],
    ['says-plan-limit', 503, 'You hit the monthly cap of your free plan.'],
    ['says-turned-away', 503, 'Blocked by our anti-DDoS system.'],
    ['says-plan-limit', 503, 'Your credits have run out. Top up to continue.'],
    ['says-memory-gone', 500, 'O servidor ficou sem memória.'],
    ['says-outside-away', 500, 'We could not reach our payment partner.'],
    ['website-kit-plan-ended', 503, 'Your site is not live yet.'],
    ['says-maintenance', 503, 'An upgrade of our system is going on.'],
    ['says-database-refuses', 500, 'Could not connect to database: Connection refused'],
    ['says-database-refuses', 500, 'Base de données : connexion refusée.'],
    ['says-database-refuses', 500, '数据库拒绝连接。'],
    ['says-database-password', 500, 'The database refused the connection: wrong password for user shop.'],
    ['theme-missing', 500, 'The active theme is not found.'],
    ['theme-missing', 500, 'Error: Could not load template /home/x/catalog/view/theme/shop/template/common/home.tpl!'],
    ['theme-missing', 503, 'Das Theme "shop" existiert nicht.'],
  ])('%s (%i: %s)', (situation, status, words) => expect(situationOf(status, words)).toBe(situation));
});

describe('what hosting companies and shop programs elsewhere write is told as', () => {
  it.each<[string, number, string]>([
    ['says-disk-full', 500, 'Der Speicherplatz auf dem Server ist erschöpft.'],
    ['says-disk-full', 500, 'На диске не осталось свободного места.'],
    ['says-disk-full', 500, '服务器磁盘空间已满。'],
    ['says-database-away', 500, 'Veritabanı sunucusuna bağlanılamadı.'],
    ['says-database-away', 503, 'Il database non risponde: impossibile connettersi.'],
    ['says-database-away', 500, '数据库连接失败。'],
    ['says-database-password', 500, 'AtlasError: bad auth'],
    ['says-suspended', 503, 'Ten serwis został zawieszony.'],
    ['says-suspended', 503, 'Akun ini dinonaktifkan sementara.'],
    ['says-bill-open', 503, 'Trang web này chưa thanh toán.'],
    ['says-hosting-ended', 503, 'Срок действия хостинга истек.'],
    ['says-traffic', 503, 'Das Datenvolumen dieser Seite ist aufgebraucht.'],
    ['says-back-soon', 503, 'Unsere Seite: Wartungsarbeiten bis 18 Uhr.'],
    ['says-harm', 503, 'Malware was found in this account.'],
    ['says-suspended', 410, 'This blog has been archived or suspended.'],
  ])('%s (%i: %s)', (situation, status, words) => expect(situationOf(status, words)).toBe(situation));
});

describe('words that only look like a reason give none', () => {
  it.each<[string, number, string]>([
    ['page-not-found', 404, 'This offer on our site has expired. See other offers.'],
    ['page-not-found', 404, 'Choose your country to see our stores.'],
    ['page-gone', 410, 'This listing has expired and was removed.'],
    ['visit-refused', 419, 'Your session has expired. Please refresh.'],
    ['overloaded', 503, 'You cannot make a payment at this time. The service is down owing to technical problems.'],
    ['overloaded', 503, 'You are not at fault. Our robots mend it.'],
    ['program-error', 500, 'Our database lists 4,000 pots. No space left in your kitchen? Stack them.'],
    ['program-error', 500, 'Ensure there is a file for your order. Then try again.'],
    ['program-error', 500, 'A human error happened, our robots are on it.'],
    ['program-error', 500, 'Something went wrong. Payment support: call us, or come back later.'],
    ['program-error', 500, 'Illuminate\\Database\\Eloquent\\MassAssignmentException: Add [name] to fillable property'],
  ])('%s (%i: %s)', (situation, status, words) => expect(situationOf(status, words)).toBe(situation));
});

describe('a website that its host took down for harm, with 404', () => {
  it.each([
    'This site was taken offline because of phishing content.',
    'This website was disabled: malware detected.',
    'Site disabled because it was hacked.',
    'Ce site a été désactivé : contenu malveillant détecté.',
    'Taken down after a copyright claim.',
    'The requested page was not found. Malware was found in this account.',
  ])('is told as that: %s', (words) => expect(situationOf(404, words)).toBe('says-harm-not-found'));
  it.each(['Page not found - Virus removal in Lagos', 'Not found. Our shop sells virus scanners and hacked-account recovery.'])(
    'and not by a word that a page of the website holds: %s',
    (words) => expect(situationOf(404, words)).toBe('page-not-found'),
  );
});

describe('a suspension is told as that', () => {
  it.each([
    [403, '您访问的网站已被封停'],
    [503, '您访问的网站已被封停'],
    [503, 'Zugriff auf diese Webseite wurde vom Hoster gesperrt.'],
    [503, 'Access to this website was blocked by the hosting company.'],
    [503, 'Your account has been blocked, so nobody can access this website.'],
    [503, 'Votre compte a été bloqué par notre équipe, l’accès au site est fermé.'],
    [503, 'Hosting suspended, kindly pay your yearly maintenance'],
    [503, 'Votre site est suspendu : réglez vos frais de maintenance.'],
    [503, 'Akaunti imesimamishwa: lipa ada ya matengenezo.'],
    [503, 'Website suspended due to outstanding maintenance charges. Please contact your developer.'],
    [503, 'Website suspended for maintenance. Please pay your hosting bill to restore it.'],
    [503, 'Website suspended: maintenance subscription expired.'],
    [503, 'Website suspended because of an expired maintenance contract.'],
    [503, 'Website suspended: you are owing for maintenance.'],
    [503, 'Website suspended for maintenance charges.'],
  ])('although it speaks of a visit or of work: %i %s', (status, words) =>
    expect(situationOf(status, words)).toMatch(/^(says-suspended|says-bill-open|account-suspended-bill|locked-by-its-builder)$/),
  );
  it.each([
    [403, '您的IP被封，无法访问本站，账户不受影响。'],
    [503, 'Der Zugriff auf diese Webseite wurde gesperrt.'],
    [503, 'Our payment service is suspended for maintenance.'],
    [503, 'Платформа: сайт отключен на техническое обслуживание'],
  ])('and a visit or work is none: %i %s', (status, words) => expect(situationOf(status, words)).not.toMatch(/suspended|bill/));
});

describe('a website that is away for planned work', () => {
  it.each([
    'Huduma imesimamishwa kwa matengenezo',
    'Tovuti imefungwa kwa muda kwa ajili ya matengenezo',
    'Site suspendu pour travaux',
    'Este site está temporariamente suspenso para manutenção',
    'El sitio está suspendido temporalmente por mantenimiento',
    'الموقع معلق مؤقتا للصيانة',
    'Our site is paused while we upgrade our servers',
    'Service paused for a system upgrade',
    'Le site est suspendu pour une mise à jour',
    'An dakatar da shafin domin gyara',
    'Dem don close di site because dem dey repair am',
    'Wọ́n ti daduro ojú òpó yìí fún àtúnṣe',
    'Website suspended while we are moving to a new server',
    'Site suspended during the scheduled database migration',
    'Site suspended: an upgrade of our servers is in progress',
    'Votre site est suspendu le temps d’une mise à jour de nos serveurs',
    'El sitio está suspendido por actualización',
    'O site está suspenso para atualização do sistema',
    'Tovuti imefungwa kwa ajili ya maboresho',
    'An dakatar da shafin don sabuntawa',
    'الموقع معلق مؤقتا للتحديث',
    'الموقع معلق أثناء التحديث',
    'Website suspended for maintenance. Payments are not affected.',
    'Website suspended for maintenance: we are upgrading our payment system.',
    'Website suspended for maintenance. You can still pay your school fees at the bank.',
    'Website suspended for maintenance owing to a power failure.',
    'Website suspended for maintenance, and due back at noon.',
    'Website suspended for maintenance. Your subscription is not affected.',
  ])('is told as that: %s', (words) => expect(situationOf(503, words)).toBe('says-maintenance'));
  it.each([
    'This tenant is suspended, see our upgrade offers',
    'Site suspendu. Dernière mise à jour : 2 mars',
    'This website is suspended because its WordPress needs an upgrade',
    'Website suspended pending migration to a bigger plan',
    'Account suspended, contact us for an upgrade',
    'Site suspendu : une mise à jour de vos coordonnées est requise.',
    'Site suspendu pour mise à jour de vos coordonnées.',
    'Sitio suspendido: se requiere la actualización de sus datos.',
    'Site suspenso: faça a atualização dos seus dados.',
    'Site suspenso para atualização cadastral.',
    'الموقع معلق: يرجى تحديث بياناتك',
    'الموقع معلق لتحديث بياناتك',
    'Сайт приостановлен, обратитесь в техническую поддержку',
  ])('and is suspended without: %s', (words) => expect(situationOf(503, words)).toBe('says-suspended'));
});
