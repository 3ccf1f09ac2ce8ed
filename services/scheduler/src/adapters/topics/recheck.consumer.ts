import { Controller } from '@nestjs/common';
import type { incidents } from '@nowahala/contracts';
import { DAY_MS } from '@nowahala/kernel';
import { onceEach, OnTopic, traced, UndecodableMessage } from '@nowahala/platform';
import type { TopicBatch } from '@nowahala/platform';
import { RecheckRepository } from '../../database/recheck.repository.js';
import type { Recheck } from '../../database/recheck.repository.js';
import { checkReasons } from '../mappers/enums.mapper.js';
import { SendRechecksJob } from '../jobs/send-rechecks.job.js';

/** All rechecks that are due are claimed at once: one whose times cannot be added would hold up every other one. */
const isWithinADay = (dueAt: Date, expiresAt: Date): boolean => Math.abs(expiresAt.getTime() - dueAt.getTime()) <= DAY_MS;

@Controller()
export class RecheckConsumer {
  constructor(
    private readonly rechecks: RecheckRepository,
    private readonly sendRechecks: SendRechecksJob,
  ) {}

  @OnTopic('recheck.wanted', { group: 'rechecks', batch: true, together: true, sessionTimeoutMs: 10_000 })
  async onRecheckWanted(batch: TopicBatch<'recheck.wanted'>): Promise<void> {
    const wanted = batch.map(({ message, context }) => ({ context, recheck: toRecheck(message, context.id) }));
    await onceEach(wanted, (fresh) =>
      Promise.all(
        fresh.map(({ tx, context, recheck }) => traced('want recheck', context.meta.traceparent, () => this.rechecks.insert(tx, recheck))),
      ),
    );
    for (const { recheck } of wanted) this.sendRechecks.triggerAt(recheck.dueAt);
  }
}

function toRecheck(message: incidents.RecheckWanted, id: string): Recheck {
  const { dueAt, expiresAt } = message;
  if (!dueAt || !expiresAt || !isWithinADay(dueAt, expiresAt)) throw new UndecodableMessage('The times of a recheck make no sense.');
  // A reason that this version does not know is as urgent as an owner's.
  return { ...message, check: checkReasons.toWord(undefined, message.check) ?? 'check_now', id, dueAt, expiresAt };
}
