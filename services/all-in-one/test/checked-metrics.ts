import { Metrics } from '@nowahala/platform';
import { SERVICES } from './multi-process.js';
import type { MultiProcess } from './multi-process.js';

type Sane = (values: number[]) => boolean;

const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
const some: Sane = (values) => sum(values) > 0;
/** Nothing of this kind happened, or it is over; what never happened may have no series. */
const none: Sane = (values) => values.every((value) => value === 0);
const measured: Sane = (values) => values.length > 0 && values.every((value) => value >= 0);
const below =
  (most: number): Sane =>
  (values) =>
    measured(values) && Math.max(...values) < most;
const withState = SERVICES.filter((name) => name !== 'prober').length;

/** What each metric of the contract says after an outage, while a transaction is held open; of histograms how many were counted. */
const SANE: Record<string, Sane> = {
  bus_reachable: (values) => values.length === SERVICES.length && values.every((value) => value === 1),
  bus_publish_total: some,
  bus_publish_seconds: some,
  bus_consumer_lag: below(100),
  bus_consumer_lag_seconds: below(5),
  bus_handler_seconds: some,
  bus_rebalance_total: some,
  bus_parked: none,
  bus_offset_out_of_range_total: none,
  outbox_pending: below(100),
  outbox_oldest_seconds: below(5),
  outbox_publish_total: some,
  scheduler_tick_lag_seconds: some,
  scheduler_shards_owned: (values) => sum(values) === 256,
  scheduler_lease_lost_total: measured,
  scheduler_slots_total: some,
  prober_inflight: below(50),
  prober_queue_seconds: some,
  prober_result_total: some,
  prober_machine_limit: some,
  prober_event_loop_lag_seconds: below(5),
  prober_blocked_target_total: none,
  detector_results_total: some,
  detector_state_servers: some,
  detector_transition_total: some,
  detector_region_blind: none,
  detector_region_silent: none,
  incident_detect_seconds: some,
  notify_dispatch_seconds: some,
  notify_oldest_seconds: below(30),
  notify_overdue: none,
  notify_total: some,
  explain_total: some,
  webhook_total: some,
  auth_total: some,
  http_request_seconds: some,
  grpc_client_seconds: some,
  service_ready: (values) => values.length === SERVICES.length && values.every((value) => value === 1),
  db_pool_waiting: below(5),
  lookout_sees: (values) => values.length === withState && values.every((value) => value === 1),
  pg_oldest_xid_seconds: (values) => values.length === withState && Math.min(...values) > 1,
};

export const valuesOf = (texts: string[], name: string): number[] =>
  texts.flatMap((text) => [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map((found) => Number(found[1])));

export const readAll = (product: MultiProcess): Promise<string[]> => Promise.all(SERVICES.map((name) => product.metrics(name)));

/** Metrics of the contract that are missing, that are unknown here, or that have a value that does not fit the outage. */
export async function implausibleMetrics(product: MultiProcess): Promise<string[]> {
  const texts = await readAll(product);
  const platform = (await new Metrics().asObjects()).map(({ name }) => name).filter((name) => !/^(nodejs|process)_/.test(name));
  return [...new Set([...platform, ...Object.keys(SANE)])].flatMap((name) => {
    const exposed = texts.filter((text) => text.includes(`# TYPE ${name} `));
    // The platform's are exposed by every process, those of a service by its own.
    const everywhere = exposed.length === (platform.includes(name) ? texts.length : Math.max(exposed.length, 1));
    const values = valuesOf(texts, exposed[0]?.includes(`# TYPE ${name} histogram`) ? `${name}_count` : name);
    return everywhere && SANE[name]?.(values) ? [] : [`${name}: ${values.join(' ')}`];
  });
}
