import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { paths } from '@/config/paths';
import { invoicesOf } from '@/features/billing/api/list-invoices';
import { errorLogsOf } from '@/features/error-logs/api/list-error-logs';
import { incidentWith } from '@/features/incidents/api/get-incident';
import { incidentsOf } from '@/features/incidents/api/list-incidents';
import { notificationsOf } from '@/features/notifications/api/list-notifications';
import { statsOf } from '@/features/ping-history/api/get-stats';
import { pingsOf } from '@/features/ping-history/api/list-pings';
import { regions } from '@/features/ping-history/api/list-regions';
import { allPlans } from '@/features/plans/api/list-plans';
import { serverWith } from '@/features/servers/api/get-server';
import { keysOf } from '@/features/settings/api/list-keys';
import { currentUser } from '@/lib/session/current-user';
import { heartbeatsOf } from '@/lib/session/heartbeats-of-user';
import { workspaceOf } from '@/lib/session/current-workspace';
import { session } from '@/lib/session/session';
import { loaderArgsOf, matchRoute } from './match-route';
import { preloadRoute } from './preload';

const userId = 'u-1';
const token = `x.${Buffer.from(JSON.stringify({ sub: userId })).toString('base64url')}.y`;
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  if (!AbortSignal.timeout) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  globalThis.fetch = jest.fn(async (url: unknown) => {
    sent.push(String(url));
    return {
      ok: true,
      status: 200,
      text: async () => JSON.stringify({ data: [], chartData: { labels: [], datasets: [], buckets: [] }, stats: {} }),
    };
  }) as unknown as typeof fetch;
});

function open(address: string): void {
  const { pathname, search } = new URL(address, 'http://localhost');
  const match = matchRoute(pathname);
  if (!match) throw new Error(`there is no page at ${address}`);
  const args = loaderArgsOf(match, search);
  if (args) preloadRoute(match, args);
}

type Query = { queryFn?: unknown };
const run = async ({ queryFn }: Query): Promise<void> => {
  await (queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal }).catch(() => {});
};

describe('the preload of a page', () => {
  const always: Query[] = [currentUser, workspaceOf(userId)];
  const pages: [string, Query[]][] = [
    [paths.overview, [...always, incidentsOf(userId)]],
    [paths.logs, [...always, errorLogsOf(userId, 1)]],
    [`${paths.logs}?page=3`, [...always, errorLogsOf(userId, 3)]],
    [paths.notifications, [...always, notificationsOf(userId)]],
    [paths.billing, [...always, invoicesOf(userId), heartbeatsOf(userId)]],
    [paths.pricing, [...always, allPlans]],
    [paths.addHeartbeat, [...always, heartbeatsOf(userId)]],
    [paths.settings, [...always, keysOf(userId)]],
    [paths.incident('i-1'), [...always, incidentWith('i-1')]],
    [paths.editServer('s-1'), [...always, serverWith('s-1')]],
    [`${paths.history('s-1')}?range=7d`, [...always, statsOf('s-1', '7d'), pingsOf('s-1', 1, null), regions()]],
    [`${paths.history('s-1')}?page=2&region=lagos`, [...always, statsOf('s-1', '30d'), pingsOf('s-1', 2, 'lagos'), regions()]],
  ];

  it.each(pages)('%s: sends the requests of the page’s own queries, each once', async (address, queries) => {
    session.open(token);
    open(address);
    expect(sent).toHaveLength(queries.length);
    for (const query of queries) await run(query);
    expect(sent).toHaveLength(queries.length);
  });

  it('sends nothing without a session, and nothing on a public page', () => {
    open(paths.overview);
    session.open(token);
    open(paths.home);
    expect(sent).toEqual([]);
  });
});
