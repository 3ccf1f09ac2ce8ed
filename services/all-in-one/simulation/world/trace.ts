import { createHash } from 'node:crypto';
import type { Message } from '../engine/broker.js';

export interface TraceEntry {
  at: number;
  text: string;
}

type Fields = Record<string, unknown>;

const KEPT = [
  'serverId',
  'scheduledAt',
  'startedAt',
  'endedAt',
  'outcome',
  'region',
  'incidentId',
  'kind',
  'openedAt',
  'resolvedAt',
  'dueAt',
  'state',
  'shard',
  'from',
  'to',
  'used',
];

const HASHED_AT_ONCE = 65_536;

/** What happened, in order: readable lines for people, and a hash over everything that proves that a seed replays exactly. */
export class Trace {
  readonly lines: TraceEntry[] = [];
  private readonly hash = createHash('sha256');
  private unhashed = '';
  private readonly names: Map<string, string>;

  /** `names`: of servers by id. */
  constructor(names: Map<string, string>) {
    this.names = names;
  }

  say(at: number, text: string): void {
    this.lines.push({ at, text });
    this.add(`${Math.round(at)} ${text}\n`);
  }

  /** Ids that chance made outside of the seed (of log rows, of tenants without one) decide nothing and stay out. */
  message({ topic, key, message, publishedAt }: Message): void {
    this.add(`${Math.round(publishedAt)} ${topic} ${key} ${gist(message as Fields)}\n`);
  }

  private add(line: string): void {
    this.unhashed += line;
    if (this.unhashed.length >= HASHED_AT_ONCE) this.hashAll();
  }

  private hashAll(): void {
    this.hash.update(this.unhashed);
    this.unhashed = '';
  }

  digest(): string {
    this.hashAll();
    return this.hash.copy().digest('hex');
  }

  /** What concerns a server, and what broke, around a moment. What repeats itself is shown once. */
  timeline(serverId: string | undefined, from: number, to: number): string[] {
    const own = serverId === undefined ? undefined : new RegExp(`\\b${this.names.get(serverId)}\\b`);
    const seen = new Map<string, number>();
    const lines = this.lines.filter(({ at, text }) => at >= from && at <= to && (/^[* ]/.test(text) || !own || own.test(text)));
    for (const { text } of lines) seen.set(text, (seen.get(text) ?? 0) + 1);
    return lines.flatMap(({ at, text }) => {
      const times = seen.get(text) ?? 0;
      const isNote = text.startsWith(' ');
      if (isNote) seen.set(text, 0);
      if (isNote && times === 0) return [];
      return [`${clockOf(at)}  ${text}${isNote && times > 1 ? ` and ${times - 1} times more` : ''}`];
    });
  }

  nameOf(serverId: string): string {
    return this.names.get(serverId) ?? serverId;
  }
}

export function clockOf(at: number): string {
  const seconds = at / 1_000;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3_600)}:${two((seconds / 60) % 60)}:${(seconds % 60).toFixed(2).padStart(5, '0')}`;
}

function gist(message: Fields): string {
  const lists = ['results', 'pings'].flatMap((name) => (message[name] as Fields[] | undefined) ?? []);
  const parts = [message, message.ping as Fields | undefined, ...lists].flatMap((one) =>
    one ? [one, one.target as Fields | undefined] : [],
  );
  return parts.map((one) => KEPT.map((field) => textOf(one?.[field])).join(' ')).join(';');
}

const textOf = (value: unknown): string => (value instanceof Date ? String(value.getTime()) : value === undefined ? '' : String(value));
