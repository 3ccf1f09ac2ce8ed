import type { incidents } from '@nowahala/contracts';
import { IngestCheckResults } from '../../../analyzer/src/application/ingest-check-results.js';
import { ProcessDeadlines } from '../../../analyzer/src/application/process-deadlines.js';
import type { CheckResult } from '../../../analyzer/src/domain/health/check-result.js';
import { MemoryMonitors, MemoryPings } from '../memory/analyzer-tables.js';
import { inService } from './plant.js';
import type { Plant } from './plant.js';

/** Changes what the analyzer believes to have received. */
const received = (change: (results: CheckResult[], now: number) => CheckResult[]): Plant['process'] =>
  inService('analyzer', ({ container, clock }) => {
    const ingest = container.get(IngestCheckResults);
    const execute = ingest.execute.bind(ingest);
    ingest.execute = async (results) => execute(change(results, clock.nowMs()));
  });

/** What is down, and since when. */
export const verdictPlants: Plant[] = [
  {
    name: 'one-vote-opens',
    about: 'a single failed check counts as three from different places',
    seed: 1,
    process: received((results) =>
      results.flatMap((result) => {
        if (result.outcome === 'success' || result.outcome === 'unknown') return [result];
        const at = (ms: number) => ({
          scheduledAt: new Date(result.scheduledAt.getTime() + ms),
          startedAt: new Date(result.startedAt.getTime() + ms),
        });
        const places = ['lagos', 'london', 'frankfurt'];
        return [result, ...places.map((region, index): CheckResult => ({ ...result, ...at(index + 1), region, kind: 'recheck' }))];
      }),
    ),
  },
  {
    name: 'failures-forgotten',
    about: 'failed checks of every third server are left out',
    seed: 1,
    process: received((results) =>
      results.filter(({ outcome, serverId }) => outcome === 'success' || Number.parseInt(serverId[0]!, 16) % 3 !== 0),
    ),
  },
  {
    name: 'recovery-unseen',
    about: 'successes during an outage are left out: it never ends',
    seed: 1,
    process: received((results) =>
      results.filter(({ kind, outcome }) => outcome !== 'success' || (kind !== 'down' && kind !== 'recovery')),
    ),
  },
  {
    name: 'deadlines-unprocessed',
    about: 'what waits for its siblings is never opened',
    seed: 11,
    process: inService('analyzer', ({ container }) => {
      container.get(ProcessDeadlines).execute = async () => undefined;
    }),
  },
  {
    name: 'health-forgotten',
    about: 'the health of a server that is down is lost now and then, so it opens again',
    seed: 1,
    form: (form) => {
      if (!(form instanceof MemoryMonitors)) return undefined;
      let updates = 0;
      return Object.assign(form, {
        update: async (...[tx, monitor]: Parameters<MemoryMonitors['update']>) => {
          const forget = monitor.health.now.status === 'down' && (updates += 1) % 5 === 0;
          const health = forget ? { now: { status: 'new' as const }, outages: [] } : monitor.health;
          return MemoryMonitors.prototype.update.call(form, tx, { ...monitor, health });
        },
      });
    },
  },
  {
    name: 'votes-forgotten',
    about: 'what each place said of an outage is lost: any of them ends it, and it stays one for everybody',
    seed: 24,
    form: (form) =>
      form instanceof MemoryMonitors
        ? Object.assign(form, {
            update: async (...[tx, monitor]: Parameters<MemoryMonitors['update']>) => {
              const { now } = monitor.health;
              const health = 'regionVotes' in now ? { ...monitor.health, now: { ...now, regionVotes: [] } } : monitor.health;
              return MemoryMonitors.prototype.update.call(form, tx, { ...monitor, health });
            },
          })
        : undefined,
  },
  {
    name: 'pings-unstored',
    about: 'results of one place are evaluated and not stored',
    seed: 31,
    form: (form) =>
      form instanceof MemoryPings
        ? Object.assign(form, {
            add: async (...[sql, rows]: Parameters<MemoryPings['add']>) =>
              MemoryPings.prototype.add.call(
                form,
                sql,
                rows.filter(({ scheduledAt }) => scheduledAt.getTime() % 11_000 !== 0),
              ),
          })
        : undefined,
  },
  {
    name: 'rated-by-arrival',
    about: 'a check counts at the time at which its result arrived',
    seed: 2,
    process: received((results, now) => results.map((result) => ({ ...result, startedAt: new Date(now), endedAt: new Date(now) }))),
  },
  {
    name: 'all-clear-at-once',
    about: 'an outage counts as over while it goes on',
    seed: 1,
    message: (message) => {
      if (message.topic !== 'incident.opened') return [message];
      const opened = message.message as incidents.IncidentOpened;
      const resolved = { ...opened, reason: 'recovered', resolvedAt: opened.openedAt, resolveReason: 1 };
      return [message, { ...message, topic: 'incident.resolved', message: resolved }];
    },
  },
];
