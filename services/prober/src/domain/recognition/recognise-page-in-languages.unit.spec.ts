import { describe, expect, it } from '@jest/globals';
import { errorClassOfPage, recognisePage } from './recognise-page.js';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;

describe('WordPress that stopped', () => {
  it.each([
    'Ocorreu um erro crítico neste site.',
    'Ha ocurrido un error crítico en este sitio.',
    'W witrynie wystąpił krytyczny błąd.',
    'На сайте произошла критическая ошибка.',
    'Er heeft zich een kritieke fout voorgedaan op deze site.',
    'Sitenizde ciddi bir sorun çıktı.',
    'Terjadi kesalahan kritis pada situs ini.',
    'このサイトで重大なエラーが発生しました。',
    'Kumetokea hitilafu kubwa kwenye tovuti hii.',
  ])('says so: %s', (words) => expect(recognisePage(page('WordPress', `<p>${words}</p>`))?.page).toBe('php_fatal'));
});

describe('a registrar that keeps a name', () => {
  it.each([
    'This Web page is parked for FREE, courtesy of GoDaddy.',
    'This domain was just registered at Porkbun and is parked.',
    'This domain name has just been registered.',
    'This domain name has been registered with Gandi.net',
    'shop.test is registered at Dynadot.com. Website coming soon.',
    'This domain name expired on 2026-11-20 and is pending renewal or deletion.',
    'This domain name has been reserved by a customer of xneelo.',
    'Ce nom de domaine est enregistré avec Gandi.net',
    'Este domínio foi registado por um cliente.',
    'Este dominio ha sido registrado con nosotros.',
    'Diese Domain ist geparkt',
    'Diese Domain steht zum Verkauf',
    'Dit domein is gereserveerd',
    'Questo dominio è scaduto',
    'Bu alan adı satılıktır',
    'Домен shop.test припаркован в REG.RU',
    'Срок регистрации домена истёк',
    'Tên miền này đã hết hạn',
    'Domain hii imeisha muda',
    'Dis domain don expire',
  ])('says so: %s', (words) => expect(errorClassOfPage(200, recognisePage(page('shop.test', `<h1>${words}</h1>`)))).toBe('body_parked'));
});

describe('a host that closed an account', () => {
  it.each([
    'This hosting account has been deactivated due to non-payment.',
    'Your website was disabled because of unpaid invoices.',
    'Website disabled for non-payment',
    'Dit account is opgeschort',
    'To konto zostało zawieszone',
    'Tài khoản này đã bị tạm ngưng',
    "L'hébergement de ce site est désactivé.",
    'Layanan ini telah dibekukan',
  ])('says so: %s', (words) => expect(errorClassOfPage(200, recognisePage(page('Notice', `<h1>${words}</h1>`)))).toBe('body_suspended'));
});
