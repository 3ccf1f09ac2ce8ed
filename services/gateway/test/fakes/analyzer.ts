import { incidents } from '@nowahala/contracts';
import { isUser, newId, notFound, ownsWorkspace, refusal } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import type { FakeServices, TestUser } from './fake-services.js';
import { after, later } from './helpers.js';

const explanation = {
  whatHappened: 'It answers with an error page.',
  whoIsAffected: 'Every visitor.',
  likelyCause: 'The program stopped.',
  confidence: 'high',
  doNow: ['Restart it.'],
  tellCustomers: 'Soon back.',
  whoToCall: 'Your host.',
  evidence: ['502'],
  source: 'rules',
};

const doneStep = (step: number) => incidents.DoneStep.fromPartial({ id: newId(), step, doneAt: later(0) });

/** Analyzer, as far as the gateway can see it. */
export function fakeAnalyzer(world: FakeServices) {
  const ownServer = (serverId: string, { caller }: CallContext) => ownsWorkspace(caller, world.servers.get(serverId)?.workspaceId);
  const log = (person: TestUser) =>
    incidents.ErrorLog.fromPartial({
      id: person.logId,
      createdAt: later(0),
      lastSeenAt: later(0),
      count: 1,
      tag: 'HTTP 502',
      level: 'critical',
      message: 'It answered 502',
      stack: 'GET / -> 502',
      explanation,
      serverId: person.serverId,
      feedback: 'unset',
    });
  const incident = (person: TestUser) =>
    incidents.Incident.fromPartial({
      id: person.incidentId,
      serverId: person.serverId,
      workspaceId: person.workspaceId,
      serverName: 'Shop website',
      status: world.over.has(person.incidentId) ? 'resolved' : 'open',
      kind: world.partial.has(person.incidentId) ? 'partial' : 'down',
      badRegions: ['lagos'],
      goodRegions: ['new-york'],
      network: world.partial.has(person.incidentId) ? undefined : { name: 'SWIFT NETWORKS LIMITED', affected: 14 },
      startedAt: later(-60_000),
      acknowledgedBy: person.userId,
      acknowledgedAt: later(0),
      cause: 'HTTP 502',
      explanation,
      evidenceJson: '{"steps":[]}',
      timeline: [{ at: later(0), type: 'opened', text: 'It is down.' }],
      doneSteps: [{ ...doneStep(1), answer: 'down', nextStep: 0 }],
    });
  const stateOf = (person: TestUser | undefined) =>
    person && world.partial.has(person.incidentId) ? { state: 'partial', openIncidentId: person.incidentId } : { state: 'up' };
  const page = (rows: number) => ({ currentPage: 1, totalPages: 1, totalItems: rows, pageSize: 20 });
  const owner = <K extends keyof TestUser>(key: K, value: TestUser[K], { caller }: CallContext): TestUser => {
    const person = world.people.find((known) => known[key] === value);
    ownsWorkspace(caller, person?.workspaceId);
    return person!;
  };
  return {
    getHeartbeatStates: ({ heartbeatIds }: { heartbeatIds: string[] }) => ({
      states: heartbeatIds.map((heartbeatId) =>
        incidents.HeartbeatState.fromPartial({
          heartbeatId,
          state: 'up',
          lastBeatAt: later(0),
          lastBeatKind: incidents.BeatKind.BEAT_KIND_SUCCESS,
        }),
      ),
    }),
    listBeats: ({ heartbeatId }: { heartbeatId: string }, context: CallContext) => {
      owner('heartbeatId', heartbeatId, context);
      return {
        beats: [
          incidents.Beat.fromPartial({
            heartbeatId,
            at: later(0),
            kind: incidents.BeatKind.BEAT_KIND_FAIL,
            exitCode: 1,
            words: 'disk full',
          }),
        ],
      };
    },
    listRegions: () => ({
      regions: [
        { id: 'lagos', live: true, lastSeenAt: later(0) },
        { id: 'new-york', live: false, lastSeenAt: later(-60_000) },
      ],
    }),
    listPings: ({ serverId, region }: { serverId: string; region?: string }, context: CallContext) => {
      ownServer(serverId, context);
      return {
        pings: [
          incidents.Ping.fromPartial({
            id: newId(),
            timestamp: later(0),
            status: 'success',
            message: 'Fine.',
            responseTimeMs: 120.5,
            region: region ?? 'local',
            check: 'scheduled',
            serverId,
          }),
        ],
        pagination: page(1),
        nextCursor: '',
      };
    },
    getPingStats: ({ serverId }: { serverId: string }, context: CallContext) => {
      ownServer(serverId, context);
      return incidents.GetPingStatsResponse.fromPartial({
        buckets: [{ at: later(0), label: '2026-11-21', success: 10, failures: 1, unknown: 1, responseTimeMs: 120 }],
        totalSuccess: 10,
        totalFailures: 1,
        totalPings: 11,
        successRate: 90.91,
        failureRate: 9.09,
      });
    },
    getBaseline: ({ serverId }: { serverId: string }, context: CallContext) => {
      ownServer(serverId, context);
      return { usualMs: 412, slowMs: 3_000, nowMs: 398 };
    },
    acceptSlowness: ({ serverId }: { serverId: string }, context: CallContext) => {
      ownServer(serverId, context);
      return {};
    },
    getUptime: ({ serverIds }: { serverIds: string[] }) => ({
      servers: serverIds.map((serverId) => ({
        serverId,
        days: [{ day: '2026-11-21', success: 1, failures: 0, unknown: 0, maintenance: 0 }],
      })),
    }),
    getServerStates: ({ serverIds }: { serverIds: string[] }, context: CallContext) => {
      for (const id of serverIds) ownServer(id, context);
      return {
        states: serverIds.map((serverId) =>
          incidents.ServerState.fromPartial({
            serverId,
            ...stateOf(world.people.find((person) => person.serverId === serverId)),
            lastPingAt: later(-1_000),
            lastPingStatus: 'success',
            lastResponseTimeMs: 99,
          }),
        ),
      };
    },
    listErrorLogs: ({ workspaceIds }: { workspaceIds: string[] }, { caller }: CallContext) => {
      for (const id of workspaceIds) ownsWorkspace(caller, id);
      return { logs: workspaceIds.map((id) => log(world.by('workspaceId', id))), pagination: page(workspaceIds.length) };
    },
    logApplicationError: ({ workspaceId }: { workspaceId: string }, { caller }: CallContext) =>
      after(ownsWorkspace(caller, workspaceId), { log: log(world.by('workspaceId', workspaceId)) }),
    giveFeedback: ({ logId }: { logId: string }, context: CallContext) => ({ log: log(owner('logId', logId, context)) }),
    listIncidents: ({ workspaceIds }: { workspaceIds: string[] }, { caller }: CallContext) => {
      for (const id of workspaceIds) ownsWorkspace(caller, id);
      return {
        incidents: workspaceIds.map((id) => incident(world.by('workspaceId', id))),
        pagination: page(workspaceIds.length),
        nextCursor: '',
      };
    },
    getIncident: ({ incidentId }: { incidentId: string }, context: CallContext) => ({
      incident: incident(owner('incidentId', incidentId, context)),
    }),
    acknowledgeIncident: ({ incidentId }: { incidentId: string }, context: CallContext) => ({
      incident: incident(owner('incidentId', incidentId, context)),
    }),
    markStepDone: ({ incidentId, step }: { incidentId: string; step: number }, context: CallContext) =>
      after(owner('incidentId', incidentId, context), { doneStep: doneStep(step) }),
    /** The check takes a moment. */
    getDoneStep: ({ incidentId, id }: { incidentId: string; id: string }, context: CallContext) => {
      owner('incidentId', incidentId, context);
      world.stepAsked += 1;
      const answered = world.stepAsked > 1 && world.stepAnswer !== '';
      return { doneStep: { ...doneStep(1), id, ...(answered && { answer: world.stepAnswer, nextStep: world.nextStep }) } };
    },
    export: ({ userId, part }: { userId: string; part?: string }, { caller }: CallContext) => {
      if (caller.via !== 'session') throw notFound();
      if (part && world.down.has('the second part')) throw refusal('TRY_AGAIN', 'unavailable', 'Please try again in a moment.');
      return after(isUser(caller, userId), part ? { json: '{"pings":[2],"servers":[3]}' } : { json: '{"pings":[1]}', nextPart: 'more' });
    },
  };
}
