import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId, Store } from '@nowahala/platform';
import { startIdentity } from './app.js';
import type { IdentityApp } from './app.js';

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

it.each([
  ['api_key_use_user', `DELETE FROM api_key_use WHERE user_id = '${newId()}'`],
  ['message_send_age', 'DELETE FROM message_send WHERE at < now()'],
  ['link_token_age', 'DELETE FROM link_token WHERE expires_at < now()'],
  ['phone_code_age', 'DELETE FROM phone_code WHERE expires_at < now()'],
])('%s serves what is deleted', async (index, statement) => {
  const plan = await app.get<Store>('identity', Store).transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    return tx.query(`EXPLAIN ${statement}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});
