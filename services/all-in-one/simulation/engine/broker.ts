import type { Subscription } from '@nowahala/platform';
import type { Machine } from './machine.js';
import type { Scheduled, VirtualTime } from './virtual-time.js';

export interface Message {
  id: string;
  topic: string;
  key: string;
  tenantId: string;
  message: unknown;
  /** By the clock of who sent it. */
  occurredAt: Date;
  /** Virtual time. */
  publishedAt: number;
}

export type NewMessage = Pick<Message, 'topic' | 'key' | 'tenantId' | 'message' | 'occurredAt'>;
type Handler = (message: Message) => Promise<void>;

interface Reader {
  machine: Machine;
  handle: Handler;
  standsBy: boolean;
}

interface Group {
  readers: Reader[];
  queues: Map<string, Message[]>;
  busy: Map<string, Machine>;
}

export interface BrokerFaults {
  /** Milliseconds from sender to reader. */
  delay(): number;
  /** After this long the message comes once more; undefined: it does not. */
  repeatAfter(topic: string): number | undefined;
  /** A reader could not take the message; it is handed over again. */
  refused(message: Message, error: Error): void;
  /** What is changed, lost or held back on its way by a planted fault. */
  intercept?: (message: NewMessage) => NewMessage[];
}

const ASK_AGAIN_MS = 1_000;
/** A reader that died keeps its partitions so long. */
const SESSION_MS = 10_000;
const REMEMBERED = 4_000;
/** Somebody reads these a second time. */
const READ_AGAIN = /^(ping\.requested\.|region\.(health|seen)$)/;

/** At least once, in the order of each key, late, sometimes twice: what services may expect of the bus and no more. */
export class Broker {
  readonly watchers: ((message: Message) => void)[] = [];
  private readonly groups = new Map<string, Map<string, Group>>();
  private readonly history = new Map<string, Message[]>();
  private ids = 0;
  private readonly time: VirtualTime;
  private readonly faults: BrokerFaults;

  constructor(time: VirtualTime, faults: BrokerFaults) {
    this.time = time;
    this.faults = faults;
  }

  subscribe(machine: Machine, topic: string, group: string, handle: Handler): Pick<Subscription, 'standBy'> {
    const ofTopic = this.groups.get(topic) ?? new Map<string, Group>();
    this.groups.set(topic, ofTopic);
    const known: Group = ofTopic.get(group) ?? { readers: [], queues: new Map(), busy: new Map() };
    ofTopic.set(group, known);
    const reader: Reader = { machine, handle, standsBy: false };
    known.readers.push(reader);
    machine.onDeath(() => {
      known.readers = known.readers.filter((reader) => reader.machine !== machine);
      for (const [key, owner] of known.busy)
        if (owner === machine) this.time.after(SESSION_MS, undefined, () => this.release(known, key, machine));
    });
    for (const key of known.queues.keys()) this.pump(known, key, ASK_AGAIN_MS);
    return { standBy: (standby) => machine.call('bus', () => void (reader.standsBy = standby)) };
  }

  publish(sent: NewMessage): void {
    for (const one of this.faults.intercept?.(sent) ?? [sent]) this.send(one);
  }

  /** What was sent to a topic lately, for those who read it a second time. */
  since(topic: string, from: number): Message[] {
    return (this.history.get(topic) ?? []).filter((message) => message.publishedAt >= from);
  }

  private send(sent: NewMessage): void {
    const message: Message = { ...sent, id: `message-${(this.ids += 1)}`, publishedAt: this.time.now };
    this.remember(message);
    for (const watch of this.watchers) watch(message);
    for (const group of this.groups.get(message.topic)?.values() ?? []) {
      this.enqueue(group, message, this.faults.delay());
      const again = this.faults.repeatAfter(message.topic);
      if (again !== undefined) this.time.after(again, undefined, () => this.enqueue(group, message, 0));
    }
  }

  private remember(message: Message): void {
    if (!READ_AGAIN.test(message.topic)) return;
    const known = this.history.get(message.topic);
    if (!known) return void this.history.set(message.topic, [message]);
    known.push(message);
    if (known.length > REMEMBERED) known.splice(0, REMEMBERED / 2);
  }

  private enqueue(group: Group, message: Message, delay: number): void {
    const queue = group.queues.get(message.key);
    if (queue) queue.push(message);
    else group.queues.set(message.key, [message]);
    this.pump(group, message.key, delay);
  }

  private pump(group: Group, key: string, delay: number): Scheduled {
    return this.time.after(delay, undefined, () => this.deliver(group, key));
  }

  private deliver(group: Group, key: string): void {
    const queue = group.queues.get(key);
    if (!queue || queue.length === 0 || group.busy.has(key)) return;
    const active = group.readers.filter(({ standsBy }) => !standsBy);
    const readers = active.length > 0 ? active : group.readers;
    if (readers.length === 0) return;
    const { machine, handle } = readers[hashOf(key) % readers.length]!;
    group.busy.set(key, machine);
    const message = queue[0]!;
    this.time.after(
      0,
      machine,
      () => {
        handle(message).then(
          () => {
            queue.shift();
            this.release(group, key, machine, 0);
          },
          (error: Error) => {
            this.faults.refused(message, error);
            this.release(group, key, machine, ASK_AGAIN_MS);
          },
        );
      },
      'io',
    );
  }

  private release(group: Group, key: string, machine: Machine, delay = 0): void {
    if (group.busy.get(key) !== machine) return;
    group.busy.delete(key);
    if ((group.queues.get(key)?.length ?? 0) > 0) this.pump(group, key, delay);
    else group.queues.delete(key);
  }
}

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash;
}
