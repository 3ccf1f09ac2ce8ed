/**
 * Open pages of Home: each holds a stream of events and asks again for what it shows a quarter of a second after one, as the web
 * does (web/src/lib/live). A stream that breaks is opened again a second later.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, result } from '../../libs/testkit/bench/results.mjs';

const TOGETHER_MS = 250;
const AGAIN_MS = 1_000;

export const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

class Dashboard {
  notifiedAt = undefined;
  opened = 0;

  constructor(base, { userId, token }, asked) {
    this.base = base;
    this.asked = asked;
    this.headers = { authorization: `Bearer ${token}` };
    this.paths = [`api/workspace/${userId}`, `api/incident/list/${userId}?page=1`];
    this.stopped = new AbortController();
    this.life = this.live();
  }

  async live() {
    while (!this.stopped.signal.aborted) {
      await this.read().catch(() => undefined);
      if (!this.stopped.signal.aborted) await sleep(AGAIN_MS);
    }
  }

  async read() {
    const response = await fetch(`${this.base}/api/events`, { headers: this.headers, signal: this.stopped.signal });
    if (!response.ok) throw new Error(`no stream: ${response.status}`);
    this.opened += 1;
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      if (chunk.includes('"state":"down"')) this.notifiedAt ??= Date.now();
      if (chunk.includes('event:')) this.refetchSoon();
    }
  }

  refetchSoon() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      for (const path of this.paths) void this.refetch(path);
    }, TOGETHER_MS);
  }

  async refetch(path) {
    const from = performance.now();
    const status = await fetch(`${this.base}/${path}`, { headers: this.headers }).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 0,
    );
    this.asked.push({ tookMs: performance.now() - from, status });
  }

  async close() {
    clearTimeout(this.timer);
    this.stopped.abort();
    await this.life;
  }
}

/** `asked`: what all of them asked again, `{ tookMs, status }`, 0 where no answer came. */
export async function openDashboards(base, owners, count) {
  const asked = [];
  const pages = Array.from({ length: count }, (_, index) => new Dashboard(base, owners[index % owners.length], asked));
  for (let tries = 0; pages.some(({ opened }) => opened === 0); tries += 1) {
    if (tries > 300) throw new Error('the dashboards could not be opened');
    await sleep(200);
  }
  return {
    asked,
    notifiedAt: () => pages.map((page) => page.notifiedAt).filter((at) => at !== undefined),
    reopened: () => pages.reduce((sum, { opened }) => sum + opened - 1, 0),
    close: () => Promise.all(pages.map((page) => page.close())),
  };
}

/** `cutAt`: when their servers died. */
export function reportDashboards({ asked, notifiedAt, reopened }, count, cutAt) {
  const notified = notifiedAt();
  const refused = asked.filter(({ status }) => status !== 200).length;
  const took = asked.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs);
  result({ name: 'dashboards notified that a server of theirs is down', ours: notified.length / count, goal: 1 });
  result({ name: 'what a dashboard asks again, ms at the 95th percentile', ours: percentile(took, 0.95), lower: true });
  console.log(
    `${notified.length} of ${count} dashboards were notified, ${inSeconds(percentile(notified, 0.5) - cutAt)} (p50) to ${inSeconds(Math.max(...notified) - cutAt)} after the cut; ${reopened()} streams broke`,
  );
  console.log(
    `they asked again ${asked.length} times, ${refused} refused: ${percentile(took, 0.5).toFixed(0)} ms (p50), ${percentile(took, 0.95).toFixed(0)} ms (p95)`,
  );
}
