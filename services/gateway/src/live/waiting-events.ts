import { eventText } from './live-event.js';
import type { LiveEvent } from './live-event.js';

const WAITS_MS = [1_000, 2_000, 4_000, 8_000];

interface Queue {
  events: LiveEvent[];
  bytes: number;
  tries: number;
  timer?: NodeJS.Timeout;
}

interface Handlers {
  /** The workspaces of a user, undefined while nobody says. */
  ownedBy: (userId: string) => Promise<string[] | undefined>;
  send: (event: LiveEvent, owned: string[]) => void;
  giveUp: (userId: string) => void;
}

/** Events of which nobody can say just now whether they belong to their reader. They are tried again after 1, 2, 4 and 8 s, then given up. */
export class WaitingEvents {
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly mostBytes: number,
    private readonly handlers: Handlers,
  ) {}

  has(userId: string): boolean {
    return this.queues.has(userId);
  }

  add(event: LiveEvent): void {
    const { userId } = event;
    const known = this.queues.get(userId);
    const queue = known ?? { events: [], bytes: 0, tries: 0 };
    queue.bytes += Buffer.byteLength(eventText(event));
    if (queue.bytes > this.mostBytes) return this.giveUp(userId);
    queue.events.push(event);
    if (known) return;
    this.queues.set(userId, queue);
    this.retryLater(userId, queue);
  }

  delete(userId: string): void {
    clearTimeout(this.queues.get(userId)?.timer);
    this.queues.delete(userId);
  }

  private retryLater(userId: string, queue: Queue): void {
    const waitMs = WAITS_MS[queue.tries];
    if (waitMs === undefined) return this.giveUp(userId);
    queue.tries += 1;
    queue.timer = setTimeout(() => void this.retry(userId, queue), waitMs).unref();
  }

  private async retry(userId: string, queue: Queue): Promise<void> {
    const owned = await this.handlers.ownedBy(userId);
    if (this.queues.get(userId) !== queue) return;
    if (!owned) return this.retryLater(userId, queue);
    this.delete(userId);
    for (const event of queue.events) this.handlers.send(event, owned);
  }

  private giveUp(userId: string): void {
    this.delete(userId);
    this.handlers.giveUp(userId);
  }
}
