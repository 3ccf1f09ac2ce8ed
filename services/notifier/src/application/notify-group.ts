import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { IncidentRepository, workspaceLock } from '../database/incident.repository.js';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import { NotificationGroupRepository } from '../database/notification-group.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { decide, settled } from '../domain/decide.js';
import type { DueGroup, Notification } from '../domain/decide.js';
import { endedByHand } from '../domain/incident.js';
import type { Incident } from '../domain/incident.js';
import { notifyReasons } from '../domain/notification-kinds.js';
import type { NotificationGroup } from '../domain/notification-group.js';
import { toTransition } from '../domain/notify-reason.js';
import type { RecipientProfile } from '../domain/recipient.js';
import type { Toggles } from '../domain/route.js';
import { catalogueOf } from '../messages/catalogue.js';
import { incidentFacts } from '../messages/incident-facts.js';
import { languageOfIncidents } from '../messages/incident-language.js';
import { incidentMessagesOf } from '../messages/incident-messages.js';
import { Links } from '../messages/links.js';
import { EnqueueNotification } from './enqueue-notification.js';
import { SyncLocalCopies } from './sync-local-copies.js';

export type Due =
  | { due: 'opening' | 'resolution'; incident: Incident }
  /** `inOrder`: see `decide`. */
  | { due: 'reminder'; group: NotificationGroup; inOrder: boolean };

/** Group, decide, route: what is due of one notification group becomes deliveries, in one transaction. */
@Injectable()
export class NotifyGroup {
  constructor(
    private readonly store: Store,
    private readonly copies: SyncLocalCopies,
    private readonly incidents: IncidentRepository,
    private readonly groups: NotificationGroupRepository,
    private readonly recipients: RecipientRepository,
    private readonly servers: ServerRepository,
    private readonly maintenances: MaintenanceRepository,
    private readonly enqueue: EnqueueNotification,
    private readonly links: Links,
  ) {}

  async execute(due: Due): Promise<void> {
    const { userId, workspaceId } = due.due === 'reminder' ? due.group : due.incident;
    if (due.due !== 'reminder') await this.copies.ensureKnown(userId, workspaceId);
    await this.store.transaction(async (tx) => {
      await tx.lock(workspaceLock(workspaceId));
      const group = await this.load(tx, due);
      if (!group) return;
      await this.incidents.upsert(tx, ...settled(group, tx.now));
      const profile = await this.recipients.profile(tx, userId, workspaceId);
      if (!profile) return; // Erased meanwhile.
      const inOrder = due.due === 'reminder' && due.inOrder;
      const maintenance = group.due === 'reminder' ? await this.maintenances.listSince(tx, workspaceId, group.group.remindedUntil) : [];
      const decision = decide(group, { now: tx.now, timeZone: profile.recipient.timeZone, inOrder, maintenance });
      if (!decision) return;
      await this.groups.upsert(tx, decision.group);
      for (const notification of decision.notify) await this.notify(tx, profile, decision.group, notification);
    });
  }

  /** As it is now that the workspace is locked. */
  private async load(tx: Transaction, due: Due): Promise<DueGroup | null> {
    if (due.due === 'reminder') {
      const group = await this.groups.find(tx, due.group.groupKey);
      return group && { due: 'reminder', group, members: await this.incidents.listMembers(group.groupKey, tx) };
    }
    const { incidentId, incidentGroupId, groupKey } = due.incident;
    const alone = async () => [(await this.incidents.find(tx, incidentId)) ?? []].flat();
    if (due.due === 'opening' && groupKey) {
      const members = await this.incidents.listMembers(groupKey, tx);
      return { due: 'worsening', groupKey, members, group: await this.groups.find(tx, groupKey) };
    }
    if (due.due === 'opening')
      return { due: 'opening', members: incidentGroupId ? await this.incidents.listIncidentGroup(tx, incidentGroupId) : await alone() };
    const members = groupKey ? await this.incidents.listMembers(groupKey, tx) : await alone();
    return { due: 'resolution', groupKey: groupKey ?? incidentId, members, group: await this.groups.find(tx, groupKey ?? incidentId) };
  }

  private async notify(tx: Transaction, profile: RecipientProfile, group: NotificationGroup, notification: Notification): Promise<void> {
    const { notify, members, stillDown, occurredAt, writtenAt, dashboardOnly } = notification;
    const { recipient } = profile;
    const { kind, afterEnd } = notifyReasons[notify.reason];
    const first = members[0]!;
    const language = languageOfIncidents(recipient.language, members);
    const context = {
      ...incidentFacts({ down: members, back: members, stillDown, unstable: first }, this.links, language),
      reader: { name: recipient.fullName, timeZone: recipient.timeZone },
      now: writtenAt ?? tx.now,
    };
    await this.enqueue.execute(tx, profile, {
      groupKey: group.groupKey,
      transition: toTransition(notify),
      kind,
      userId: group.userId,
      workspaceId: group.workspaceId,
      serverId: first.serverId,
      incidentId: first.incidentId,
      occurredAt,
      facts: {
        ...(afterEnd && { back: members.map(({ incidentId }) => incidentId) }),
        ...(writtenAt && { at: writtenAt.toISOString() }),
      },
      toggles: await this.togglesOf(tx, members),
      dashboard: incidentMessagesOf(notify, members).dashboard(catalogueOf(language), context),
      dashboardOnly: dashboardOnly ?? (afterEnd && endedByHand(first)),
    });
  }

  /** One server of the group with a channel switched on is enough. */
  private async togglesOf(tx: Transaction, members: Incident[]): Promise<Toggles> {
    // Heartbeats have no switches of their own: those of the workspace decide.
    if (members.some(({ heartbeatTrouble }) => heartbeatTrouble !== null)) return { email: true, whatsApp: true };
    const servers = await this.servers.list(
      tx,
      members.map(({ serverId }) => serverId),
    );
    if (servers.length === 0) return { email: true, whatsApp: false };
    return { email: servers.some(({ emailEnabled }) => emailEnabled), whatsApp: servers.some(({ whatsappEnabled }) => whatsappEnabled) };
  }
}
