import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

const register = (headers: Record<string, string>) => app.call('POST', '/api/auth/register', { body: { email: 'x' }, headers });

it('a form is refused in the language of the pages: the one chosen, else the browser’s, else English', async () => {
  const chosen = await register({ cookie: 'nw_language=fr', 'accept-language': 'en-GB' });
  expect([chosen.status, chosen.headers.get('content-language')]).toEqual([400, 'fr']);
  expect(chosen.body.fields).toMatchObject({
    fullName: 'Entrez votre nom complet.',
    password: expect.stringMatching(/^Choisissez un mot de passe/),
  });
  expect(chosen.body.message).toMatch(/^(Entrez|Choisissez)/);
  expect((await register({ 'accept-language': 'fr-CI,fr;q=0.9' })).headers.get('content-language')).toBe('fr');
  const plain = await register({});
  expect(plain.headers.get('content-language')).toBe('en');
  expect(plain.body.fields).toMatchObject({ fullName: 'Please enter your full name.' });
});

it('a program with a key reads English, as the reference has it', async () => {
  const headers = { cookie: 'nw_language=fr', authorization: 'Bearer nw_live_nonsense' };
  const answer = await app.call('GET', '/api/v1/servers', { headers });
  expect([answer.status, answer.headers.get('content-language')]).toEqual([401, 'en']);
});
