/**
 * `npm run fuzz -- --minutes 60 --seed 1` (or --seconds 20): nonsense for whatever reads bytes of strangers. Topic messages, the
 * prober's reader of HTTP and its checks of a server that answers nonsense, and every route and webhook of the running product.
 * `--only readers` leaves the running product out, `--only product` all else. Ends with `N tried, 0 faults`; a fault is printed
 * with what caused it. A fault is a 500, an exception, or memory that grows.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct, untilReady } from '../bench/processes.mjs';
import { collectedHeapMb } from './collected-heap.mjs';
import { oneMessage, oneSetOfColumns } from './decoders.mjs';
import { hostileServer, oneAnswer } from './prober.mjs';
import { Random } from './random.mjs';
import { Routes } from './routes.mjs';
import { Webhooks, webhookSettings } from './webhooks.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const eachMs = (values.minutes ? Number(values.minutes) * 60 : Number(values.seconds)) * 1_000;
const seed = Number(values.seed);
const PORT = Number(process.env.FUZZ_PORT ?? 18_070);
const MOST_FAULTS = 5;
/** What a heap may grow between the first quarter and the end. */
const GROWTH_MB = 30;
let tried = 0;
let faults = 0;

function fault(name, text) {
  faults += 1;
  console.error(`FAULT in ${name}: ${text}`);
}

/** Tries for its time; memory is compared after the caches have filled, and again at the end. */
async function run(name, one, memoryMb) {
  const random = new Random(seed);
  const [begun, before] = [performance.now(), tried];
  let quarter;
  while (performance.now() - begun < eachMs && faults < MOST_FAULTS) {
    tried += 1;
    try {
      const done = one(random);
      if (done) await done;
    } catch (error) {
      fault(name, error.stack ?? error);
    }
    // Handlers of sockets need their turn also where nothing waits.
    if (tried % 200 === 0) await new Promise(setImmediate);
    if (quarter === undefined && performance.now() - begun > eachMs / 4) quarter = await memoryMb();
  }
  const grown = (await memoryMb()) - (quarter ?? 0);
  if (quarter !== undefined && grown > GROWTH_MB) fault(name, `memory grew by ${Math.round(grown)} MB`);
  console.log(
    `${name.padEnd(28)} ${String(tried - before).padStart(8)} tried, seed ${seed}${quarter === undefined ? '' : `, ${Math.round(grown)} MB more`}`,
  );
}

const own = async () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
};
process.on('uncaughtException', (error) => fault('an event', error.stack));

async function fuzzReaders() {
  await run('messages of topics', oneMessage, own);
  await run('results in columns', oneSetOfColumns, own);
  await run('answers over HTTP', oneAnswer, own);
  const hostile = await hostileServer();
  await run('checks of a hostile server', (random) => hostile.one(random), own);
  hostile.close();
}

async function fuzzProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'nowahala-fuzz-'));
  chmodSync(folder, 0o755);
  const inspector = `127.0.0.1:${PORT + 2}`;
  const base = `http://127.0.0.1:${PORT}`;
  const product = startProduct(PORT, folder, {
    PUBLIC_URL: base,
    TRUSTED_PROXIES: '127.0.0.0/8',
    ...webhookSettings,
    LOG_LEVEL: 'fatal',
    NODE_OPTIONS: `--inspect=${inspector}`,
  });
  const ofProduct = () => collectedHeapMb(inspector);
  try {
    await untilReady(product, base);
    const routes = await Routes.of(base);
    const forged = routes.operations.filter(({ path }) => /webhooks/.test(path));
    const beforeRoutes = tried;
    await run('routes', (random) => routes.one(random), ofProduct);
    const answered = [...routes.statuses].toSorted(([a], [b]) => a - b);
    console.log(`answers: ${answered.map(([status, count]) => `${count} of ${status}`).join(', ')}`);
    if ((routes.statuses.get(200) ?? 0) * 20 < tried - beforeRoutes) fault('routes', 'fewer than one in twenty was let in');
    await run('forged webhooks', (random) => routes.one(random, random.pick(forged)), ofProduct);
    const webhooks = new Webhooks(base);
    await run('webhooks', (random) => webhooks.one(random), ofProduct);
    for (const [name, count] of webhooks.taken) if (count === 0) fault('webhooks', `no call of ${name} was taken`);
    console.log(`taken: ${[...webhooks.taken].map(([name, count]) => `${count} of ${name}`).join(', ')}`);
    if (product.exitCode !== null) fault('the product', `it ended with ${product.exitCode}`);
  } finally {
    product.kill('SIGTERM');
    await new Promise((resolve) => (product.exitCode === null ? product.once('exit', resolve) : resolve()));
    rmSync(folder, { recursive: true, force: true });
  }
}

if (values.only !== 'product') await fuzzReaders();
if (values.only !== 'readers') await fuzzProduct();
if (tried === 0) throw new Error('nothing was tried: --only is readers or product');
console.log(`${tried} tried, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
