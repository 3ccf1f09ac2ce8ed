import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { MonitorRepository } from '../database/monitor.repository.js';
import { decideOpening } from '../domain/health/decide-opening.js';
import type { Opening, OpeningContext } from '../domain/health/decide-opening.js';
import { incidentGroupOf } from '../domain/health/incident-group.js';
import type { Monitor } from '../domain/health/monitor.js';
import { ServerHealthRules } from '../domain/health/server-health-rules.js';
import { hold } from '../domain/health/suspect.js';
import { ApplyEffects } from './apply-effects.js';

export interface OpeningResult {
  changed: Set<Monitor>;
  /** A group of siblings waits: its deadline should be processed at once. */
  groupWaits: boolean;
}

/** Asks `decideOpening` about confirmed suspects, and opens the incidents that it says. */
@Injectable()
export class OpenIncidents {
  constructor(
    private readonly monitors: MonitorRepository,
    private readonly effects: ApplyEffects,
  ) {}

  /** `locked`: every monitor that this transaction may change, the suspects included. */
  async execute(tx: Transaction, trigger: OpeningContext['trigger'], suspects: Monitor[], locked: Monitor[]): Promise<OpeningResult> {
    const result: OpeningResult = { changed: new Set(), groupWaits: false };
    for (const monitor of suspects) {
      if (!isConfirmed(monitor)) continue;
      result.changed.add(monitor);
      const opening = await this.decide(tx, trigger, monitor, locked);
      if (opening.decision === 'hold') {
        monitor.health = hold(monitor.health, opening.until);
        result.groupWaits = true;
      }
      if (opening.decision !== 'open') continue;
      const members = locked.filter(({ serverId }) => opening.serverIds.includes(serverId));
      await this.open(tx, members, result.changed);
    }
    return result;
  }

  private async decide(tx: Transaction, trigger: OpeningContext['trigger'], server: Monitor, locked: Monitor[]): Promise<Opening> {
    const isSibling = (other: Monitor) => other !== server && other.ipAddress !== '' && other.ipAddress === server.ipAddress;
    const siblings = trigger === 'deadline' ? locked.filter(isSibling) : await this.monitors.findSiblings(tx, server);
    return decideOpening({ server, siblings, trigger }, tx.now.getTime());
  }

  private async open(tx: Transaction, members: Monitor[], changed: Set<Monitor>): Promise<void> {
    const group = incidentGroupOf(members);
    for (const monitor of members) {
      changed.add(monitor);
      // A prober's clock may be ahead: one server alone never opens before its last check ended.
      const openAt = members.length === 1 ? Math.max(tx.now.getTime(), openAtOf(monitor)) : tx.now.getTime();
      const { health, effects } = new ServerHealthRules(monitor.serverId).passTime(openAt, hold(monitor.health, openAt));
      monitor.health = health;
      await this.effects.execute(tx, monitor, effects, group);
    }
  }
}

const openAtOf = ({ health: { now } }: Monitor): number => (now.status === 'suspect' && now.confirmed ? now.confirmed.openAt : 0);
const isConfirmed = ({ health: { now } }: Monitor): boolean => now.status === 'suspect' && now.confirmed !== null;
