/**
 * `npm run fuzz -- --minutes 60 --seed 1` (or --seconds 20, or --tries 100 of each): nonsense for whatever reads bytes of strangers. Topic messages, the
 * prober's reader of HTTP and its checks of a server that answers nonsense; every route, webhook and handler of topics of the running
 * product. `--only` names a part of it: readers, product, or of that routes, webhooks, topics. `--at http://… --inspector host:port
 * --database postgres://…` takes a product that runs already, which must be nobody's. Ends with `N tried, 0 faults`; a fault is printed
 * with the seed and the input that caused it; runs of one seed differ in the times of messages and in how far they come. A fault is a 500,
 * an exception, what does not end, a message that holds up those behind it or those of its key, work that fails again and again, or
 * memory that has grown at the end.
 */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Campaign, faultText } from './campaign.mjs';
import { LastInput } from './last-input.mjs';
import { Owner } from './owner.mjs';
import { Random } from './random.mjs';
import { Routes } from './routes.mjs';
import { runningProduct } from './running-product.mjs';
import { Webhooks } from './webhooks.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    tries: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    at: { type: 'string' },
    inspector: { type: 'string' },
    database: { type: 'string' },
    patience: { type: 'string', default: '60' },
  },
});
const PARTS = { readers: ['readers'], product: ['routes', 'webhooks', 'topics'] };
const eachMs = (values.minutes ? Number(values.minutes) * 60 : Number(values.seconds)) * 1_000;
const patienceMs = Number(values.patience) * 1_000;
const tries = values.tries && Number(values.tries);
const seed = Number(values.seed);
const parts = new Set(values.only ? (PARTS[values.only] ?? [values.only]) : Object.values(PARTS).flat());
const campaign = new Campaign({ seed, eachMs, tries });

async function fuzzReaders() {
  const shared = LastInput.memory();
  const last = new LastInput(shared);
  const worker = new Worker(new URL('readers.mjs', import.meta.url), { workerData: { seed, eachMs, tries, shared } });
  let [count, movedAt] = [0, performance.now()];
  const watch = setInterval(() => {
    if (last.count !== count) [count, movedAt] = [last.count, performance.now()];
    if (count === 0 || performance.now() - movedAt < patienceMs) return;
    console.error(faultText('readers', seed, count, 'it does not end', last.get()));
    process.exit(1);
  }, 200);
  const { tried, faults } = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`the readers ended with ${code} (seed ${seed}), input 0x${last.get().toString('hex')}`)),
    );
  });
  clearInterval(watch);
  campaign.tried += tried;
  campaign.faults += faults;
  await worker.terminate();
}

async function fuzzProduct() {
  const product = values.at ? runningProduct(values) : await (await import('./product.mjs')).startedProduct();
  const heapMb = () => product.heapMb();
  /** What the product says of itself belongs to what was tried last. */
  const checked = (one) => async (random, note) => {
    await one(random, note);
    product.check();
  };
  try {
    const routes = await Routes.of(product.base, patienceMs);
    const { operations } = routes;
    const forged = operations.filter(({ path }) => /webhooks/.test(path));
    const tryRoutes = (from) => checked((random, note) => routes.one(random, note, random.pick(from)));
    if (parts.has('routes')) {
      const before = campaign.tried;
      await campaign.run('routes', tryRoutes(operations), heapMb);
      console.log(`answers: ${counts(routes.statuses)}`);
      if ((routes.statuses.get(200) ?? 0) * 20 < campaign.tried - before) campaign.fault('routes', 'fewer than one in twenty was let in');
    }
    if (parts.has('webhooks')) {
      await campaign.run('forged webhooks', tryRoutes(forged), heapMb);
      const webhooks = new Webhooks(product.base);
      await campaign.run(
        'webhooks',
        checked((random, note) => webhooks.one(random, note)),
        heapMb,
      );
      for (const [name, count] of webhooks.taken) if (count === 0) campaign.fault('webhooks', `no call of ${name} was taken`);
      console.log(`taken: ${counts(webhooks.taken)}`);
    }
    if (parts.has('topics')) await fuzzTopics(product, routes, checked, heapMb);
    product.check(true);
    await campaign.judgeMemory('the product', heapMb);
  } catch (error) {
    campaign.fault('the product', error.stack);
  } finally {
    await product.stop();
  }
}

async function fuzzTopics(product, routes, checked, heapMb) {
  const { Topics } = await import('./topics.mjs');
  const topics = await Topics.open(await product.databaseUrl(), patienceMs);
  try {
    // Its own: a message whose id came before is a repeat, and when it has to sign up again depends on how fast the machine is.
    const itsOwn = new Random(~seed);
    const owner = new Owner(routes, (name, fields) => topics.say(name, fields, itsOwn));
    await owner.appear(itsOwn);
    const one = async (random, note) => {
      await topics.one(random, owner.ids, note);
      await owner.look(itsOwn);
    };
    await campaign.run('rounds of hostile messages', checked(one), heapMb);
    console.log(
      `messages: ${topics.published} of ${topics.topics.size} topics, ${topics.buried} dead letters; ${owner.answered} pages came`,
    );
  } finally {
    await topics.close();
  }
}

const counts = (map) =>
  [...map]
    .toSorted(([a], [b]) => (a > b ? 1 : -1))
    .map(([name, count]) => `${count} of ${name}`)
    .join(', ');

if (parts.has('readers')) await fuzzReaders();
if (PARTS.product.some((part) => parts.has(part))) await fuzzProduct();
if (campaign.tried + campaign.faults === 0) throw new Error('nothing was tried: --only is readers, product, routes, webhooks or topics');
console.log(`${campaign.tried} tried, ${campaign.faults} faults`);
process.exit(campaign.faults === 0 ? 0 : 1);
