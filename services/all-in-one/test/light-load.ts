import type { Founder } from './customers.js';

const EVERY_MS = 250;

/** A few requests a second of a signed-in user; failures are recorded. */
export class LightLoad {
  asked = 0;
  /** What is being done to the product; stands beside each failure. */
  during = '';
  /** Answers of the 5xx kind, and requests without any answer. */
  readonly failed: string[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly founder: Founder,
    private readonly serverId: string,
  ) {
    this.timer = setInterval(() => this.ask(), EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
  }

  private ask(): void {
    const pages = [
      '/api/user/',
      `/api/workspace/${this.founder.userId}`,
      `/api/server/pings/${this.serverId}?page=1`,
      `/api/incident/list/${this.founder.userId}?page=1`,
      '/api/plan/all',
    ];
    const page = pages[this.asked % pages.length]!;
    this.asked += 1;
    const { during } = this;
    const work = this.founder.customer
      .call('GET', page)
      .then(
        ({ status, body }) => void (status >= 500 && this.failed.push(`${during}: ${page}: ${status} ${JSON.stringify(body)}`)),
        (error: Error) => void this.failed.push(`${during}: ${page}: ${String(error.cause ?? error)}`),
      )
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }
}
