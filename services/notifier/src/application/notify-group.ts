import { performance } from 'node:perf_hooks';
import { Clock, LOGGER, resumeTrace, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { catalogueOf } from '../messages/catalogue.js';
import type { Catalogue } from '../messages/catalogue.js';
import type { Reader } from '../messages/facts.js';
import type { Links } from '../messages/links.js';
import {
  findDueResolutions,
  findIncident,
  findIncidentGroup,
  findMembers,
  findDueOpenings,
  postponeNotification,
  saveIncident,
} from '../database/incident.repository.js';
import type { Incident } from '../database/incident.repository.js';
import { kindOf } from '../domain/delivery.js';
import { findProfile } from '../database/recipient-profile.query.js';
import type { RecipientProfile } from '../database/recipient-profile.query.js';
import { findGroup, saveGroup, findDueGroups } from '../database/notification-group.repository.js';
import type { NotificationGroup } from '../database/notification-group.repository.js';
import { findServers } from '../database/local-copy.repository.js';
import { enqueueNotification } from './enqueue-notification.js';
import type { NewNotification } from './enqueue-notification.js';
import { SyncLocalCopies } from './sync-local-copies.js';
import { incidentTraceName, workspaceLock } from './record-incident.js';
import { nextNews, planNext } from './reminder-schedule.js';
import type { DueNews } from './reminder-schedule.js';
import { membersToNotify, openMembers, outageFacts, recoveryFacts, unstableFacts } from './incident-facts.js';
import { LINKS } from './tokens.js';

const BATCH = 200;
const AT_ONCE = 4;
const TRY_AGAIN_MS = 3_000;
/** A clock that is moved by months does not bring months of reminders. */
const CAUGHT_UP = 30;
/** After a longer silence of this process, what was missed is old news; a moved clock happens in order (decisions, 13). */
const ALIVE_MS = 15_000;

/** Decides, when its time has come, that news of an incident is told, and writes its deliveries. */
@Injectable()
export class NotifyGroups {
  private lastLook = Number.NEGATIVE_INFINITY;
  private wasAlive = false;

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LINKS) private readonly links: Links,
    @Inject(SyncLocalCopies) private readonly contacts: SyncLocalCopies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Called at every round. After a silence of this process, what fell due meanwhile is not made up for. */
  look(): void {
    this.wasAlive = performance.now() - this.lastLook < ALIVE_MS;
    this.lastLook = performance.now();
  }

  async tellDue(): Promise<void> {
    const now = this.clock.now();
    const inOrder = this.wasAlive;
    const { database } = this.store;
    for (;;) {
      const openings = await findDueOpenings(database, now, BATCH);
      const ends = await findDueResolutions(database, now, BATCH);
      const stories = await findDueGroups(database, now, BATCH);
      const work = [
        ...openings.map((incident) => () => this.within(incident.incidentId, incident, () => this.tellOpening(incident))),
        ...ends.map((incident) => () => this.within(incident.incidentId, incident, () => this.tellEnd(incident))),
        ...stories.map((story) => () => this.within(story.groupKey, null, () => this.remind(story, now, inOrder))),
      ];
      const told = await someAtOnce(work, AT_ONCE);
      if (told === 0 || (openings.length < BATCH && ends.length < BATCH && stories.length < BATCH)) break;
    }
  }

  private async tellOpening(due: Incident): Promise<void> {
    await this.contacts.know(due.userId, due.workspaceId);
    await this.store.transaction(async (tx) => {
      await tx.lock(workspaceLock(due.workspaceId));
      const members = (due.groupId ? await findIncidentGroup(tx, due.groupId) : await this.self(tx, due)).filter((member) =>
        isUntold(member, tx.now),
      );
      const first = members[0];
      if (!first) return;
      for (const member of members) await saveIncident(tx, { ...member, groupKey: first.incidentId, notifyAt: null });
      const reach = await findProfile(tx, first.userId, first.workspaceId);
      // Gone meanwhile: there is nobody to tell.
      if (!reach) return;
      const story = await this.openStory(tx, first, members, reach.recipient.timeZone);
      const occurredAt = firstSaid(members, tx.now);
      await this.enqueueNotification(tx, reach, story, members, first.kind === 'unstable' ? 'unstable' : 'opened', { occurredAt });
    });
  }

  private async tellEnd(due: Incident): Promise<void> {
    await this.contacts.know(due.userId, due.workspaceId);
    await this.store.transaction(async (tx) => {
      await tx.lock(workspaceLock(due.workspaceId));
      const members = due.groupKey ? await findMembers(tx, due.groupKey) : await this.self(tx, due);
      const back = members.filter((member) => member.notifyResolvedAt !== null && member.notifyResolvedAt <= tx.now);
      if (back.length === 0) return;
      const groupKey = due.groupKey ?? due.incidentId;
      for (const member of back) await saveIncident(tx, { ...member, groupKey, notifyResolvedAt: null });
      const reach = await findProfile(tx, due.userId, due.workspaceId);
      if (!reach) return;
      const still = openMembers(members);
      const known = (await findGroup(tx, groupKey)) ?? (await this.openStory(tx, due, back, reach.recipient.timeZone));
      const story = still.length === 0 ? { ...known, closed: true, nextDueAt: null } : known;
      await saveGroup(tx, story);
      // She paused, deleted or changed these herself: a line each is enough.
      for (const member of back.filter(endedByHand))
        await this.enqueueNotification(tx, reach, story, [member], `resolved-${member.incidentId}`, endOf([member], tx.now));
      const recovered = back.filter((member) => !endedByHand(member));
      const [first] = recovered;
      if (!first) return;
      const transition = first.kind === 'unstable' ? 'steady' : still.length === 0 ? 'resolved' : `resolved-${first.incidentId}`;
      await this.enqueueNotification(tx, reach, story, recovered, transition, endOf(recovered, tx.now), still);
    });
  }

  private async remind(due: NotificationGroup, now: Date, inOrder: boolean): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(workspaceLock(due.workspaceId));
      let story = await findGroup(tx, due.groupKey);
      const reach = story && (await findProfile(tx, story.userId, story.workspaceId));
      if (!story || !reach) return;
      const { timeZone } = reach.recipient;
      const open = openMembers(await findMembers(tx, story.groupKey));
      const all: DueNews[] = [];
      for (let news = nextNews(story, timeZone); news && news.dueAt <= now; news = nextNews(story, timeZone)) {
        all.push(news);
        story = { ...story, remindedUntil: news.dueAt };
      }
      await saveGroup(tx, planNext(story, timeZone));
      for (const news of all.slice(inOrder ? -CAUGHT_UP : -1))
        await this.enqueueNotification(tx, reach, story, membersToNotify(open, news.transition), news.transition, {
          occurredAt: news.dueAt,
          // Only where the clock was moved past it does it speak of its own time; else the figures are made when it leaves.
          facts: inOrder && now.getTime() - news.dueAt.getTime() > ALIVE_MS ? { at: news.dueAt.toISOString() } : {},
        });
    });
  }

  private async openStory(tx: Transaction, first: Incident, members: Incident[], timeZone: string): Promise<NotificationGroup> {
    const startedAt = new Date(Math.min(...members.map((member) => member.startedAt.getTime())));
    const acknowledgedAt = members.every((member) => member.acknowledgedAt) ? members[0]!.acknowledgedAt : null;
    const story: NotificationGroup = {
      groupKey: first.incidentId,
      userId: first.userId,
      workspaceId: first.workspaceId,
      kind: first.kind,
      startedAt,
      acknowledgedAt,
      closed: false,
      // Told late, it is not followed by the reminders that would have come before.
      remindedUntil: tx.now > startedAt ? tx.now : startedAt,
      nextDueAt: null,
    };
    const planned = planNext(story, timeZone);
    await saveGroup(tx, planned);
    return planned;
  }

  private async enqueueNotification(
    tx: Transaction,
    reach: RecipientProfile,
    story: NotificationGroup,
    members: Incident[],
    transition: string,
    { occurredAt, facts }: Pick<NewNotification, 'occurredAt' | 'facts'>,
    still: Incident[] = [],
  ): Promise<void> {
    const { recipient } = reach;
    const first = members[0];
    if (!first) return;
    const servers = await findServers(
      tx,
      members.map((member) => member.serverId),
    );
    const at = facts?.at ? new Date(facts.at) : tx.now;
    const kind = kindOf(transition as never);
    const byHand = kind === 'resolved' && endedByHand(first);
    await enqueueNotification(tx, reach, {
      about: story.groupKey,
      transition,
      kind,
      userId: story.userId,
      workspaceId: story.workspaceId,
      serverId: first.serverId,
      incidentId: first.incidentId,
      occurredAt,
      facts,
      toggles:
        servers.length === 0
          ? { email: true, whatsApp: false }
          : { email: servers.some((server) => server.email), whatsApp: servers.some((server) => server.whatsApp) },
      mail: !byHand,
      line: this.lineFor(
        catalogueOf(recipient.language),
        kind,
        byHand,
        members,
        still,
        { name: recipient.fullName, timeZone: recipient.timeZone },
        at,
      ),
    });
  }

  private lineFor(
    { dashboard }: Catalogue,
    kind: string,
    byHand: boolean,
    members: Incident[],
    still: Incident[],
    reader: Reader,
    at: Date,
  ) {
    const unstable = unstableFacts(members[0]!, this.links);
    switch (kind) {
      case 'down':
        return dashboard.down(outageFacts(members, this.links), reader, at);
      case 'reminder':
        return dashboard.reminder(outageFacts(members, this.links), at);
      case 'unstable':
        return dashboard.unstable(unstable, reader, at);
      case 'digest':
        return dashboard.digest(unstable, at);
      case 'steady':
        return dashboard.steady(unstable);
      default: {
        const recovery = recoveryFacts(members, still, this.links);
        return byHand ? dashboard.watchEnded(recovery) : dashboard.resolved(recovery);
      }
    }
  }

  private async self(tx: Transaction, incident: Incident): Promise<Incident[]> {
    const now = await findIncident(tx, incident.incidentId);
    return now ? [now] : [];
  }

  /** One incident that cannot be told now (identity is down and we do not know her yet) must not hold up the others. */
  private async within(about: string, incident: Incident | null, work: () => Promise<void>): Promise<boolean> {
    try {
      await resumeTrace(this.store.database, incidentTraceName(about), 'tell incident', work);
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, 'news could not be told yet and is tried again');
      if (incident)
        await postponeNotification(this.store.database, incident.incidentId, new Date(this.clock.nowMs() + TRY_AGAIN_MS)).catch(
          () => undefined,
        );
      return false;
    }
  }
}

/** When the first of them was said; what the release before wrote down does not tell. */
const firstSaid = (members: readonly Incident[], now: Date): Date =>
  new Date(Math.min(...members.map((member) => (member.occurredAt ?? now).getTime())));

const endedByHand = ({ resolvedReason }: Incident): boolean => resolvedReason !== 'recovered' && resolvedReason !== '';

const endOf = (back: readonly Incident[], now: Date): Pick<NewNotification, 'occurredAt' | 'facts'> => ({
  occurredAt: firstSaid(back, now),
  facts: { back: back.map((member) => member.incidentId) },
});

const isUntold = (member: Incident, now: Date): boolean => member.notifyAt !== null && member.notifyAt <= now && member.resolvedAt === null;

/** Answers how many succeeded. */
async function someAtOnce(work: Array<() => Promise<boolean>>, limit: number): Promise<number> {
  const queue = [...work];
  let succeeded = 0;
  await Promise.all(
    Array.from({ length: Math.min(limit, queue.length) }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) if (await next()) succeeded += 1;
    }),
  );
  return succeeded;
}
