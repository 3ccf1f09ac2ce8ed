import { topicCodecs } from '@nowahala/contracts';
import { toGoodResults } from '../../analyzer/dist/adapters/mappers/good-results.mapper.js';

const names = Object.keys(topicCodecs);

/** One message of a topic, from bytes that nobody meant: it is read or refused, and what was read can be written and read again. */
export function oneMessage(random, note) {
  const topic = random.pick(names);
  const codec = topicCodecs[topic];
  const fields = Object.keys(codec.fromPartial({}));
  const partial = Object.fromEntries(fields.filter(() => random.chance(0.5)).map((name) => [name, random.value()]));
  let good = Buffer.alloc(0);
  try {
    good = Buffer.from(codec.encode(codec.fromPartial(partial)).finish());
  } catch {
    // Values of another type need not be written.
  }
  const bytes = random.chance(0.2) ? random.bytes(300) : random.spoil(good);
  note(bytes);
  let message;
  try {
    message = codec.decode(bytes);
  } catch {
    return;
  }
  codec.decode(codec.encode(message).finish());
  if (message.good) toGoodResults(message.good, Date.now());
}

/** Good results whose columns somebody spoiled: they are read, or all of them are left out. */
export function oneSetOfColumns(random, note) {
  const codec = topicCodecs['ping.completed'];
  const count = random.below(4);
  const numbers = () => Array.from({ length: random.chance(0.9) ? count : random.below(6) }, () => random.below(1_000));
  const some = (most) => Array.from({ length: count }, () => random.below(most));
  const shape = { check: 'scheduled', method: 'http', outcome: 'success', code: random.below(600), region: 'local' };
  const good = {
    serverIds: random.bytes(400).subarray(0, 16 * count),
    ownerIds: random.bytes(400).subarray(0, 64),
    owners: some(2),
    shapes: [shape, { ...shape, outcome: random.chance(0.9) ? 'success' : 'failure' }],
    shape: some(2),
    since: Date.now(),
    scheduledMs: numbers(),
    startedMs: numbers(),
    endedMs: numbers(),
    responseTimeUs: numbers(),
  };
  const made = Buffer.from(codec.encode(codec.fromPartial({ good })).finish());
  const bytes = random.chance(0.5) ? made : random.spoil(made);
  note(bytes);
  let message;
  try {
    message = codec.decode(bytes);
  } catch {
    return;
  }
  if (!message.good) return;
  const results = toGoodResults(message.good, Date.now()) ?? [];
  if (results.length > 0 && results.length !== message.good.shape.length) throw new Error('some results were lost');
  for (const { scheduledAt, outcome } of results)
    if (outcome !== 'success' || Number.isNaN(scheduledAt.getTime())) throw new Error('a result makes no sense');
}
