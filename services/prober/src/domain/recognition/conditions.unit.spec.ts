import { describe, expect, it } from '@jest/globals';
import { errorClassOfPage, recognisePage } from './recognise-page.js';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const classOf = (body: string) => errorClassOfPage(200, recognisePage(body));

describe('a rule is no statement about this website', () => {
  it.each([
    'Inscription : 65 000 FCFA. Le compte est suspendu en cas de non-paiement.',
    'If your website is suspended, call us: we move it within a day.',
    'What to do when your account has been suspended for spam.',
    'If a bill stays open for ten days, the account is suspended for non-payment.',
    'The account is suspended for non-payment if you do not pay within ten days.',
    'Si este sitio está suspendido, lea las reglas.',
    'The account is locked due to non-payment if a bill stays open.',
    'The page is disabled due to unpaid fees unless the school agrees.',
    'Accounts will be closed. A website account is suspended for non-payment when ten days are over.',
    'Si votre site est suspendu, nous le déplaçons.',
    'Lorsque le compte est suspendu, la carte reste valable.',
    'Le service est bloqué automatiquement en cas de retard.',
    'A conta está suspensa em caso de atraso.',
    'Se a conta foi suspensa, fale connosco.',
    'Quando o serviço está bloqueado, ligue para a escola.',
    'La cuenta está suspendida en caso de impago.',
    'Si su sitio está suspendido, llámenos.',
    'Das Konto ist gesperrt, wenn drei Zahlungen fehlen.',
    'Das Konto ist gesperrt bei Zahlungsverzug.',
    'Het account is geblokkeerd als u niet betaalt.',
    'Akaunti imesimamishwa endapo ada haijalipwa.',
    'Kama akaunti imesimamishwa, piga simu.',
    'Ikiwa akaunti imefungwa, piga simu.',
    'إذا تم تعليق الحساب اتصل بالمدرسة.',
    'Если аккаунт временно приостановлен, позвоните нам.',
    'Akun akan ditangguhkan setelah sepuluh hari.',
    'Jika akun Anda ditangguhkan, hubungi sekolah.',
    'Nếu tài khoản bị khóa, hãy gọi cho chúng tôi.',
    'Jeśli konto zostało zablokowane, zadzwoń.',
    '如果网站已被关闭，请致电。',
    'If this app is paused, the lesson is kept.',
    'When your shop has exceeded its monthly bandwidth you may buy more.',
    'Si la limite de bande passante est dépassée, nous vous écrivons.',
    'Se o limite de tráfego foi excedido, escrevemos.',
    'What to do when your hosting has expired.',
    'Si votre hébergement a expiré, nous le renouvelons.',
    'When a domain has expired, anybody may register it.',
    'Renew early: once your domain has expired it is deleted.',
    'Si votre nom de domaine a expiré, renouvelez-le.',
    'Caso o seu domínio expirou, renove.',
  ])('%s', (words) => expect(classOf(page('School of computing', `<h1>Terms</h1><p>${words}</p>`))).toBeNull());
});

describe('what a page says of itself counts', () => {
  it.each([
    ['body_suspended', '<h1>This website is suspended</h1><p>If you are the owner, pay your bill.</p>'],
    ['body_suspended', '<h1>The hosting of this website has expired</h1><p>If you are the owner, renew it.</p>'],
    ['body_suspended', "<h1>L'hébergement de ce site a expiré</h1><p>Il n'a pas été renouvelé.</p>"],
    ['body_suspended', '<h1>Aviso</h1><p>A hospedagem deste site expirou.</p>'],
    ['body_suspended', '<p>This domain name has been suspended because its contact details were not verified.</p>'],
    ['body_suspended', '<p>If you are the owner of this website, contact your hosting provider for more information</p>'],
    ['body_suspended', '<h2>When things go wrong</h2><h1>This account has been suspended</h1>'],
    ['body_suspended', '<p>If you are seeing this page, your account has been suspended.</p>'],
    ['body_suspended', '<p>If this is your site, your website has been suspended and you must call us.</p>'],
    ['body_suspended', '<p>This website is suspended, if you have questions call us.</p>'],
    ['body_suspended', '<p>This site is suspended please contact billing when you can.</p>'],
    ['body_suspended', '<p>Le compte est suspendu en cas de non-paiement. Ce site est suspendu.</p>'],
    ['body_suspended', '<h1>Ce site est suspendu</h1><p>Si vous êtes le propriétaire, appelez-nous.</p>'],
    ['body_suspended', '<p>Ce site est suspendu, si vous êtes le propriétaire, appelez-nous.</p>'],
    ['body_suspended', '<p>Ce compte est suspendu, en cas de question écrivez-nous.</p>'],
    ['body_suspended', '<h1>Este site está suspenso</h1><p>Caso seja o dono, ligue.</p>'],
    ['body_suspended', '<h1>Diese Website ist gesperrt</h1><p>Bei Fragen rufen Sie an.</p>'],
    ['body_suspended', '<p>Diese Website ist gesperrt, bei Fragen rufen Sie an.</p>'],
    ['body_suspended', '<h1>Tovuti hii imesimamishwa</h1><p>Ikiwa wewe ni mmiliki, lipa.</p>'],
    ['body_suspended', '<p>Kama unavyoona, na kama wengi wanavyojua tovuti hii imesimamishwa.</p>'],
    ['body_suspended', '<p>Não se preocupe que o site está suspenso.</p>'],
    ['body_suspended', '<h1>تم تعليق هذا الموقع</h1><p>إذا كنت المالك اتصل بنا</p>'],
    ['body_suspended', '<h1>抱歉！该站点已经被管理员停止运行</h1><p>如果您是管理员，请登录。</p>'],
    ['body_suspended', '<p>The account is locked due to non-payment. It opens once you pay.</p>'],
    ['body_suspended', '<p>La limite de bande passante est dépassée. Revenez quand le mois est fini.</p>'],
    ['body_parked', '<p>This domain has expired. If you are the owner, renew it now.</p>'],
    ['body_parked', '<p>The domain shop.test may be for sale. If you want it, write to us.</p>'],
    ['body_parked', '<p>Ce nom de domaine shop.test a expiré, si vous êtes le propriétaire, renouvelez-le.</p>'],
  ])('%s: %s', (expected, words) => expect(classOf(page('Notice', words))).toBe(expected));
});
