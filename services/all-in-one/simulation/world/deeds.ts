import { SECOND_MS } from '@nowahala/kernel';
import type { Broker } from '../engine/broker.js';
import type { Random } from '../engine/random.js';
import type { VirtualTime } from '../engine/virtual-time.js';
import type { Erasure, PlanChange, PlannedMaintenance } from './owners.js';
import type { Scenario } from './scenario.js';
import type { Trace } from './trace.js';

/** What the world around the four services says of owners: workspaces, billing and identity. */
export class Deeds {
  private versions = 0;
  private readonly scenario: Scenario;
  private readonly time: VirtualTime;
  private readonly broker: Broker;
  private readonly trace: Trace;
  private readonly dice: Random;
  private readonly deleteServer: (serverId: string) => void;

  constructor(
    parts: { scenario: Scenario; time: VirtualTime; broker: Broker; trace: Trace; dice: Random },
    deleteServer: (serverId: string) => void,
  ) {
    this.scenario = parts.scenario;
    this.time = parts.time;
    this.broker = parts.broker;
    this.trace = parts.trace;
    this.dice = parts.dice;
    this.deleteServer = deleteServer;
  }

  schedule(): void {
    const { maintenances, plans, erasures } = this.scenario;
    for (const one of maintenances) {
      this.at(one.announcedAt, () => this.maintain(one, one.to, 1));
      if (one.endedAt !== undefined) this.at(one.endedAt, () => this.maintain(one, one.endedAt!, 2));
    }
    for (const one of plans) this.at(one.at, () => this.plan(one));
    for (const one of erasures) this.at(one.at, () => this.erase(one));
  }

  private maintain({ maintenanceId, workspaceId, userId, serverId, from }: PlannedMaintenance, to: number, version: number): void {
    const [startsAt, endsAt] = [from, to].map((at) => new Date(this.scenario.epochMs + at));
    const of = serverId ? this.trace.nameOf(serverId) : 'a workspace';
    this.trace.say(this.time.now, `* maintenance of ${of} from ${Math.round(from / 1000)} s to ${Math.round(to / 1000)} s`);
    const message = { maintenanceId, workspaceId, userId, serverId, startsAt, endsAt, version, changedAt: this.now() };
    this.publish('maintenance.changed', workspaceId, workspaceId, message);
  }

  private plan({ workspaceId, userId, state, rateLimit }: PlanChange): void {
    this.trace.say(this.time.now, `* plan of ${this.namesOf(workspaceId)}: ${state}, ${rateLimit} checks`);
    this.publish('entitlement.changed', workspaceId, workspaceId, this.entitlement(workspaceId, userId, state, rateLimit));
  }

  /** What billing and workspaces say of it comes from other services, at any time around it. */
  private erase({ userId, workspaceId }: Erasure): void {
    this.trace.say(this.time.now, `* erasure of ${this.namesOf(workspaceId)}`);
    this.publish('user.erased', userId, userId, { userId, workspaceIds: [workspaceId], requestedAt: this.now() });
    const later = (work: () => void): void => this.at(this.time.now + this.dice.between(0, 20) * SECOND_MS, work);
    for (const server of this.scenario.servers.filter((one) => one.workspaceId === workspaceId))
      later(() => this.deleteServer(server.serverId));
    later(() => this.publish('entitlement.changed', workspaceId, workspaceId, this.entitlement(workspaceId, userId, 'paused', 0)));
  }

  private entitlement(workspaceId: string, userId: string, state: string, rateLimit: number): object {
    const limits = { rateLimit, serverLimit: 1_000, gptLimit: 0, snapshotLimit: 0, hourlyOnly: false, whatsapp: false };
    return { workspaceId, userId, state, version: (this.versions += 1), ...limits };
  }

  private publish(topic: string, key: string, tenantId: string, message: object): void {
    this.broker.publish({ topic, key, tenantId, message, occurredAt: this.now() });
  }

  private namesOf(workspaceId: string): string {
    return this.scenario.servers.flatMap((one) => (one.workspaceId === workspaceId ? [one.name] : [])).join(', ');
  }

  private at(when: number, work: () => void): void {
    this.time.after(when - this.time.now, undefined, work);
  }

  private now(): Date {
    return new Date(this.scenario.epochMs + this.time.now);
  }
}
