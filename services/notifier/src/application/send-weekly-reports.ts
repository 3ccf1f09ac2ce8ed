import { DAY_MS, isPlanInForce, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { idFrom, LOGGER, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { dayKey, nextLocalMonday, startOfLocalDay } from '../domain/local-time.js';
import { REPORT_HOUR } from '../domain/reminders.js';

const POSTPONED_MS = 10 * MINUTE_MS;
/** Those of a whole country are due together and may take hours: a run of more than half an hour counts as one that hangs. */
const AT_A_TIME_MS = 5 * SECOND_MS;

type DueReport = NonNullable<Awaited<ReturnType<RecipientRepository['claimDueReport']>>>;

/** Each Monday morning in the recipient's zone, the week that ended on Sunday. Weeks that were missed are not made up for. */
@Injectable()
export class SendWeeklyReports {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
    private readonly recipients: RecipientRepository,
    private readonly servers: ServerRepository,
    private readonly workspaces: WorkspaceRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers how many reports were queued, and whether more may be due. */
  async execute(): Promise<{ queued: number; more: boolean }> {
    const began = performance.now();
    let queued = 0;
    while (performance.now() - began < AT_A_TIME_MS) {
      const ofOne = await this.enqueueNext();
      if (ofOne === null) return { queued, more: false };
      queued += ofOne;
    }
    return { queued, more: true };
  }

  /** Of the next recipient who is due; null: nobody. One for whom something breaks must not hold up the others. */
  private async enqueueNext(): Promise<number | null> {
    const claimed: { due?: DueReport | null } = {};
    try {
      return await this.store.transaction(async (tx) => {
        claimed.due = await this.recipients.claimDueReport(tx, tx.now);
        return claimed.due && this.enqueueOf(tx, claimed.due);
      });
    } catch (error) {
      if (!claimed.due) throw error;
      const { userId } = claimed.due;
      this.logger.warn({ err: error, user_id: userId }, 'weekly report postponed');
      await this.store.transaction((tx) => this.recipients.setNextReport(tx, userId, new Date(tx.now.getTime() + POSTPONED_MS)));
      return 0;
    }
  }

  private async enqueueOf(tx: Transaction, { userId, timeZone }: DueReport): Promise<number> {
    const monday = lastMonday(tx.now, timeZone);
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
function lastMonday(now: Date, timeZone: string): Date {
  let monday = nextLocalMonday(new Date(now.getTime() - 8 * DAY_MS), REPORT_HOUR, timeZone);
  for (let next = nextLocalMonday(monday, REPORT_HOUR, timeZone); next <= now; next = nextLocalMonday(next, REPORT_HOUR, timeZone))
    monday = next;
  return monday;
}
