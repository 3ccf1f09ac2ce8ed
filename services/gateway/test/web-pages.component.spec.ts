import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

const folder = mkdtempSync(join(tmpdir(), 'nowahala-web-'));
let app: GatewayApp;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta name="session-recording" content="" /><meta name="watched-from" content="" /><div id="root"></div>',
  );
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'docs.html'), '<!doctype html><p>curl https://origin.invalid/api</p>');
  writeFileSync(
    join(folder, 'pages', 'landing.html'),
    '<!doctype html><meta name="session-recording" content="" /><h1>Drawn</h1><div id="root">',
  );
  mkdirSync(join(folder, 'fr', 'pages'), { recursive: true });
  mkdirSync(join(folder, 'assets', 'fr-0123abcd'));
  writeFileSync(join(folder, 'fr', 'index.html'), '<!doctype html><html lang="fr"><div id="root">');
  writeFileSync(join(folder, 'fr', 'pages', 'docs.html'), '<!doctype html><html lang="fr"><h1>Documentation</h1>');
  writeFileSync(join(folder, 'assets', 'fr-0123abcd', 'words-abc.js'), "export const hello = 'Bonjour'");
  writeFileSync(join(folder, 'assets', 'words-abc.js'), "export const hello = 'Hello'");
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('console.log(1)'));
  writeFileSync(join(folder, 'service-worker.js'), '// worker');
  writeFileSync(join(folder, 'secret.key'), 'nobody');
  app = await startGateway({
    WEB_DIST: folder,
    SESSION_RECORDING_URL: 'https://recorder.example/script.js',
    PUBLIC_URL: 'https://nowahala.example',
    PROBE_REGIONS: 'lagos,local,new-york',
  });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

