import type { incidents, workspaces } from '@nowahala/contracts';
import { iso, orNull } from '../wire.js';
import type { LiveServer } from './server-states.js';

type Server = workspaces.Server;
type State = LiveServer | undefined;

/** A confirmed incident makes a server inactive; the analyzer knows it first. */
const statusOf = (server: Server, state: State): string => {
  if (server.paused || !state) return server.status || 'active';
  return state.openIncidentId ? 'inactive' : 'active';
};
/** A plan that has run out pauses every server. Setting up is the workspace's word; until the analyzer heard of a resumed server, nothing is known of it. */
const stateOf = (server: Server, state: State): string => {
  if (server.paused || state?.state === 'plan_paused') return 'paused';
  return !state?.state || state.state === 'paused' ? 'unknown' : state.state;
};

/** A row of the overview. */
export const presentServerSummary = (server: Server, state: State) => ({
  _id: server.id,
  name: server.name,
  status: statusOf(server, state),
  ipAddress: server.ipAddress,
  usedRate: state?.usedRate ?? server.usedRate,
  website: orNull(server.website),
  monitoringInterval: server.intervalMinutes,
  state: stateOf(server, state),
  since: iso(state?.since),
  lastPingAt: iso(state?.lastPingAt),
  responseTimeMs: state?.lastResponseTimeMs ?? null,
  openIncidentId: orNull(state?.openIncidentId),
  createdAt: iso(server.createdAt),
});

export const presentServer = (server: Server, state: State) => ({
  ...presentServerSummary(server, state),
  email: server.emailEnabled,
  whatsApp: server.whatsappEnabled,
  workspaceId: server.workspaceId,
  userId: server.userId,
});

export const presentPing = (ping: incidents.Ping) => ({
  _id: ping.id,
  timestamp: iso(ping.timestamp),
  status: ping.status,
  message: ping.message,
  responseTimeMs: ping.responseTimeMs ?? null,
  region: ping.region,
  check: ping.check,
});

export const presentStats = (stats: incidents.GetPingStatsResponse) => ({
  chartData: {
    labels: stats.buckets.map(({ label }) => label),
    datasets: [
      { label: 'Success', data: stats.buckets.map(({ success }) => success) },
      { label: 'Failure', data: stats.buckets.map(({ failures }) => failures) },
    ],
    /** What the chart draws besides: slots nobody measured, and response times. */
    buckets: stats.buckets.map(({ at, unknown, responseTimeMs }) => ({
      at: iso(at),
      unknown,
      responseTimeMs: responseTimeMs > 0 ? responseTimeMs : null,
    })),
  },
  stats: {
    successRate: stats.successRate,
    failureRate: stats.failureRate,
    totalSuccess: stats.totalSuccess,
    totalFailures: stats.totalFailures,
    totalPings: stats.totalPings,
    responseTimeMs: {
      median: stats.responseP50Ms > 0 ? stats.responseP50Ms : null,
      p95: stats.responseP95Ms > 0 ? stats.responseP95Ms : null,
    },
  },
});
