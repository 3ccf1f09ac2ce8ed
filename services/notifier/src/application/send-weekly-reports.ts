import { DAY_MS, isPlanInForce } from '@nowahala/kernel';
import { idFrom, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { dayKey, nextLocalMonday, startOfLocalDay } from '../domain/local-time.js';
import { REPORT_HOUR } from '../domain/reminders.js';

/** Each Monday morning in the recipient's zone, the week that ended on Sunday. Weeks that were missed are not made up for. */
@Injectable()
export class SendWeeklyReports {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
    private readonly recipients: RecipientRepository,
    private readonly servers: ServerRepository,
    private readonly workspaces: WorkspaceRepository,
  ) {}

  /** Answers how many reports were queued. */
  async execute(): Promise<number> {
    for (let queued = 0; ;) {
      const more = await this.store.transaction((tx) => this.enqueueNext(tx));
      if (more === null) return queued;
      queued += more;
    }
  }

  /** Of the next recipient who is due; null: nobody. */
  private async enqueueNext(tx: Transaction): Promise<number | null> {
    const due = await this.recipients.claimDueReport(tx, tx.now);
    if (!due) return null;
    const { userId, timeZone } = due;
    const monday = lastMonday(due.nextReportAt, tx.now, timeZone);
    await this.recipients.setNextReport(tx, userId, nextLocalMonday(tx.now, REPORT_HOUR, timeZone));
    const recipient = await this.recipients.find(userId, tx);
    if (!recipient?.subscribed || !recipient.email || (await this.recipients.suppressionOf(tx, recipient.email))) return 0;
    const to = startOfLocalDay(monday, timeZone);
    const from = startOfLocalDay(new Date(to.getTime() - 7 * DAY_MS + DAY_MS / 2), timeZone);
    const day = dayKey(monday, timeZone);
    let queued = 0;
    for (const { workspaceId, planState } of await this.workspaces.listOfUser(tx, userId)) {
      if (!isPlanInForce(planState) || (await this.servers.listOfWorkspace(workspaceId, tx)).length === 0) continue;
      const groupKey = `report-${workspaceId}`;
      await this.deliveries.insert(tx, {
        id: idFrom(groupKey, day),
        groupKey,
        transition: day,
        channel: 'email',
        recipient: userId,
        kind: 'report',
        userId,
        workspaceId,
        facts: { from: from.toISOString(), to: to.toISOString() },
      });
      queued += 1;
    }
    return queued;
  }
}

/** The latest Monday morning that is not after `now`. */
function lastMonday(due: Date, now: Date, timeZone: string): Date {
  let monday = due;
  for (let next = nextLocalMonday(monday, REPORT_HOUR, timeZone); next <= now; next = nextLocalMonday(next, REPORT_HOUR, timeZone))
    monday = next;
  return monday;
}
