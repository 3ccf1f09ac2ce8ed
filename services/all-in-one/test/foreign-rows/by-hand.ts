import { totalsOf } from '../../../analyzer/src/domain/statistics/hour-totals.js';
import { HOUR, keptPing, OTHER_ID } from './rows.js';
import type { World } from './rows.js';

/** Takes an id or an object, and yet is not about one tenant; each with its reason. */
export const FOR_EVERYBODY: Record<string, string> = {
  'notifier DeliveryRepository.claimDue': 'the job takes what is due, for whomever; `owner` is the process',
  'identity AttemptRepository.prune': 'deletes by age',
  'workspaces ServerQuery.listAfter': 'walks all servers in slices, to compare them with other services',
  'notifier ServerRepository.listIdsAfter': 'walks all servers in slices, to compare them with other services',
  'scheduler ScheduleRepository.listIdsAfter': 'walks all servers in slices, to compare them with other services',
  'scheduler EntitlementRepository.listWorkspacesAfter': 'walks all workspaces in slices, to compare their plans with billing',
  'scheduler ScheduleRepository.deleteChanges': 'by the numbers of changes that the schedule has taken in',
  'scheduler ReconcileProgressRepository.upsert': 'how far a walk through all servers has come',
  'scheduler ShardMemberRepository.deletePreviousIncarnations': 'about scheduler processes',
  'scheduler WatermarkRepository.write': 'about scheduler processes',
  'billing PlanRepository.update': 'the plans on sale are the same for everybody',
  'billing DueSubscriptionQuery.now': 'asks the database for the time',
  'analyzer BeatRunRepository.now': 'asks the database for the time',
  'analyzer BeatRunRepository.upsert': 'about a run of a gateway',
  'analyzer BeatRunRepository.markAlerted': 'about a run of a gateway',
  'analyzer BeatRepository.assign': 'finds calls that nobody owns yet',
  'analyzer DomainRepository.now': 'asks the database for the time',
  'analyzer ExplanationRepository.now': 'asks the database for the time',
  'analyzer HourClosingRepository.now': 'asks the database for the time',
  'analyzer HourClosingRepository.finish': 'about an hour of shards of all servers',
  'analyzer MonitorRepository.now': 'asks the database for the time',
  'analyzer NetworkRepository.beginEpisode': 'about a network that many share',
  'analyzer NetworkRepository.incidentsWithout': 'about a network that many share',
  'analyzer PingRepository.markChanged': 'marks an hour of a shard of all servers',
  'analyzer RegionRepository.now': 'asks the database for the time',
  'analyzer RegionRepository.record': 'about probers',
  'analyzer RenewalRepository.now': 'asks the database for the time',
  'analyzer SlowServerRepository.now': 'asks the database for the time',
  'analyzer ScheduleGapRepository.add': 'about a shard of all servers',
};

/** Answers only from rows that no world has, such as two of one table; with what was read instead. */
export const NEEDS_OTHER_ROWS: Record<string, string> = {
  'identity VerificationTokenRepository.findDone': 'asks by the hash of a secret for a purpose with an ending of its own',
  'notifier DrillRepository.insert': 'the id is made of who asks, the workspace and their key: no stranger has the same',
  'workspaces WorkspaceRepository.everAdded': 'asks for streams by ids that are made of the workspace: no stranger has the same',
  'analyzer BeatRepository.pruneOf': 'begins behind the hundredth call of one heartbeat',
  'analyzer MaintenanceRepository.ofWorkspaces': 'asks for windows without a server, and its first condition is the workspaces',
  'analyzer RenewalRepository.isWarned': 'asks about the other certificates of a server, each of its workspace',
  'analyzer RenewalRepository.successor': 'both certificates are of one server, and the first condition is its workspace',
};

