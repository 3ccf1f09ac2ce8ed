/**
 * Open pages of Home, each on a device of its own and seen by somebody: each holds a stream of events and asks again for what an
 * event makes old, as the web does (web/src/lib/live). A stream that breaks is opened again, and everything is asked anew.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, result } from '../../libs/testkit/bench/results.mjs';
import { Read, RefetchSoon } from './dashboard-reads.mjs';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** A stream that held so long was no failure. */
const HELD_MS = 45_000;
/** Not asked again after the last try. */
const GIVEN_UP = 'given up';

export const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

class Dashboard {
  notifiedAt = undefined;
  displayedAt = undefined;
  opened = 0;
  soon = new RefetchSoon();
  stopped = new AbortController();

  constructor(base, { userId, workspaceId, token }, asked) {
    this.base = base;
    this.headers = { authorization: `Bearer ${token}` };
    const onAnswer = (answer, text) => {
      asked.push(answer);
      if (this.notifiedAt !== undefined && text.includes('"state":"down"')) this.displayedAt ??= Date.now();
    };
    const onGivenUp = () => asked.push({ status: GIVEN_UP });
    const read = (path) => new Read(`${base}/api/${path}`, this.headers, { onAnswer, onGivenUp });
    const workspace = read(`workspace/${userId}`);
    const incidents = read(`incident/list/${userId}?page=1`);
    const uptime = read(`server/uptime/${workspaceId}?days=90`);
    const bell = read(`notification/${userId}?page=1`);
    const renewals = read(`renewal/list/${userId}`);
    this.readsOf = { server: [workspace, uptime], incident: [workspace, incidents], notification: [bell, renewals] };
    this.reads = [workspace, incidents, uptime, bell, renewals];
    this.life = this.live();
  }

  async live() {
    for (let waitMs = FIRST_RETRY_MS; !this.stopped.signal.aborted; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
      const openedAt = performance.now();
      await this.follow().catch(() => undefined);
      if (this.stopped.signal.aborted) return;
      if (performance.now() - openedAt > HELD_MS) waitMs = FIRST_RETRY_MS;
      await sleep(waitMs * (0.75 + Math.random() / 2), undefined, { signal: this.stopped.signal }).catch(() => undefined);
    }
  }

  async follow() {
    const response = await fetch(`${this.base}/api/events`, { headers: this.headers, signal: this.stopped.signal });
    if (!response.ok) throw new Error(`no stream: ${response.status}`);
    this.opened += 1;
    if (this.opened > 1) this.soon.mark(this.reads);
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      if (chunk.includes('"state":"down"')) this.notifiedAt ??= Date.now();
      for (const [, kind] of chunk.matchAll(/event: (\w+)/g)) this.soon.mark(this.readsOf[kind] ?? []);
    }
  }

  async close() {
    this.soon.close();
    for (const read of this.reads) read.close();
    this.stopped.abort();
    await this.life;
  }
}

/** What they `asked`: `{ tookMs, status }`, 0 where no answer came. */
export async function openDashboards(base, owners, count) {
  const asked = [];
  const pages = Array.from({ length: count }, (_, index) => new Dashboard(base, owners[index % owners.length], asked));
  for (let tries = 0; pages.some(({ opened }) => opened === 0); tries += 1) {
    if (tries > 300) throw new Error('the dashboards could not be opened');
    await sleep(200);
  }
  const opened = () => pages.reduce((sum, page) => sum + page.opened, 0);
  return {
    asked,
    forget: () => (asked.length = 0),
    notified: () => pages.filter(({ notifiedAt }) => notifiedAt !== undefined),
    reopened: () => opened() - count,
    close: () => Promise.all(pages.map((page) => page.close())),
  };
}

/** `cutAt`: when their servers died. */
export function reportDashboards({ asked, notified, reopened }, count, cutAt) {
  const pagesNotified = notified();
  const notifiedAt = pagesNotified.map((page) => page.notifiedAt);
  const displayed = pagesNotified.filter(({ displayedAt }) => displayedAt !== undefined).map((page) => page.displayedAt - page.notifiedAt);
  const questions = asked.filter(({ status }) => status !== GIVEN_UP);
  const took = asked.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs);
  const counts = Map.groupBy(asked, ({ status }) => status);
  const countOf = (status) => counts.get(status)?.length ?? 0;
  const refused = questions.filter(({ status }) => status > 200);
  result({ name: 'dashboards notified that a server of theirs is down', ours: pagesNotified.length / count, goal: 1 });
  result({ name: 'what a dashboard asks again, ms at the 95th percentile', ours: percentile(took, 0.95), lower: true });
  result({ name: 'what a dashboard asks again and is refused, share', ours: refused.length / questions.length, lower: true });
  console.log(
    `${pagesNotified.length} of ${count} dashboards were notified, ${inSeconds(percentile(notifiedAt, 0.5) - cutAt)} (p50) to ${inSeconds(Math.max(...notifiedAt) - cutAt)} after the cut; ${reopened()} streams broke`,
  );
  console.log(
    `${displayed.length} showed it, ${inSeconds(percentile(displayed, 0.5))} (p50), ${inSeconds(percentile(displayed, 0.95))} (p95) after they were notified`,
  );
  console.log(
    `they asked again ${questions.length} times: ${percentile(took, 0.5).toFixed(0)} ms (p50), ${percentile(took, 0.95).toFixed(0)} ms (p95)`,
  );
  const byStatus = [...new Set([429, 500, 503, ...refused.map(({ status }) => status)])].map((status) => `${status}: ${countOf(status)}`);
  console.log(
    `refused ${refused.length} (${byStatus.join(', ')}), not answered ${countOf(0)}, left for a newer question ${countOf('replaced')}; ${countOf(GIVEN_UP)} reads failed for good`,
  );
}
