import { eachItself } from '../concurrency/each-itself.js';
import type { Subscription } from '../bus/event-bus.js';

/** Whether a service leaves its share of its topics to the other processes that read them. What nobody else reads it goes on reading. */
export class Standby {
  /** Null: a change failed, and how much of it reached the bus is not known. */
  private readonly states = new Map<Subscription, boolean | null>();

  add(subscription: Subscription): void {
    this.states.set(subscription, false);
  }

  /** Rejects where not every group could be changed; the same call may succeed later. */
  async set(standby: boolean): Promise<void> {
    await eachItself(this.states, async ([subscription, state]) => {
      if (state === standby) return;
      this.states.set(subscription, null);
      await subscription.standBy(standby);
      this.states.set(subscription, standby);
    });
  }
}
