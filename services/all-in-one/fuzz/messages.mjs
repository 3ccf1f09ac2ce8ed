/** Messages as `proto` declares them: good ones, and hostile ones whose bytes are well-formed all the same. */
import { join } from 'node:path';
import protobuf from 'protobufjs';
import { topicDeclarations } from '@nowahala/contracts';
import { USUAL_TEXTS } from './usual-texts.mjs';

const FOLDER = join(import.meta.dirname, '../../../proto');
const MOST_BYTES = 800 * 1024;
const SECOND_MS = 1_000;
const ID = /Ids?$/;

/** Seconds: years 1 and 9999, what is none to protobuf, the ends of what a Date can be, and beyond them. */
const ENDS_OF_TIME = [-62_135_596_800, 253_402_300_799, 0, -1];
const NO_TIMES = [-62_135_596_801, 253_402_300_800, 8.64e12, -8.64e12, 8.64e12 + 1, -9e15, 9e15];
/** What is refused before any handler sees it shows nothing of the handlers: most messages get further. */
const REFUSED = 0.1;
const NUMBERS = {
  int32: [0, -1, 2 ** 31 - 1, -(2 ** 31), 86_400, 1e6],
  uint32: [0, 2 ** 32 - 1, 1e6],
  sint64: [0, -1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 8.64e15],
  int64: [0, -1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63],
  double: [0, -0, NaN, Infinity, -Infinity, 1e308, -1, 5e-324],
};

function load() {
  const root = new protobuf.Root();
  root.resolvePath = (_from, target) => join(FOLDER, target);
  const files = ['alerts', 'billing', 'identity', 'incidents', 'pings', 'workspaces'].map((area) => `nowahala/${area}/v1/events.proto`);
  return root.loadSync([...files, 'nowahala/incidents/v1/renewals.proto']).resolveAll();
}

export class Messages {
  /** That of the round: how its times lie to each other is the same at each run of a seed. */
  now = Date.now();

  constructor() {
    const root = load();
    this.topics = topicDeclarations.map((declaration) => ({
      ...declaration,
      type: root.lookupType(declaration.message),
      key: declaration.key.replace(/_(\w)/g, (_, first) => first.toUpperCase()),
    }));
  }

  /** What a service would write, of the ids given or of nobody's. */
  good(topic, random, ids = {}) {
    return this.message(topic.type, topic.name, random, ids, 0);
  }

  /** The same with some fields left out, and others as nobody would write them. */
  hostile(topic, random, ids) {
    return this.message(topic.type, topic.name, random, ids, random.pick([0.1, 0.3, 0.8]));
  }

  /** Undefined where it is longer than the bus takes. */
  bytes(topic, message) {
    const bytes = topic.type.encode(message).finish();
    return bytes.length > MOST_BYTES ? undefined : bytes;
  }

  message(type, topic, random, ids, hostility, depth = 0) {
    const message = {};
    for (const field of type.fieldsArray) {
      field.resolve();
      const isHostile = random.chance(hostility);
      if (isHostile && random.chance(ID.test(field.name) ? 0.25 * REFUSED : 0.25)) continue;
      if (field.partOf && random.chance(0.3)) continue;
      const one = () => this.value(field, topic, random, ids, isHostile && random.chance(0.8) ? 1 : hostility, depth);
      if (field.map)
        message[field.name] = Object.fromEntries([['server', one()], ...(isHostile ? [[wellFormed(random.text()), one()]] : [])]);
      else if (field.repeated)
        message[field.name] = Array.from({ length: isHostile ? random.pick([0, 1, 2, depth > 0 ? 5 : 300]) : 1 }, one);
      else message[field.name] = one();
    }
    return message;
  }

  value(field, topic, random, ids, hostility, depth) {
    const isHostile = random.chance(hostility);
    const type = field.resolvedType;
    if (type?.name === 'Timestamp') return isHostile ? oddTime(random, this.now) : timeOf(this.now - random.below(60) * SECOND_MS);
    if (type?.values) return isHostile ? random.pick([0, -1, 99, 2 ** 31 - 1]) : random.pick(Object.values(type.values).slice(1));
    if (type) return this.message(type, topic, random, ids, depth > 3 ? 0 : Math.min(hostility, 0.5), depth + 1);
    if (field.type === 'bool') return random.chance(0.5);
    if (field.type === 'bytes') return random.bytes(isHostile ? 200 : 32);
    if (field.type === 'string') return isHostile ? oddText(field.name, random, ids) : goodText(field.name, topic, random, ids);
    const odd = NUMBERS[field.type];
    if (!odd) throw new Error(`no odd numbers of ${field.type}`);
    return isHostile ? random.pick(odd) : 1 + random.below(field.name === 'shard' ? 255 : 60);
  }
}

const timeOf = (ms) => ({ seconds: Math.floor(ms / SECOND_MS), nanos: 0 });

function oddTime(random, now) {
  if (random.chance(0.5))
    return {
      seconds: random.pick(random.chance(REFUSED) ? NO_TIMES : ENDS_OF_TIME),
      nanos: random.pick([0, 0, -1, 999_999_999, 2 ** 31 - 1]),
    };
  return timeOf(now + random.pick([-1, 1]) * random.pick([1, 60, 86_400, 40 * 86_400, 400 * 86_400]) * SECOND_MS);
}

/** An id that is none ends nearly every handler at its first line: mostly it is of nobody, or of another kind of thing. */
function oddText(name, random, ids) {
  if (random.chance(ID.test(name) ? 0.5 : 0.1)) return random.uuid();
  if (random.chance(ID.test(name) ? 0.9 : 0.1)) return random.pick(Object.values(ids).flat()) ?? '';
  if (random.chance(0.03)) return random.pick(['a', '\0', '<', '\u00e9', ' ', '(']).repeat(100_000);
  return random.text();
}

function goodText(name, topic, random, ids) {
  if (ID.test(name)) return random.pick(ids[name.replace(/s$/, '')] ?? [random.uuid()]);
  const texts = USUAL_TEXTS[`${topic} ${name}`] ?? USUAL_TEXTS[name];
  return texts === undefined ? 'Shop' : random.pick(texts);
}

const wellFormed = (text) => text.toWellFormed();
