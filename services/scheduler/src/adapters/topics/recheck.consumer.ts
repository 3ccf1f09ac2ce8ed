import { Controller } from '@nestjs/common';
import type { incidents } from '@nowahala/contracts';
import { DAY_MS } from '@nowahala/kernel';
import { OnTopic, UndecodableMessage } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { RecheckRepository } from '../../database/recheck.repository.js';
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

  @OnTopic('recheck.wanted', { group: 'rechecks', sessionTimeoutMs: 10_000 })
  async onRecheckWanted(message: incidents.RecheckWanted, context: MessageContext): Promise<void> {
    const { dueAt, expiresAt } = message;
    if (!dueAt || !expiresAt || !isWithinADay(dueAt, expiresAt)) throw new UndecodableMessage('The times of a recheck make no sense.');
    // A reason that this version does not know is as urgent as an owner's.
    const check = checkReasons.toWord(undefined, message.check) ?? 'check_now';
    const recheck = { ...message, check, id: context.id, dueAt, expiresAt };
    await context.once((tx) => this.rechecks.insert(tx, recheck));
    this.sendRechecks.triggerAt(recheck.dueAt);
  }
}