describe('the web product', () => {
  it('begins every known address with the one page, and an unknown one with 404 and the same page', async () => {
    for (const path of [
      '/',
      '/login',
      '/dashboard/overview',
      '/dashboard/history/abc',
      '/dashboard/incidents/abc',
      '/server/add/page-2',
      '/pricing/',
    ]) {
      const answer = await app.call('GET', path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.text).toContain('<div id="root">');
    }
    const unknown = await app.call('GET', '/no/such/page');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('<div id="root">');
  });

  it('sends a page as it was drawn at build time, with the address of this installation, and only under its own address', async () => {
    expect((await app.call('GET', '/')).text).toContain('<h1>Drawn</h1>');
    for (const encoding of ['br', 'gzip', 'identity'])
      expect((await app.call('GET', '/docs/', { headers: { 'accept-encoding': encoding } })).text).toContain(
        'curl https://nowahala.example/api',
      );
    expect((await app.call('GET', '/pages/docs.html')).status).toBe(404);
    expect((await app.call('GET', '/login')).text).not.toContain('Drawn');
  });

  it('sends the page in the language of the link, of the cookie or of the browser, and says so to caches', async () => {
    const languageOf = async (path: string, headers: Record<string, string> = {}) => {
      const page = await app.call('GET', path, { headers });
      return [page.text.includes('lang="fr"') ? 'fr' : 'en', page.headers.get('content-language')];
    };
    expect(await languageOf('/docs')).toEqual(['en', 'en']);
    expect(await languageOf('/docs', { 'accept-language': 'fr-CI,en;q=0.5' })).toEqual(['fr', 'fr']);
    expect(await languageOf('/dashboard/overview', { cookie: 'nw_language=fr' })).toEqual(['fr', 'fr']);
    expect(await languageOf('/login?lang=en', { cookie: 'nw_language=fr' })).toEqual(['en', 'en']);
    expect(await languageOf('/docs', { cookie: 'nw_language=..' })).toEqual(['en', 'en']);
    expect(await languageOf('/docs', { 'accept-language': 'yo' })).toEqual(['en', 'en']);
    const linked = await app.call('GET', '/docs?lang=fr');
    expect(linked.text).toContain('<h1>Documentation</h1>');
    expect(linked.headers.get('set-cookie')).toBe('nw_language=fr; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
    expect(linked.headers.get('vary')).toBe('accept, accept-encoding, accept-language, cookie');
    expect((await app.call('GET', '/docs', { headers: { cookie: 'nw_language=fr' } })).headers.get('set-cookie')).toBeNull();
    for (const path of ['/fr/index.html', '/fr/pages/docs.html']) expect((await app.call('GET', path)).status).toBe(404);
  });

  it('sends the scripts of a language, and those without words from above, but none of a build that is gone', async () => {
    const script = (path: string) => app.call('GET', path, { headers: { 'accept-encoding': 'identity' } });
    expect((await script('/assets/fr-0123abcd/words-abc.js')).text).toContain('Bonjour');
    expect((await script('/assets/words-abc.js')).text).toContain('Hello');
    const above = await script('/assets/fr-0123abcd/main-abc.js');
    expect([above.status, above.text, above.headers.get('cache-control')]).toEqual([
      200,
      'console.log(1)',
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['/assets/fr-99999999/main-abc.js', '/assets/fr-0123abcd/nothing.js']) expect((await script(path)).status).toBe(404);
  });

  it('names the places that watch on every page, packed and with the recorder, and not the one without a name', async () => {
    for (const path of ['/features', '/login', '/dashboard/overview'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const page = await app.call('GET', path, { headers: { 'accept-encoding': encoding } });
        expect([path, encoding, page.text.includes('<meta name="watched-from" content="lagos,new-york" />')]).toEqual([
          path,
          encoding,
          true,
        ]);
      }
  });

  it('answers a browser that opens an unknown address with a dot in it with the page that helps on, a program in one line', async () => {
    for (const path of ['/some.page', '/release-notes/v1.0.0', '/assets/main-old.js']) {
      const opened = await app.call('GET', path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
      expect([path, opened.status, opened.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(opened.text).toContain('<div id="root">');
      const loaded = await app.call('GET', path, { headers: { accept: '*/*' } });
      expect([path, loaded.status, loaded.headers.get('content-type')]).toEqual([path, 404, 'text/plain; charset=utf-8']);
    }
  });

  it('keeps files for ever only where their name tells their content, and sends the small form', async () => {
    const script = await app.call('GET', '/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect([script.status, script.headers.get('cache-control'), script.headers.get('content-encoding'), script.text]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
      'console.log(1)',
    ]);
    const worker = await app.call('GET', '/service-worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect((await app.call('GET', '/service-worker.js', { headers: { 'if-none-match': worker.headers.get('etag')! } })).status).toBe(304);
  });

  it('sends a page again only when it is another one, in another language too, and its policy always', async () => {
    const first = await app.call('GET', '/dashboard/overview');
    const again = (lang: string) =>
      app.call('GET', `/dashboard/overview?lang=${lang}`, { headers: { 'if-none-match': first.headers.get('etag')! } });
    const [same, other] = [await again('en'), await again('fr')];
    expect([first.status, same.status, same.text, other.status]).toEqual([200, 304, '', 200]);
    expect(same.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const unknown = await app.call('GET', '/no/such/page', { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect(unknown.status).toBe(404);
  });

  it('packs long answers of the API for those who can unpack them', async () => {
    const ask = (encoding: string) => app.call('GET', '/api/docs-json', { headers: { 'accept-encoding': encoding } });
    const [packed, plain] = [await ask('br, gzip'), await ask('br, gzip;q=0')];
    expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
    expect(packed.body).toEqual(plain.body);
    const short = await app.call('GET', '/api/nothing', { headers: { 'accept-encoding': 'gzip' } });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('serves nothing but what was built', async () => {
    for (const path of ['/assets/missing.js', '/secret.key', '/../package.json', '/..%2f..%2fpackage.json', '/.env'])
      expect((await app.call('GET', path)).status).toBe(404);
  });

  it('let only the page that asks whether it is only the reader reach other websites', async () => {
    const policyOf = async (path: string) => (await app.call('GET', path)).headers.get('content-security-policy')!;
    expect(await policyOf('/is-it-me/x')).toContain("connect-src 'self' https: http:;");
    expect(await policyOf('/is-it-me/x')).toContain("script-src 'self';");
    for (const path of ['/dashboard/history/x', '/is-it-me']) expect(await policyOf(path)).toContain("connect-src 'self';");
  });

  it('carries the security headers on every answer', async () => {
    for (const path of ['/', '/api/plan/all', '/api/nothing', '/health/ready']) {
      const { headers } = await app.call('GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const policy = (await app.call('GET', '/login')).headers.get('content-security-policy')!;
    for (const part of [
      "default-src 'self'",
      "script-src 'self';",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(part);
    expect((await app.call('GET', '/api/plan/all')).headers.get('cache-control')).toBe('no-store');
  });

  it('lets the recorder onto public pages only', async () => {
    const landing = await app.call('GET', '/');
    expect(landing.text).toContain('content="https://recorder.example/script.js"');
    expect(landing.headers.get('content-security-policy')).toContain("script-src 'self' https://recorder.example");
    for (const path of ['/login', '/signup', '/reset-password', '/dashboard/overview', '/pricing', '/no/such/page']) {
      const page = await app.call('GET', path);
      expect(page.text).toContain('content=""');
      expect(page.headers.get('content-security-policy')).not.toContain('recorder.example');
    }
  });

  it('names the refresh cookie for this host alone where the product is served by https', async () => {
    const answer = await app.call('POST', '/api/auth/register', {
      body: { email: 'a@example.com', password: 'a calm long password', fullName: 'A', username: 'ab', location: { country: 'NG' } },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-nw_refresh=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });
});
