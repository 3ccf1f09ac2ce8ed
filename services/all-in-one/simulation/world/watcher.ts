import type { alerts, incidents, pings } from '@nowahala/contracts';
import type { Message } from '../engine/broker.js';
import type { RunRecord } from './record.js';
import type { Scenario } from './scenario.js';
import type { Trace } from './trace.js';

/** Reads the bus as everybody else may, for the invariants and for the timeline. */
export class Watcher {
  private readonly scenario: Scenario;
  private readonly record: RunRecord;
  private readonly trace: Trace;

  constructor(scenario: Scenario, record: RunRecord, trace: Trace) {
    this.scenario = scenario;
    this.record = record;
    this.trace = trace;
  }

  watch(message: Message): void {
    this.trace.message(message);
    const { publishedAt: at, topic, message: body } = message;
    if (topic.startsWith('ping.recheck.')) return this.ordered(body as pings.PingRecheck, at);
    if (topic.startsWith('ping.requested.')) return this.requested(body as pings.PingRequested, at);
    switch (topic) {
      case 'ping.completed':
        return this.completed(body as pings.PingCompleted, at);
      case 'schedule.gap':
        return this.gap(body as pings.ScheduleGap, at);
      case 'incident.opened':
        return this.opened(body as incidents.IncidentOpened, at);
      case 'incident.worsened':
        return this.worsened(body as incidents.IncidentWorsened, at);
      case 'incident.resolved':
        return this.resolved(body as incidents.IncidentResolved, at);
      case 'operator.alert':
        return this.operatorAlert(body as alerts.OperatorAlert, at);
    }
  }

  private requested({ region, pings }: pings.PingRequested, at: number): void {
    for (const { target, scheduledAt, check } of pings) {
      this.record.fired.push({ serverId: target!.serverId, slot: scheduledAt!.getTime(), at, check, region });
      this.record.ordered.push({ serverId: target!.serverId, at, check: 'slot' });
    }
  }

  private ordered({ ping }: pings.PingRecheck, at: number): void {
    if (ping) this.record.ordered.push({ serverId: ping.target!.serverId, at, check: ping.check });
  }

  private completed({ results }: pings.PingCompleted, at: number): void {
    for (const { serverId, outcome, region, check, errorClass, proberId: prober } of results) {
      if (outcome !== 'success') this.say(at, serverId, `${check} from ${region}: ${outcome} ${errorClass}`);
      if (errorClass === 'blind') this.record.unproven.push({ serverId, region, prober, at });
    }
  }

  private gap({ shard, from, to }: pings.ScheduleGap, at: number): void {
    this.record.gaps.push({ shard, from: from!.getTime(), to: to!.getTime(), at });
  }

  private opened({ incidentId, serverId, kind, startedAt, regions, goodRegions }: incidents.IncidentOpened, at: number): void {
    const since = startedAt!.getTime() - this.scenario.epochMs;
    this.record.opened.push({ incidentId, serverId, kind, at, startedAt: since, regions, goodRegions });
    this.say(at, serverId, `incident opened (${kind}), begun ${Math.round((at - since) / 1000)} s ago`);
  }

  private worsened({ incidentId, serverId }: incidents.IncidentWorsened, at: number): void {
    this.record.worsened.push({ incidentId, at });
    this.say(at, serverId, 'incident worsened');
  }

  private resolved({ incidentId, serverId, reason }: incidents.IncidentResolved, at: number): void {
    this.record.resolved.push({ incidentId, serverId, at, reason });
    this.say(at, serverId, `incident resolved (${reason})`);
  }

  private operatorAlert({ reason, headline, text }: alerts.OperatorAlert, at: number): void {
    this.record.operatorAlerts.push({ at, reason, text: `${headline} ${text}` });
    this.trace.say(at, `* operator alert: ${reason}`);
  }

  private say(at: number, serverId: string, text: string): void {
    this.trace.say(at, `${this.trace.nameOf(serverId)}: ${text}`);
  }
}
