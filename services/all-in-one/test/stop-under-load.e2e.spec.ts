import { Agent, request } from 'node:http';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { Product } from './product.js';

const READERS = 20;

/** Readers on kept connections, each asking again at once, until nobody listens any more. */
class Load {
  readonly answers = new Map<string, number>();
  /** Broken after the request was written: nobody knows whether it was served. */
  broken = 0;
  private asked = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: READERS });
  private readonly done: Promise<void[]>;

  constructor(
    private readonly product: Product,
    private readonly paths: string[],
  ) {
    this.done = Promise.all(Array.from({ length: READERS }, (_, index) => this.read(index)));
  }

  get count(): number {
    return [...this.answers.values()].reduce((sum, one) => sum + one, 0);
  }

  async end(): Promise<void> {
    await this.done;
    this.agent.destroy();
  }

  private async read(index: number): Promise<void> {
    for (let number = index; ; number += 1) {
      const status = await this.ask(this.paths[number % this.paths.length]!);
      if (status === 'ECONNREFUSED') return;
      if (typeof status === 'string') this.broken += 1;
      else this.answers.set(String(status), (this.answers.get(String(status)) ?? 0) + 1);
    }
  }

  private ask(path: string): Promise<number | string> {
    return new Promise((resolve) => {
      // Everybody has an address of their own: the limits are not what is asked about here.
      const headers = { 'x-forwarded-for': `10.${[0, 8, 16].map((shift) => (this.asked >> shift) & 255).join('.')}` };
      this.asked += 1;
      const sent = request(`${this.product.url}/${path}`, { agent: this.agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode!));
        response.on('error', (error) => resolve(String((error as NodeJS.ErrnoException).code)));
      });
      sent.on('error', (error) => resolve(String((error as NodeJS.ErrnoException).code)));
      sent.end();
    });
  }
}

const STOPS_WITHIN_MS = 2_000;
/** Other specs run beside this one: the quickest of so many counts. */
const TRIES = 3;

describe('the one-machine run that is stopped while it is used', () => {
  let product: Product | undefined;
  afterAll(async () => {
    await product?.stop();
    product?.removeData();
  });

  it('answers until its listener closes, nobody hears that it is unavailable, and it takes two seconds', async () => {
    let quickestMs = Infinity;
    for (let tried = 0; tried < TRIES && quickestMs > STOPS_WITHIN_MS; tried += 1) {
      product?.removeData();
      product = await Product.start({ env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
      const load = new Load(product, ['api/plan/all', 'health/ready', 'api/docs']);
      await eventually('it is used', () => load.count > 200);
      const begunAt = performance.now();
      expect(await product.stop()).toBe(0);
      quickestMs = Math.min(quickestMs, performance.now() - begunAt);
      await load.end();
      expect([...load.answers.keys()].filter((status) => status.startsWith('5'))).toEqual([]);
      expect(load.broken).toBe(0);
    }
    expect(quickestMs).toBeLessThan(STOPS_WITHIN_MS);
  }, 240_000);
});
