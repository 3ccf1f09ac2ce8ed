import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { openingNotifyAt } from '../domain/explanation.js';
import type { Explanation } from '../domain/explanation.js';
import { resolvedNotifyAt } from '../domain/decide-delivery.js';
import { groupNotifyAt, GROUP_WAIT_MS } from '../domain/group-wait.js';
import { findIncident, findIncidentGroup, findMembers, saveIncident } from '../database/incident.repository.js';
import type { Incident } from '../database/incident.repository.js';
import { findRecipient } from '../database/recipient.repository.js';
import { findGroup, saveGroup } from '../database/notification-group.repository.js';
import { planNext } from './reminder-schedule.js';

export interface IncidentOpened {
  incidentId: string;
  serverId: string;
  workspaceId: string;
  userId: string;
  kind: 'down' | 'unstable';
  serverName: string;
  cause: string;
  explanation: Explanation | null;
  explanationPending: boolean;
  groupId: string;
  groupSize: number;
  outages: number;
  startedAt: Date;
  /** When the analyzer said so. */
  saidAt: Date;
}

export type IncidentResolved = Pick<
  IncidentOpened,
  'incidentId' | 'serverId' | 'workspaceId' | 'userId' | 'kind' | 'serverName' | 'cause' | 'groupId' | 'startedAt' | 'saidAt'
> & { resolvedAt: Date; reason: string };

type WhoseIncident = Pick<IncidentOpened, 'incidentId' | 'serverId' | 'workspaceId' | 'userId'>;

/** Everything about the incidents of one workspace happens one after the other. */
export const workspaceLock = (workspaceId: string): string => `news-${workspaceId}`;

/** Under this name stands the trace that an incident belongs to. */
export const incidentTraceName = (incidentId: string): string => `incident-${incidentId}`;

/** Takes down what the analyzer says, in whatever order it arrives, and when it has to be told. Telling is another's work. */
@Injectable()
export class RecordIncident {
  async began(tx: Transaction, began: IncidentOpened): Promise<void> {
    const known = await findIncident(tx, began.incidentId);
    if (known?.openedSeenAt && known.kind === began.kind) return;
    const incident: Incident = {
      ...(known ?? blank(began)),
      ...began,
      explanation: known?.explanation ?? began.explanation,
      openedSeenAt: tx.now,
      groupKey: known?.kind === began.kind ? known.groupKey : null,
    };
    if (incident.resolvedAt)
      return saveIncident(tx, { ...incident, notifyResolvedAt: incident.notifyResolvedAt && resolvedNotifyAt(tx.now, true) });
    const explained = openingNotifyAt(tx.now, { on: began.explanationPending, explained: known?.explanation != null });
    await saveIncident(tx, { ...incident, notifyAt: explained, occurredAt: began.saidAt });
    if (began.groupId) await this.waitForTheOthers(tx, began.groupId);
  }

  /** May arrive before the incident itself; then it waits for it, and the alert need not wait for anything. */
  async explained(tx: Transaction, of: WhoseIncident, explanation: Explanation): Promise<void> {
    const incident = (await findIncident(tx, of.incidentId)) ?? notHeardOf(of, tx.now);
    const waited = incident.notifyAt && incident.explanationPending && incident.openedSeenAt;
    const notifyAt = waited ? ((await this.group(tx, incident.groupId)).at ?? incident.openedSeenAt) : incident.notifyAt;
    await saveIncident(tx, { ...incident, explanation, explanationPending: false, notifyAt });
  }

  /** She may press it on the dashboard before we have heard of the incident; that counts for what we tell later. */
  async acknowledged(tx: Transaction, of: WhoseIncident, at: Date): Promise<void> {
    const incident = (await findIncident(tx, of.incidentId)) ?? notHeardOf(of, tx.now);
    if (incident.acknowledgedAt) return;
    await saveIncident(tx, { ...incident, acknowledgedAt: at });
    const story = incident.groupKey && (await findGroup(tx, incident.groupKey));
    if (!story || story.closed) return;
    const members = await findMembers(tx, story.groupKey);
    const recipient = await findRecipient(tx, story.userId);
    if (recipient && members.every((member) => member.acknowledgedAt || member.resolvedAt))
      await saveGroup(tx, planNext({ ...story, acknowledgedAt: at }, recipient.timeZone));
  }

  async ended(tx: Transaction, ended: IncidentResolved): Promise<void> {
    const known = await findIncident(tx, ended.incidentId);
    if (known?.resolvedAt) return;
    const { resolvedAt, reason, ...beginning } = ended;
    const incident: Incident = {
      ...(known ?? blank({ ...beginning, explanation: null, explanationPending: false, groupSize: 1, outages: 0 })),
      ...(!known?.openedSeenAt && beginning),
      resolvedAt,
      resolvedSeenAt: tx.now,
      resolvedReason: reason || 'recovered',
      notifyAt: null,
      occurredAt: ended.saidAt,
    };
    const others = incident.groupKey
      ? (await findMembers(tx, incident.groupKey)).filter((member) => member.incidentId !== ended.incidentId)
      : [];
    const alone = others.every((member) => member.resolvedAt !== null);
    const notifyResolvedAt = alone ? resolvedNotifyAt(tx.now, incident.openedSeenAt !== null) : new Date(tx.now.getTime() + GROUP_WAIT_MS);
    await saveIncident(tx, { ...incident, notifyResolvedAt });
    // The last one back need not wait, and neither need those that waited for it.
    if (alone) for (const member of others) if (member.notifyResolvedAt) await saveIncident(tx, { ...member, notifyResolvedAt });
  }

  private async waitForTheOthers(tx: Transaction, groupId: string): Promise<void> {
    const { waiting, at } = await this.group(tx, groupId);
    if (!at) return;
    for (const member of waiting) {
      const explained = openingNotifyAt(member.openedSeenAt!, { on: member.explanationPending, explained: false });
      await saveIncident(tx, { ...member, notifyAt: at > explained ? at : explained });
    }
  }

  /** Members not told yet, and when they are: those told already are not waited for. */
  private async group(tx: Transaction, groupId: string): Promise<{ waiting: Incident[]; at: Date | null }> {
    const members = groupId ? await findIncidentGroup(tx, groupId) : [];
    const told = members.filter((member) => member.groupKey !== null).length;
    const waiting = members.filter((member) => member.notifyAt !== null && member.groupKey === null && member.openedSeenAt !== null);
    if (waiting.length === 0) return { waiting, at: null };
    return {
      waiting,
      at: groupNotifyAt(
        waiting.map((member) => ({
          incidentId: member.incidentId,
          seenAt: member.openedSeenAt!,
          expected: Math.max(1, member.groupSize - told),
        })),
      ),
    };
  }
}

/** News of an incident came before the incident: it is kept, and nothing is told of it until the rest arrives. */
function notHeardOf(of: WhoseIncident, now: Date): Incident {
  return blank({
    ...of,
    kind: 'down',
    serverName: '',
    cause: '',
    explanation: null,
    explanationPending: true,
    groupId: '',
    groupSize: 1,
    outages: 0,
    startedAt: now,
    saidAt: now,
  });
}

function blank(from: IncidentOpened): Incident {
  return {
    ...from,
    groupKey: null,
    openedSeenAt: null,
    acknowledgedAt: null,
    resolvedAt: null,
    resolvedSeenAt: null,
    resolvedReason: '',
    notifyAt: null,
    notifyResolvedAt: null,
    occurredAt: null,
  };
}
