/** Who asked which site when; both are brought to the same second, and a fault begins just before it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { INTERVAL } from './scenario.mjs';

export class Requests {
  /** Seconds of each request, by who asked and for what. */
  #asked = new Map();
  #waiting = [];

  constructor(now) {
    this.now = now;
  }

  note({ name, agent }) {
    const who = agent.startsWith('NoWahala') ? 'ours' : agent;
    const key = `${who} ${name}`;
    this.#asked.set(key, [...(this.#asked.get(key) ?? []), this.now()]);
    this.#waiting = this.#waiting.filter((one) => !(one.who === who && (one.name ?? name) === name && (one.resolve(name), true)));
  }

  times(who, name) {
    return this.#asked.get(`${who} ${name}`) ?? [];
  }

  next(who, name) {
    return new Promise((resolve) => this.#waiting.push({ who, name, resolve }));
  }

  /** The second of the next regular check: the first request of a site is the one that its creation asks for. */
  nextSlot(name, atLeast = 0) {
    let slot = this.times('ours', name).at(-1) + INTERVAL;
    while (slot < this.now() + atLeast) slot += INTERVAL;
    return slot;
  }

  async until(second) {
    await sleep(Math.max(0, (second - this.now()) * 1_000));
  }
}
