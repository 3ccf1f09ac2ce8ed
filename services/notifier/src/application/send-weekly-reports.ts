import { Clock, idFrom, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { dayKey, nextLocalMonday, startOfLocalDay } from '../domain/local-time.js';
import { insertDelivery } from '../database/delivery.repository.js';
import { findRecipient, isSuppressed, setNextReport, claimDueReport } from '../database/recipient.repository.js';
import { findWorkspace, serversOfWorkspace, workspacesOf } from '../database/local-copy.repository.js';

const HOUR = 8;
const DAY_MS = 24 * 60 * 60_000;
const WATCHED = new Set(['active', 'grace', 'reduced']);

/** Each Monday morning in her zone, the week that ended on Sunday. Weeks that were missed are not made up for. */
@Injectable()
export class SendWeeklyReports {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** True when a report was queued. */
  async sendDue(): Promise<boolean> {
    let queued = false;
    while (await this.one(() => (queued = true)));
    return queued;
  }

  private async one(onQueued: () => void): Promise<boolean> {
    return this.store.transaction(async (tx) => {
      const now = this.clock.now();
      const due = await claimDueReport(tx, now);
      if (!due) return false;
      const monday = lastMonday(due.dueAt, now, due.timeZone);
      await setNextReport(tx, due.userId, nextLocalMonday(now, HOUR, due.timeZone));
      const recipient = await findRecipient(tx, due.userId);
      if (!recipient?.subscribed || !recipient.email || (await isSuppressed(tx, recipient.email))) return true;
      for (const workspaceId of await workspacesOf(tx, due.userId)) {
        const workspace = await findWorkspace(tx, workspaceId);
        if (!workspace || !WATCHED.has(workspace.planState) || (await serversOfWorkspace(tx, workspaceId)).length === 0) continue;
        const to = startOfLocalDay(monday, due.timeZone);
        const from = startOfLocalDay(new Date(to.getTime() - 7 * DAY_MS + DAY_MS / 2), due.timeZone);
        const about = `report-${workspaceId}`;
        const day = dayKey(monday, due.timeZone);
        await insertDelivery(tx, {
          id: idFrom(about, day),
          about,
          transition: day,
          channel: 'email',
          recipient: due.userId,
          kind: 'report',
          userId: due.userId,
          workspaceId,
          facts: { from: from.toISOString(), to: to.toISOString() },
          state: 'queued',
          at: tx.now,
        });
        onQueued();
      }
      return true;
    });
  }
}

/** The latest Monday morning that is not after `now`. */
function lastMonday(due: Date, now: Date, timeZone: string): Date {
  let monday = due;
  for (let next = nextLocalMonday(monday, HOUR, timeZone); next <= now; next = nextLocalMonday(next, HOUR, timeZone)) monday = next;
  return monday;
}
