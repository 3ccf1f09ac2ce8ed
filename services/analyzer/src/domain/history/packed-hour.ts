import { crc32 } from 'node:zlib';
import type { Instant } from '../health/check.js';
import { ByteReader, ByteWriter } from './bytes.js';
import { inOrder } from './kept-ping.js';
import type { KeptPing } from './kept-ping.js';
import { spoken, templateOf } from './message-template.js';

/**
 * The pings of one server and hour as a few bytes each, exactly as they were stored. Column by column: what repeats is written once
 * with how often, times as what they differ by. Byte 0 is the version, then a checksum, then what it is about.
 */
const VERSION = 1;
const HEAD = 5;
/** Stored: texts that nearly every hour needs, by their place. Another list is another version. */
const KNOWN_TEXTS = [
  '',
  'local',
  'Answered in \0 ms (status 200).',
  'Answered ping in \0 ms.',
  'Answered on port 443 in \0 ms.',
  'Answered on port 80 in \0 ms.',
  'Answered on port 22 in \0 ms.',
];

/** Bytes that are not what was written, or that a newer release wrote. */
export class DamagedHour extends Error {
  override name = 'DamagedHour';
}

type Shape = [region: number, errorClass: number, message: number, status: number, kind: number, code: number, rounding: number];
const NO_RESPONSE = 7;
const COLUMNS = ['scheduledAt', 'startedAt', 'responseUs', 'status', 'kind', 'code', 'region', 'errorClass', 'message'] as const;

export function packHour(hour: Instant, pings: readonly KeptPing[]): Buffer {
  const texts = new Numbered<string>(KNOWN_TEXTS);
  const shapes = new Numbered<string>();
  // Regions take turns: next to each other are the pings of one of them, which are alike.
  const sorted = [...pings].sort((a, b) => (a.region < b.region ? -1 : a.region > b.region ? 1 : a.scheduledAt - b.scheduledAt));
  const shapeOfPing = sorted.map((ping) => {
    const { template, rounding } = templateOf(ping.message, ping.responseUs);
    const shape: Shape = [
      texts.numberOf(ping.region),
      texts.numberOf(ping.errorClass),
      texts.numberOf(template),
      ping.status,
      ping.kind,
      ping.code,
      ping.responseUs === null ? NO_RESPONSE : rounding,
    ];
    return shapes.numberOf(shape.join(' '));
  });
  const out = new ByteWriter();
  out.count(texts.added.length);
  for (const text of texts.added) out.text(text);
  out.count(shapes.added.length);
  for (const shape of shapes.added) for (const number of shape.split(' ')) out.count(Number(number));
  out.count(sorted.length);
  writeRuns(shapeOfPing, (shape) => out.count(shape), out);
  writeRuns(differences(sorted.map((ping) => ping.scheduledAt), hour), (gap) => out.signed(gap), out); // prettier-ignore
  for (const ping of sorted) out.signed(ping.startedAt - ping.scheduledAt);
  for (const step of differences(sorted.flatMap((ping) => ping.responseUs ?? []), 0)) out.signed(step); // prettier-ignore
  const body = out.done();
  const head = Buffer.alloc(HEAD);
  head[0] = VERSION;
  head.writeUInt32LE(crc32(body), 1);
  return Buffer.concat([head, body]);
}

/** As `packHour`, for rows that are dropped once they are packed. Throws `DamagedHour` where what was written reads otherwise. */
export function packHourSurely(hour: Instant, pings: readonly KeptPing[]): Buffer {
  const bytes = packHour(hour, pings);
  const read = unpackHour(hour, bytes);
  const given = [...pings].sort(inOrder);
  const isSame = (ping: KeptPing, other: KeptPing): boolean => COLUMNS.every((column) => ping[column] === other[column]);
  if (read.length !== given.length || !read.every((ping, index) => isSame(ping, given[index]!)))
    throw new DamagedHour('a packed hour that reads otherwise than what was packed');
  return bytes;
}

/** Oldest first. Throws `DamagedHour`. */
export function unpackHour(hour: Instant, bytes: Buffer): KeptPing[] {
  if (bytes[0] !== VERSION) throw new DamagedHour(`a packed hour of version ${bytes[0] ?? 'none'}, and this release reads ${VERSION}`);
  const body = bytes.subarray(HEAD);
  if (bytes.length < HEAD || crc32(body) !== bytes.readUInt32LE(1)) throw new DamagedHour('a packed hour whose bytes have changed');
  try {
    return read(hour, new ByteReader(body)).sort(inOrder);
  } catch (error) {
    throw new DamagedHour('a packed hour that makes no sense', { cause: error });
  }
}

function read(hour: Instant, from: ByteReader): KeptPing[] {
  const texts = [...KNOWN_TEXTS, ...listOf(from, from.count(), () => from.text())];
  const shapes = listOf(from, from.count(), () => Array.from({ length: 7 }, () => from.count()) as Shape);
  // Each takes a byte at least, so no number of theirs makes us ask for more memory than there are bytes.
  const count = from.count();
  const shapeOfPing = readRuns(from, count, () => from.count()).map((shape) => known(shapes, shape));
  let scheduledAt = hour;
  const scheduled = readRuns(from, count, () => from.signed()).map((gap) => (scheduledAt += gap));
  const started = listOf(from, count, (index) => scheduled[index]! + from.signed());
  let responseUs = 0;
  return shapeOfPing.map(([region, errorClass, message, status, kind, code, rounding], index) => {
    if (rounding !== NO_RESPONSE) responseUs += from.signed();
    return {
      scheduledAt: scheduled[index]!,
      startedAt: started[index]!,
      responseUs: rounding === NO_RESPONSE ? null : responseUs,
      ...{ status, kind, code },
      region: known(texts, region),
      errorClass: known(texts, errorClass),
      message: rounding === NO_RESPONSE ? known(texts, message) : spoken(known(texts, message), rounding, responseUs),
    };
  });
}

/** Each different value has a number: those known before first. */
class Numbered<T> {
  readonly added: T[] = [];
  private readonly numbers: Map<T, number>;

  constructor(known: readonly T[] = []) {
    this.numbers = new Map(known.map((value, number) => [value, number]));
  }

  numberOf(value: T): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.added.push(value);
    this.numbers.set(value, this.numbers.size);
    return this.numbers.size - 1;
  }
}

function differences(values: number[], before: number): number[] {
  return values.map((value, index) => value - (index === 0 ? before : values[index - 1]!));
}

function writeRuns(values: readonly number[], write: (value: number) => void, out: ByteWriter): void {
  for (let at = 0; at < values.length;) {
    let end = at + 1;
    while (end < values.length && values[end] === values[at]) end += 1;
    write(values[at]!);
    out.count(end - at);
    at = end;
  }
}

function readRuns(from: ByteReader, count: number, readOne: () => number): number[] {
  // The times of the start follow, a byte each.
  if (count > from.left) throw new RangeError('more pings than bytes');
  const values: number[] = [];
  while (values.length < count) {
    const value = readOne();
    const times = from.count();
    if (times === 0 || times > count - values.length) throw new RangeError('a run that does not fit');
    for (let time = 0; time < times; time += 1) values.push(value);
  }
  return values;
}

function listOf<T>(from: ByteReader, count: number, readOne: (index: number) => T): T[] {
  if (count > from.left) throw new RangeError('a list longer than its bytes');
  return Array.from({ length: count }, (_, index) => readOne(index));
}

function known<T>(list: readonly T[], number: number): T {
  const value = list[number];
  if (value === undefined) throw new RangeError('a number that stands for nothing');
  return value;
}
