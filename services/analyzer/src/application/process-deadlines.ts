import type { Logger, Transaction } from '@nowahala/platform';
import { Clock, Database, LOGGER, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { downPolicy } from '../domain/health/down-policy.js';
import { stateOf } from '../domain/health/health.js';
import { incidentIdFor } from '../domain/health/incident-id.js';
import { ServerHealthRules } from '../domain/health/server-health.js';
import { discardVotes, hold } from '../domain/health/suspect.js';
import { mergeGroups, releaseGroup } from '../domain/health/incident-group.js';

import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';
import { providerOf } from './provider-of.js';
import { lockOf } from './server-lock.js';
import { alone } from './apply-effects.js';
import type { IncidentGroup } from './apply-effects.js';
import { EvaluateHealth } from './evaluate-health.js';

const AT_ONCE = 500;
/** Transactions at a time; the pool serves others too. */
const SIDE_BY_SIDE = 3;
const LOOK_AGAIN_MS = 1_000;

/** What happens because time passed: doubts that nobody resolved, incidents that waited for their siblings, hourly digests. */
@Injectable()
export class ProcessDeadlines {
  private running: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly monitors: Monitors,
    private readonly health: EvaluateHealth,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does not wait: the next look is now. */
  soon(): void {
    void this.run().catch((error: unknown) => this.logger.error({ err: error }, 'deadlines are looked at again in a second'));
  }

  async run(): Promise<void> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    this.running = this.untilQuiet().finally(() => (this.running = undefined));
    return this.running;
  }

  private async untilQuiet(): Promise<void> {
    do {
      this.again = false;
      const seen = new Set<string>();
      for (;;) {
        const due = (await this.monitors.findDue(this.database, this.clock.now(), AT_ONCE)).filter((one) => !seen.has(one.serverId));
        if (due.length === 0) break;
        for (const one of due) seen.add(one.serverId);
        const workspaces = [...new Set(due.map((one) => one.workspaceId))];
        await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => this.workOff(workspaces)));
      }
    } while (this.again);
  }

  private async workOff(workspaces: string[]): Promise<void> {
    for (let next = workspaces.pop(); next !== undefined; next = workspaces.pop()) {
      const workspaceId = next;
      await this.store.transaction((tx) => this.settle(tx, workspaceId));
    }
  }

  private async settle(tx: Transaction, workspaceId: string): Promise<void> {
    const serverIds = await this.monitors.findDueWithRelated(tx, workspaceId, tx.now);
    if (serverIds.length === 0) return;
    await tx.lock(...serverIds.map(lockOf));
    const watched = await this.monitors.lockAll(tx, serverIds);
    const before = new Map(watched.map((one) => [one.serverId, stateOf(one.health)]));
    const changed = new Set<Monitor>();
    const time = tx.now.getTime();

    for (const monitor of watched.filter((one) => !isConfirmed(one))) {
      const evaluation = new ServerHealthRules(monitor.serverId).passTime(time, monitor.health);
      if (evaluation.health === monitor.health) continue;
      await this.health.take(tx, monitor, evaluation);
      changed.add(monitor);
    }
    await this.openGroups(tx, watched, time, changed);
    for (const monitor of changed) await this.health.keep(tx, monitor, before.get(monitor.serverId)!);
  }

  private async openGroups(tx: Transaction, watched: Monitor[], time: number, changed: Set<Monitor>): Promise<void> {
    const mass: Monitor[] = [];
    const opened = new Set<string>();
    for (const monitor of watched.filter((one) => isDue(one, time))) {
      if (opened.has(monitor.serverId) || monitor.health.now.status !== 'suspect') continue;
      changed.add(monitor);
      const verdict = await this.health.verdictOf(tx, monitor);
      const { confirmed, firstFailure } = monitor.health.now;
      const since = firstFailure.startedAt;
      const isMass = verdict === 'mass' || confirmed?.mass === true;
      if (verdict === 'blind') {
        monitor.health = discardVotes(firstFailure.region, monitor.health);
      } else if (isMass && time < since + downPolicy.massHoldMs) {
        monitor.health = hold(monitor.health, since + downPolicy.massHoldMs, true);
      } else if (isMass) {
        mass.push(monitor);
      } else {
        const siblings = watched.filter((other) => other !== monitor && other.ipAddress !== '' && other.ipAddress === monitor.ipAddress);
        const { open, waitUntil } = releaseGroup(monitor, siblings, time, downPolicy);
        if (waitUntil !== null) monitor.health = hold(monitor.health, Math.min(waitUntil, time + LOOK_AGAIN_MS));
        const members = watched.filter((one) => open.includes(one.serverId));
        await this.open(tx, members, time, changed);
        for (const member of members) opened.add(member.serverId);
      }
    }
    // Who shares a machine or a provider with one whose minute is over goes with it: one message, not one for each slot.
    const due = new Set(mass);
    const together = mergeGroups(
      [...mass, ...watched.filter((one) => !due.has(one) && !opened.has(one.serverId) && isHeldMass(one))].map((monitor) => ({
        monitor,
        address: monitor.ipAddress || null,
        provider: providerOf(monitor.suspicion) || null,
      })),
    ).map((group) => group.map((one) => one.monitor));
    for (const group of together.filter((members) => members.some((one) => due.has(one)))) await this.open(tx, group, time, changed);
  }

  private async open(tx: Transaction, members: Monitor[], time: number, changed: Set<Monitor>): Promise<void> {
    const group = groupOf(members);
    for (const monitor of members) {
      changed.add(monitor);
      monitor.health = hold(monitor.health, time);
      const evaluation = new ServerHealthRules(monitor.serverId).passTime(time, monitor.health);
      monitor.health = evaluation.health;
      await this.health.tell.carry(tx, monitor, evaluation.effects, group);
    }
  }
}

/** One message for all: named after the incident that began first. */
function groupOf(members: Monitor[]): IncidentGroup {
  if (members.length < 2) return alone;
  const [first] = [...members].sort((a, b) => beginOf(a) - beginOf(b) || a.serverId.localeCompare(b.serverId));
  return { id: incidentIdFor(first!.serverId, beginOf(first!)), serverIds: members.map((member) => member.serverId).sort() };
}

const beginOf = ({ health: { now } }: Monitor): number => (now.status === 'suspect' ? now.firstFailure.startedAt : 0);
const isConfirmed = ({ health: { now } }: Monitor): boolean => now.status === 'suspect' && now.confirmed !== null;
const isHeldMass = ({ health: { now } }: Monitor): boolean => now.status === 'suspect' && now.confirmed?.mass === true;
const isDue = ({ health: { now } }: Monitor, time: number): boolean =>
  now.status === 'suspect' && now.confirmed !== null && now.confirmed.openAt <= time;
