import { sharedSentences } from '@nowahala/kernel';
import { refusal } from '@nowahala/platform';

const MOST_WAITING = 200;
const PATIENCE_MS = 4_000;
const AGAIN_SECONDS = 2;

interface Waiter {
  admit: () => void;
  refuse: () => void;
}

/**
 * Lets so many requests in at a time; the others wait, not for long. Addresses take turns, and where the line is full the address
 * with the most places gives one up: who sends many at once waits behind the own ones.
 */
export class WaitingLine {
  private readonly waiters = new Map<string, Waiter[]>();
  private free: number;
  private count = 0;

  constructor(
    atOnce: number,
    private readonly mostWaiting = MOST_WAITING,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.free = atOnce;
  }

  get waiting(): number {
    return this.count;
  }

  /** Resolves once it is let in; `leave` has to be called then, once. Refuses who finds no room, waits too long or is gone. */
  async enter(address: string, gone: AbortSignal): Promise<void> {
    if (gone.aborted) throw busy();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    if (this.count >= this.mostWaiting) this.displaceFor(address);
    await new Promise<void>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        gone.removeEventListener('abort', waiter.refuse);
        this.remove(address, waiter);
      };
      const waiter: Waiter = {
        admit: () => (end(), resolve()),
        refuse: () => (end(), reject(busy())),
      };
      const timer = setTimeout(waiter.refuse, this.patienceMs);
      gone.addEventListener('abort', waiter.refuse);
      this.waiters.set(address, [...(this.waiters.get(address) ?? []), waiter]);
      this.count += 1;
    });
  }

  leave(): void {
    const [next] = this.waiters;
    if (!next) {
      this.free += 1;
      return;
    }
    const [address, [first]] = next;
    first!.admit();
    const rest = this.waiters.get(address);
    if (!rest) return;
    // Behind the other addresses: a map keeps the order in which its keys came.
    this.waiters.delete(address);
    this.waiters.set(address, rest);
  }

  private displaceFor(address: string): void {
    const longest = [...this.waiters.values()].reduce<Waiter[]>((most, waiters) => (waiters.length > most.length ? waiters : most), []);
    if (longest.length <= (this.waiters.get(address)?.length ?? 0) + 1) throw busy();
    longest.at(-1)!.refuse();
  }

  private remove(address: string, waiter: Waiter): void {
    const rest = this.waiters.get(address)!.filter((other) => other !== waiter);
    if (rest.length > 0) this.waiters.set(address, rest);
    else this.waiters.delete(address);
    this.count -= 1;
  }
}

const busy = () => refusal('BUSY', 'limited', sharedSentences.manySigningIn, { retryAfterSeconds: AGAIN_SECONDS });
