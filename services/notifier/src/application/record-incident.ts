import { ErasureRequests, saveTraceContext } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { incidentTraceName, IncidentRepository } from '../database/incident.repository.js';
import { NotificationGroupRepository } from '../database/notification-group.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { acknowledged, explained, groupedOpenings, opened, resolved, worsened } from '../domain/incident.js';
import type { Incident, IncidentExplained, IncidentIds, IncidentOpened, IncidentResolved, IncidentWorsened } from '../domain/incident.js';
import { scheduled } from '../domain/notification-group.js';

export type IncidentEvent =
  | { type: 'opened'; data: IncidentOpened }
  | { type: 'worsened'; data: IncidentWorsened }
  | { type: 'explained'; data: IncidentExplained }
  | { type: 'acknowledged'; data: IncidentIds; at: Date }
  | { type: 'resolved'; data: IncidentResolved };

/** Records what the analyzer says, in whatever order it arrives, and when it is due. `notify-group.ts` does the rest. */
@Injectable()
export class RecordIncident {
  constructor(
    private readonly incidents: IncidentRepository,
    private readonly groups: NotificationGroupRepository,
    private readonly recipients: RecipientRepository,
    private readonly erasures: ErasureRequests,
  ) {}

  /** Callers hold the workspace's lock. What comes late of a workspace that was erased brings no row back. */
  async execute(tx: Transaction, event: IncidentEvent): Promise<void> {
    if (await this.erasures.areErased(tx, event.data.workspaceId, event.data.userId)) return;
    const known = await this.incidents.find(tx, event.data.incidentId);
    switch (event.type) {
      case 'opened':
        return this.opened(tx, known, event.data);
      case 'explained': {
        const group = known ? await this.incidents.listIncidentGroup(tx, known.incidentGroupId) : [];
        return this.incidents.upsert(tx, explained(known, event.data, group, tx.now));
      }
      case 'acknowledged':
        return this.acknowledged(tx, acknowledged(known, event.data, event.at, tx.now), event.at);
      case 'worsened':
        return this.incidents.upsert(tx, ...worsened(known, event.data, await this.othersOf(tx, known), tx.now));
      case 'resolved':
        return this.incidents.upsert(tx, ...resolved(known, event.data, await this.othersOf(tx, known), tx.now));
    }
  }

  /** Of its notification group. */
  private async othersOf(tx: Transaction, known: Incident | null): Promise<Incident[]> {
    const members = known?.groupKey ? await this.incidents.listMembers(known.groupKey, tx) : [];
    return members.filter(({ incidentId }) => incidentId !== known?.incidentId);
  }

  private async opened(tx: Transaction, known: Incident | null, event: IncidentOpened): Promise<void> {
    await saveTraceContext(tx, incidentTraceName(event.incidentId));
    const incident = opened(known, event, tx.now);
    if (!incident) return;
    await this.incidents.upsert(tx, incident);
    if (incident.resolvedAt === null)
      await this.incidents.upsert(tx, ...groupedOpenings(await this.incidents.listIncidentGroup(tx, event.incidentGroupId)));
  }

  private async acknowledged(tx: Transaction, incident: Incident | null, at: Date): Promise<void> {
    if (!incident) return;
    await this.incidents.upsert(tx, incident);
    const group = incident.groupKey && (await this.groups.find(tx, incident.groupKey));
    if (!group || group.closed) return;
    const members = await this.incidents.listMembers(group.groupKey, tx);
    const recipient = await this.recipients.find(group.userId, tx);
    if (recipient && members.every((member) => member.acknowledgedAt || member.resolvedAt))
      await this.groups.upsert(tx, scheduled({ ...group, acknowledgedAt: at }, recipient.timeZone));
  }
}
