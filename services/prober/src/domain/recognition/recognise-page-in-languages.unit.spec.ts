import { describe, expect, it } from '@jest/globals';
import { recognisePage } from './recognise-page.js';

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
