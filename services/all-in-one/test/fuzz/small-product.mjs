/** What the fuzzer asks of a product, in one small process with the fault that PLANT names: routes, a heap, and readers of every topic. */
import { createServer } from 'node:http';
import { open, url } from 'node:inspector';

const { PLANT, DATABASE } = process.env;
const ID = '018f0000-0000-7000-8000-000000000001';
const OPERATIONS = 40;
const LEAKED_BYTES = 2 << 20;
const kept = [];
/** Takes a second to load. */
const platform = DATABASE ? await import('../../../libs/platform/dist/index.js') : undefined;

const body = { content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } } };
const paths = Object.fromEntries(
  Array.from({ length: OPERATIONS }, (_, number) => [`/thing${number}/{id}`, { get: {}, post: { requestBody: body } }]),
);

async function answer(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const given = Buffer.concat(chunks).toString();
  const isHostile = request.method === 'POST' && request.url.includes('/thing') && !given.startsWith('{"name":"');
  if (PLANT === 'route-hangs' && isHostile) return;
  if (PLANT === 'route-leaks') kept.push(Array.from({ length: LEAKED_BYTES / 8 }, () => 1.5));
  response.statusCode = PLANT === 'route-throws' && isHostile ? 500 : 200;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify(
      request.url === '/api/docs-json' ? { servers: [{ url: 'http://small.example/api' }], paths } : { token: 't', data: { _id: ID } },
    ),
  );
}

const isOddOne = ({ shard = 1, month = '2026-11' }) => shard < 1 || shard > 255 || month !== '2026-11';
const handlers = {
  'handler-hangs': (message) => isOddOne(message) && new Promise(() => undefined),
  'handler-tries-without-end': (message) => {
    if (isOddOne(message)) throw new platform.RetriableBusError('planted');
  },
  'handler-takes-nothing': () => {
    throw new Error('planted');
  },
};

async function readTopics() {
  const { topicCodecs, topicDeclarations } = await import('@nowahala/contracts');
  const { consumeEach, createLogger, Metrics, openBus, parseConfig, platformSettings } = platform;
  const logger = createLogger('silent', 'small');
  const bus = await openBus(parseConfig(platformSettings, {}), DATABASE, new Metrics(), logger);
  const consumer = {
    consumer: 'small',
    parked: undefined,
    logger,
    toDlq: (message, error) =>
      bus.publish([{ ...message, topic: `${message.topic}.dlq`, headers: { ...message.headers, error, consumer: 'small' } }]),
  };
  const topics = topicDeclarations.map(({ name, perRegion }) => (perRegion ? `${name}.local` : name));
  const handler = consumeEach(consumer, async ({ topic, payload }) => {
    const codec = topicCodecs[topic.replace(/\.local$/, '')];
    let message = {};
    try {
      message = codec.decode(payload);
    } catch {
      // As good as handled.
    }
    await handlers[PLANT]?.(message);
  });
  await bus.subscribe({ group: 'small', topics, handler, maxBatch: 100, from: 'earliest' });
}

if (DATABASE) await readTopics();
open(0, '127.0.0.1');
const server = createServer((request, response) => void answer(request, response));
// However slow the machine is: no answer is lost to a connection that was idle.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ at: `http://127.0.0.1:${server.address().port}`, inspector: new URL(url()).host }));
});
