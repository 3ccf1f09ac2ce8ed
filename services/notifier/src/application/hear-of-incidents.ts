import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { alertAt } from '../domain/explanation.js';
import type { Explanation } from '../domain/explanation.js';
import { endMayBeToldAt } from '../domain/incident-news.js';
import { groupTellAt, TOGETHER_MS } from '../domain/together.js';
import { findIncident, membersOfGroup, membersOfStory, saveIncident } from '../records/incidents.js';
import type { IncidentRecord } from '../records/incidents.js';
import { findRecipient } from '../records/recipients.js';
import { findStory, saveStory } from '../records/stories.js';
import { planNext } from './plan-reminders.js';

export interface IncidentBegan {
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

export type IncidentEnded = Pick<
  IncidentBegan,
  'incidentId' | 'serverId' | 'workspaceId' | 'userId' | 'kind' | 'serverName' | 'cause' | 'groupId' | 'startedAt' | 'saidAt'
> & { resolvedAt: Date; reason: string };

type WhoseIncident = Pick<IncidentBegan, 'incidentId' | 'serverId' | 'workspaceId' | 'userId'>;

/** Everything about the incidents of one workspace happens one after the other. */
export const newsLock = (workspaceId: string): string => `news-${workspaceId}`;

/** Under this name stands the trace that an incident belongs to. */
export const incidentNote = (incidentId: string): string => `incident-${incidentId}`;

/** Takes down what the analyzer says, in whatever order it arrives, and when it has to be told. Telling is another's work. */
@Injectable()
export class HearOfIncidents {
  async began(tx: Transaction, began: IncidentBegan): Promise<void> {
    const known = await findIncident(tx, began.incidentId);
    if (known?.openedSeenAt && known.kind === began.kind) return;
    const incident: IncidentRecord = {
      ...(known ?? blank(began)),
      ...began,
      explanation: known?.explanation ?? began.explanation,
      openedSeenAt: tx.now,
      storyId: known?.kind === began.kind ? known.storyId : null,
    };
    if (incident.resolvedAt) return saveIncident(tx, { ...incident, endTellAt: incident.endTellAt && endMayBeToldAt(tx.now, true) });
    const explained = alertAt(tx.now, { on: began.explanationPending, explained: known?.explanation != null });
    await saveIncident(tx, { ...incident, tellAt: explained, newsAt: began.saidAt });
    if (began.groupId) await this.waitForTheOthers(tx, began.groupId);
  }

  /** May arrive before the incident itself; then it waits for it, and the alert need not wait for anything. */
  async explained(tx: Transaction, of: WhoseIncident, explanation: Explanation): Promise<void> {
    const incident = (await findIncident(tx, of.incidentId)) ?? notHeardOf(of, tx.now);
    const waited = incident.tellAt && incident.explanationPending && incident.openedSeenAt;
    const tellAt = waited ? ((await this.group(tx, incident.groupId)).at ?? incident.openedSeenAt) : incident.tellAt;
    await saveIncident(tx, { ...incident, explanation, explanationPending: false, tellAt });
  }

  /** She may press it on the dashboard before we have heard of the incident; that counts for what we tell later. */
  async acknowledged(tx: Transaction, of: WhoseIncident, at: Date): Promise<void> {
    const incident = (await findIncident(tx, of.incidentId)) ?? notHeardOf(of, tx.now);
    if (incident.acknowledgedAt) return;
    await saveIncident(tx, { ...incident, acknowledgedAt: at });
    const story = incident.storyId && (await findStory(tx, incident.storyId));
    if (!story || story.closed) return;
    const members = await membersOfStory(tx, story.storyId);
    const recipient = await findRecipient(tx, story.userId);
    if (recipient && members.every((member) => member.acknowledgedAt || member.resolvedAt))
      await saveStory(tx, planNext({ ...story, acknowledgedAt: at }, recipient.timeZone));
  }

  async ended(tx: Transaction, ended: IncidentEnded): Promise<void> {
    const known = await findIncident(tx, ended.incidentId);
    if (known?.resolvedAt) return;
    const { resolvedAt, reason, ...beginning } = ended;
    const incident: IncidentRecord = {
      ...(known ?? blank({ ...beginning, explanation: null, explanationPending: false, groupSize: 1, outages: 0 })),
      ...(!known?.openedSeenAt && beginning),
      resolvedAt,
      resolvedSeenAt: tx.now,
      resolvedReason: reason || 'recovered',
      tellAt: null,
      newsAt: ended.saidAt,
    };
    const others = incident.storyId
      ? (await membersOfStory(tx, incident.storyId)).filter((member) => member.incidentId !== ended.incidentId)
      : [];
    const alone = others.every((member) => member.resolvedAt !== null);
    const endTellAt = alone ? endMayBeToldAt(tx.now, incident.openedSeenAt !== null) : new Date(tx.now.getTime() + TOGETHER_MS);
    await saveIncident(tx, { ...incident, endTellAt });
    // The last one back need not wait, and neither need those that waited for it.
    if (alone) for (const member of others) if (member.endTellAt) await saveIncident(tx, { ...member, endTellAt });
  }

  private async waitForTheOthers(tx: Transaction, groupId: string): Promise<void> {
    const { waiting, at } = await this.group(tx, groupId);
    if (!at) return;
    for (const member of waiting) {
      const explained = alertAt(member.openedSeenAt!, { on: member.explanationPending, explained: false });
      await saveIncident(tx, { ...member, tellAt: at > explained ? at : explained });
    }
  }

  /** Members not told yet, and when they are: those told already are not waited for. */
  private async group(tx: Transaction, groupId: string): Promise<{ waiting: IncidentRecord[]; at: Date | null }> {
    const members = groupId ? await membersOfGroup(tx, groupId) : [];
    const told = members.filter((member) => member.storyId !== null).length;
    const waiting = members.filter((member) => member.tellAt !== null && member.storyId === null && member.openedSeenAt !== null);
    if (waiting.length === 0) return { waiting, at: null };
    return {
      waiting,
      at: groupTellAt(
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
function notHeardOf(of: WhoseIncident, now: Date): IncidentRecord {
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

function blank(from: IncidentBegan): IncidentRecord {
  return {
    ...from,
    storyId: null,
    openedSeenAt: null,
    acknowledgedAt: null,
    resolvedAt: null,
    resolvedSeenAt: null,
    resolvedReason: '',
    tellAt: null,
    endTellAt: null,
    newsAt: null,
  };
}
