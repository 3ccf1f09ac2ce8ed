/**
 * `npm run bench:webhooks`: how many signed webhooks a second billing accepts durably (by gRPC, while it processes them
 * beside it), against plain inserts of the same bytes in the same run; and how long a response takes at 100 a second.
 * Goals: ratio at least 0.5, p99 under 200 ms. Needs `npm run build:services`.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billing } from '@nowahala/billing';
import { billing as contract } from '@nowahala/contracts';
import {
  anonymousCaller,
  EmbeddedPostgres,
  keyringOfRoot,
  parseConfig,
  platformSettings,
  RpcClients,
  ServiceProcess,
} from '@nowahala/platform';
import pg from 'pg';
import { finish, percentile, quick, result, size } from '../../libs/testkit/bench/results.mjs';

const COUNT = size('COUNT', 4_000, 100);
const ROUNDS = size('ROUNDS', 5, 1);
const IN_FLIGHT = 32;
const STEADY_PER_SECOND = 100;
const STEADY_SECONDS = quick ? 1 : 10;
const CONNECTIONS = 8;
const KEY = 'sk_test_bench_0123456789abcdef';
const SECRET = 'a secret that only the bench knows, long enough';

const folder = mkdtempSync(join(tmpdir(), 'nw-bench-webhooks-'));
chmodSync(folder, 0o755);
const database = await EmbeddedPostgres.start({ dataDir: join(folder, 'postgres') });
const rpcAddress = `unix:${join(folder, 'rpc.sock')}`;
const env = {
  LOG_LEVEL: 'fatal',
  DATA_DIR: folder,
  PORT: '0',
  PAYSTACK_SECRET_KEY: KEY,
  PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
  INTERNAL_SECRET: SECRET,
};
const running = new ServiceProcess({
  services: [billing],
  settings: parseConfig(platformSettings, env),
  env,
  databaseUrl: database.url,
  poolSize: CONNECTIONS,
  keyring: keyringOfRoot(SECRET),
  rpcAddress,
  addressOf: () => rpcAddress,
  opsHost: undefined,
});
await running.start();
const clients = new RpcClients(() => rpcAddress, keyringOfRoot(SECRET), 'gateway');
const service = clients.client(contract.BillingServiceService, 'billing');
const pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS });
// Its connections may still be closing when the server goes.
pool.on('error', () => undefined);
await pool.query(
  'CREATE TABLE public.plain (provider text, fingerprint text, body bytea, received_at timestamptz DEFAULT clock_timestamp(), PRIMARY KEY (provider, fingerprint))',
);

try {
  await measure();
} finally {
  clients.close();
  await running.stop();
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  await flood(webhooks(quick ? 20 : 500), accept);
  const [ratios, plains, accepts] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await flood(webhooks(COUNT), insert);
    const accepted = await flood(webhooks(COUNT), accept);
    ratios.push(accepted / plain);
    plains.push(plain);
    accepts.push(accepted);
    console.log(
      `round ${round + 1}: plain inserts ${plain.toFixed(0)}/s, accepted webhooks ${accepted.toFixed(0)}/s, ratio ${(accepted / plain).toFixed(2)}`,
    );
  }
  const durations = await steady(webhooks(STEADY_PER_SECOND * STEADY_SECONDS));
  const verdict = result({ name: 'accepted webhooks a second', ours: percentile(accepts, 0.5), rival: percentile(plains, 0.5), goal: 0.5 });
  const steadyVerdict = result({ name: 'ms of a response, p99', ours: percentile(durations, 0.99), goal: 200, lower: true });
  console.log(`median ratio ${percentile(ratios, 0.5).toFixed(2)} (goal 0.50, ${verdict})`);
  console.log(
    `responses at ${STEADY_PER_SECOND}/s: p50 ${percentile(durations, 0.5).toFixed(1)} ms, p99 ${percentile(durations, 0.99).toFixed(1)} ms (goal 200 ms, ${steadyVerdict})`,
  );
  finish();
}

/** Signed webhooks in Paystack's shape, each another payment. */
function webhooks(count) {
  return Array.from({ length: count }, (_, index) => {
    const customer = { id: 1, email: 'ada@shop.example', customer_code: 'CUS_1' };
    const data = {
      id: index,
      domain: 'test',
      status: 'success',
      reference: `NWP-${randomUUID()}`,
      amount: 3_225_000,
      currency: 'NGN',
      channel: 'card',
      customer,
    };
    const body = Buffer.from(JSON.stringify({ event: 'charge.success', data }));
    return { body, headers: { 'x-paystack-signature': createHmac('sha512', KEY).update(body).digest('hex') } };
  });
}

async function accept({ body, headers }) {
  const { status } = await service.acceptWebhook(
    { provider: 'paystack', body, headers, sourceIp: '' },
    { deadlineMs: 30_000, caller: anonymousCaller },
  );
  if (status !== 200) throw new Error(`returned ${status}`);
}

async function insert({ body, headers }) {
  await pool.query('INSERT INTO public.plain (provider, fingerprint, body) VALUES ($1, $2, $3)', [
    'paystack',
    headers['x-paystack-signature'],
    body,
  ]);
}

async function flood(all, take) {
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < all.length) await take(all[next++]);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return all.length / ((performance.now() - startedAt) / 1_000);
}

async function steady(all) {
  const startedAt = performance.now();
  const durations = [];
  await Promise.all(
    all.map(async (webhook, index) => {
      const due = startedAt + (index * 1_000) / STEADY_PER_SECOND;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const sentAt = performance.now();
      await accept(webhook);
      durations.push(performance.now() - sentAt);
    }),
  );
  return durations;
}
