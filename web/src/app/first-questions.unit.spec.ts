import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { paths } from '@/config/paths';
import { invoicesOf } from '@/features/billing/api/list-invoices';
import { errorLogsOf } from '@/features/error-logs/api/list-error-logs';
import { incidentWith } from '@/features/incidents/api/get-incident';
import { incidentsOf } from '@/features/incidents/api/list-incidents';
import { notificationsOf } from '@/features/notifications/api/list-notifications';
import { statsOf } from '@/features/ping-history/api/get-stats';
import { pingsOf } from '@/features/ping-history/api/list-pings';
import { allPlans } from '@/features/plans/api/get-plans';
import { serverWith } from '@/features/servers/api/get-server';
import { keysOf } from '@/features/settings/api/list-keys';
import { currentUser } from '@/lib/session/current-user';
import { workspaceOf } from '@/lib/session/current-workspace';
import { session } from '@/lib/session/session';
import { pageAt } from './fetch-page';
import { askFirstQuestions } from './first-questions';
import { visitOf } from './visit';

const her = 'u-1';
const token = `x.${Buffer.from(JSON.stringify({ sub: her })).toString('base64url')}.y`;
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
  const page = pageAt(pathname);
  if (!page) throw new Error(`there is no page at ${address}`);
  const visit = visitOf(page.ids, search);
  if (visit) askFirstQuestions(page, visit);
}

type Query = { queryFn?: unknown };
const ask = async ({ queryFn }: Query): Promise<void> => {
  await (queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal }).catch(() => {});
};

describe('the first questions of a page', () => {
  const always: Query[] = [currentUser, workspaceOf(her)];
  const pages: [string, Query[]][] = [
    [paths.overview, [...always, incidentsOf(her)]],
    [paths.logs, [...always, errorLogsOf(her, 1)]],
    [`${paths.logs}?page=3`, [...always, errorLogsOf(her, 3)]],
    [paths.notifications, [...always, notificationsOf(her)]],
    [paths.billing, [...always, invoicesOf(her)]],
    [paths.pricing, [...always, allPlans]],
    [paths.settings, [...always, keysOf(her)]],
    [paths.incident('i-1'), [...always, incidentWith('i-1')]],
    [paths.editServer('s-1'), [...always, serverWith('s-1')]],
    [`${paths.history('s-1')}?range=7d`, [...always, statsOf('s-1', '7d'), pingsOf('s-1', 1)]],
  ];

  it.each(pages)('%s: are the very ones that the page asks, and are asked once', async (address, queries) => {
    session.open(token);
    open(address);
    expect(sent).toHaveLength(queries.length);
    for (const query of queries) await ask(query);
    expect(sent).toHaveLength(queries.length);
  });

  it('are none without a session, and none on a public page', () => {
    open(paths.overview);
    session.open(token);
    open(paths.home);
    expect(sent).toEqual([]);
  });
});
