import type { Transition } from '../domain/decide-delivery.js';
import { nextReminder } from '../domain/reminders.js';
import type { NotificationGroup } from '../database/notification-group.repository.js';

const HOUR_MS = 60 * 60_000;

export interface DueNews {
  transition: Transition;
  dueAt: Date;
}

/** What comes next in an open story: reminders of an outage, an hourly digest of an unstable server. */
export function nextNews(story: NotificationGroup, timeZone: string): DueNews | null {
  if (story.closed) return null;
  if (story.kind === 'unstable' && !story.acknowledgedAt) {
    const hours = Math.floor((story.remindedUntil.getTime() - story.startedAt.getTime()) / HOUR_MS) + 1;
    return { transition: `digest-${hours}`, dueAt: new Date(story.startedAt.getTime() + hours * HOUR_MS) };
  }
  const reminder = nextReminder(
    { startedAt: story.startedAt, acknowledgedAt: story.acknowledgedAt, resolvedAt: null, timeZone },
    story.remindedUntil,
  );
  return reminder && { transition: reminder.key as Transition, dueAt: reminder.dueAt };
}

export function planNext(story: NotificationGroup, timeZone: string): NotificationGroup {
  return { ...story, nextDueAt: nextNews(story, timeZone)?.dueAt ?? null };
}

/** In a time zone she has changed to; what would have come in it until now is not made up for. */
export function planAnew(story: NotificationGroup, timeZone: string, now: Date): NotificationGroup {
  return planNext({ ...story, remindedUntil: story.remindedUntil > now ? story.remindedUntil : now }, timeZone);
}
