import { checkKinds } from '@nowahala/api';
import type {
  PingResponse,
  PublicServerResponse,
  ServerResponse,
  ServerSummaryResponse,
  StatsResponse,
  UptimeResponse,
} from '@nowahala/api';
import type { incidents, workspaces } from '@nowahala/contracts';
import { checkOutcomes, healthStates, serverStatuses } from '../../clients/enums.mapper.js';
import { isStillActive } from '@nowahala/kernel';
import { iso, oneOf, orNull } from '../wire.js';
import type { LiveServer } from './server-states.js';

type Server = workspaces.Server;
type State = LiveServer | undefined;

const healthOf = ({ healthState, state }: LiveServer) => healthStates.toWord(healthState, state) ?? 'unknown';
/** A confirmed incident makes a server inactive, unless some places reach it; the analyzer knows it first. */
const statusOf = (server: Server, state: State): ServerResponse['status'] => {
  if (server.paused || !state) return serverStatuses.toWord(server.serverStatus, server.status) ?? 'active';
  return state.openIncidentId && !isStillActive(healthOf(state)) ? 'inactive' : 'active';
};
/** A plan that has run out pauses every server. Until the analyzer has read that a server was resumed, its state is unknown. */
const stateOf = (server: Server, state: State): ServerResponse['state'] => {
  const health = state ? healthOf(state) : 'unknown';
  if (server.paused || health === 'plan_paused') return 'paused';
  return health === 'paused' ? 'unknown' : health;
};

/** A row of the overview. */
export const presentServerSummary = (server: Server, state: State): ServerSummaryResponse => ({
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
  createdAt: iso(server.createdAt!),
});

/** What programs with a key see of a server. */
export const presentPublicServer = (server: Server, state: State): PublicServerResponse => ({
  ...presentServerSummary(server, state),
  email: server.emailEnabled,
  whatsApp: server.whatsappEnabled,
});

export const presentServer = (server: Server, state: State): ServerResponse => ({
  ...presentPublicServer(server, state),
  workspaceId: server.workspaceId,
  userId: server.userId,
  expectText: orNull(server.expectText),
  rejectText: orNull(server.rejectText),
  slowAlerts: server.slowAlerts ?? true,
});

export const presentPing = (ping: incidents.Ping): PingResponse => ({
  _id: ping.id,
  timestamp: iso(ping.timestamp!),
  status: checkOutcomes.toWord(ping.checkOutcome, ping.status) ?? 'unknown',
  message: ping.message,
  responseTimeMs: ping.responseTimeMs ?? null,
  region: ping.region,
  check: oneOf(checkKinds, ping.check, 'scheduled'),
  maintenance: ping.maintenance,
});

export const presentStats = (stats: incidents.GetPingStatsResponse): StatsResponse => ({
  chartData: {
    labels: stats.buckets.map(({ label }) => label),
    datasets: [
      { label: 'Success', data: stats.buckets.map(({ success }) => success) },
      { label: 'Failure', data: stats.buckets.map(({ failures }) => failures) },
    ],
    buckets: stats.buckets.map(({ at, unknown, maintenance, responseTimeMs }) => ({
      at: iso(at!),
      unknown,
      maintenance,
      responseTimeMs: positive(responseTimeMs),
    })),
  },
  stats: {
    successRate: stats.successRate,
    failureRate: stats.failureRate,
    totalSuccess: stats.totalSuccess,
    totalFailures: stats.totalFailures,
    totalPings: stats.totalPings,
    responseTimeMs: { median: positive(stats.responseP50Ms), p95: positive(stats.responseP95Ms) },
  },
});

export const presentUptime = ({ serverId, days }: incidents.ServerUptime): UptimeResponse => ({
  serverId,
  days: days.map(({ day, success, failures, unknown, maintenance }) => ({ day, success, failures, unknown, maintenance })),
});

const positive = (milliseconds: number): number | null => (milliseconds > 0 ? milliseconds : null);
