import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sleep } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { alertsTo, becomeCustomer } from './customers.js';
import type { Founder } from './customers.js';
import { Product } from './product.js';
import type { InboxMessage } from './product.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Together less than a session lasts. */
const EVERY_MINUTES = 10;
const GRACE_MINUTES = 5;

let product: Product;
let ada: Founder;

beforeAll(async () => {
  product = await Product.start({ env: { TEST_CLOCK: '1' } });
  ada = await becomeCustomer(product.customer());
}, 180_000);
afterAll(async () => {
  await product?.stop();
  product?.removeData();
});

const pass = (ms: number) => product.customer().call('POST', '/dev/clock', { advanceMs: ms });
const heartbeatOf = async (id: string) => (await ada.customer.get(`heartbeat/${id}`)).body.data;

async function addJob(name: string): Promise<{ id: string; path: string }> {
  const added = await ada.customer.post('heartbeat', { name, every: EVERY_MINUTES, graceMinutes: GRACE_MINUTES });
  expect(added.status).toBe(201);
  return { id: added.body.data._id, path: new URL(added.body.data.address).pathname };
}

async function calls(path: string, words: string): Promise<void> {
  const answer = await fetch(`${product.url}${path}`, { method: 'POST', body: words });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
}

it('a backup that did not run is told within its grace and a minute, with the last words of the run before', async () => {
  const { id, path } = await addJob('Nightly backup');
  await calls(path, 'saved 412 files\n');
  const { lastBeatAt } = await eventually('it ran', async () => {
    const heartbeat = await heartbeatOf(id);
    return heartbeat.state === 'up' && heartbeat;
  });
  const graceOver = Date.parse(lastBeatAt) + (EVERY_MINUTES + GRACE_MINUTES) * MINUTE;
  await pass((EVERY_MINUTES + GRACE_MINUTES) * MINUTE - 40 * SECOND);
  await eventually('it is late', async () => (await heartbeatOf(id)).state === 'late');
  expect(await alertsTo(ada, /backup/)).toEqual([]);
  let alert: InboxMessage | undefined;
  // Small steps with time to think: what is on its way between the services moves by the real clock.
  for (let step = 0; step < 40 && !alert; step += 1) {
    await pass(5 * SECOND);
    await sleep(SECOND);
    [alert] = await alertsTo(ada, /backup is overdue/);
  }
  expect(Date.parse(alert!.sentAt)).toBeGreaterThan(graceOver);
  expect(Date.parse(alert!.sentAt)).toBeLessThanOrEqual(graceOver + MINUTE);
  expect(alert!.text).toContain('saved 412 files');
  expect(alert!.text).not.toContain(path);

  await calls(path, 'saved 413 files');
  await eventually('the all-clear', async () => (await alertsTo(ada, /backup has run well again/)).length === 1);
}, 180_000);

it('a call that was confirmed outlives a power cut', async () => {
  ada = await becomeCustomer(product.customer());
  const { id, path } = await addJob('Export');
  await calls(path, 'exported');
  await product.kill();
  product = await Product.start({ env: { TEST_CLOCK: '1' }, dataDir: product.dataDir, port: product.port });
  const beats = await eventually('the call is known', async () => {
    const listed = await ada.customer.get(`heartbeat/${id}/beats`).catch(() => undefined);
    return listed?.status === 200 && listed.body.data.length > 0 && listed.body.data;
  });
  expect(beats).toMatchObject([{ kind: 'success', words: 'exported' }]);
}, 180_000);
