import { topicCodecs } from '@nowahala/contracts';

const names = Object.keys(topicCodecs);

/** One message of a topic, from bytes that nobody meant: it is read or refused, and what was read can be written and read again. */
export function oneMessage(random) {
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
  let message;
  try {
    message = codec.decode(random.chance(0.2) ? random.bytes(300) : random.spoil(good));
  } catch {
    return;
  }
  codec.decode(codec.encode(message).finish());
}