/** Arguments that names and types do not tell, by position. */
export const ARGUMENTS: Record<string, (tenant: string, world: World) => Record<number, unknown>> = {
  'identity UserRepository.update': () => ({ 2: { fullName: 'New Name' } }),
  'identity SessionRepository.revokeOthers': () => ({ 2: OTHER_ID }),
  'identity VerificationTokenRepository.setDone': (tenant, world) => ({ 1: world.text('purpose', tenant) }),
  'identity VerificationTokenRepository.deleteLinks': (tenant, world) => ({ 1: world.text('purpose', tenant) }),
  'billing InvoiceDocumentRepository.insert': () => ({
    2: { number: OTHER_ID, kind: 'invoice', paymentReference: 'paid', amount: { totalKobo: 100 }, at: 0 },
  }),
  'scheduler ScheduleRepository.upsertAll': (tenant) => ({
    1: [
      {
        config: {
          ...{ serverId: tenant, workspaceId: tenant, userId: tenant, ipAddress: '', website: '', intervalMinutes: 5 },
          ...{ configVersion: 1_000, paused: false, deleted: false },
        },
        ...{ shard: 1, fireAt: null },
      },
    ],
  }),
  'analyzer MonitorRepository.update': (tenant) => ({
    1: {
      ...{ serverId: tenant, workspaceId: tenant, userId: tenant, name: 'New Name', ipAddress: '', website: '', removed: false },
      ...{ configVersion: 1, targetVersion: 1, network: null, version: 1, stateSince: new Date() },
      ...{ health: { now: { status: 'new' }, outages: [] }, suspicion: null },
    },
  }),
  'analyzer HeartbeatRepository.update': (tenant) => ({
    1: {
      ...{ heartbeatId: tenant, name: 'New Name', schedule: { everyMinutes: 5 }, graceMinutes: 5, onlyPost: false, addressRound: 0 },
      ...{ configVersion: 1, removed: false, ownerPaused: false, planPaused: false, planVersion: 0, words: '', stateSince: new Date() },
      health: { status: 'pending', incident: null },
    },
    2: null,
  }),
  'analyzer CertificateRepository.record': (tenant, { now }) => ({
    1: [{ serverId: tenant, fingerprint: OTHER_ID, issuer: 'issuer', startsAt: now, endsAt: now, seenAt: now }],
  }),
  'analyzer DomainRepository.answered': (_tenant, { now }) => ({
    1: { registration: { endsAt: now, registeredAt: null, registrar: 'Registrar', lapsed: false }, source: 'rdap', whole: true },
  }),
  'analyzer ErrorLogRepository.assignToIncident': () => ({ 2: OTHER_ID }),
  'analyzer IncidentQuery.after': () => ({ 1: null }),
  'analyzer HourClosingRepository.storeTotals': (tenant) => ({
    2: new Map([[tenant, totalsOf([keptPing(tenant)], [])]]),
  }),
  'analyzer PingHistoryQuery.after': () => ({ 2: null }),
  'analyzer PingPackRepository.upsert': (tenant) => ({ 2: new Map([[tenant, [keptPing(tenant)]]]) }),
  'analyzer PingPastQuery.following': () => ({ 1: { scheduledAt: 0, region: '' } }),
  'analyzer PingPastQuery.newest': (tenant) => ({
    1: { serverId: tenant, from: new Date(0), end: new Date('2200-01-01'), limit: 10 },
    2: { sql: 'true', ping: () => true },
  }),
  'analyzer ResponseTimeRepository.learned': (_tenant, { now }) => ({ 2: new Date(0), 3: new Date(now.getTime() + 24 * HOUR) }),
  'notifier DeliveryLogQuery.reasons': (tenant, world) => ({
    0: { groupKey: tenant, channel: world.text('channel', tenant), recipient: tenant, id: OTHER_ID },
  }),
  'notifier DeliveryRepository.retryLater': () => ({ 2: { at: new Date(), because: { text: 'slow' }, uncertain: true } }),
  'notifier DeliveryRepository.countSend': () => ({ 2: { to: 'new@shop.example', providerId: OTHER_ID } }),
  'notifier DeliveryRepository.markOver': () => ({
    2: { state: 'failed', because: { text: 'refused' }, fallbackAt: null, keepsFacts: true },
  }),
};

/** Values that no statement of the service names. */
export const LITERALS: Record<string, string[]> = { kind: ['opened', 'quota'] };
