import { Controller } from '@nestjs/common';
import type { incidents } from '@nowahala/contracts';
import { OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { RecheckRepository } from '../../database/recheck.repository.js';
import { checkReasons } from '../mappers/enums.mapper.js';
import { SendRechecksJob } from '../jobs/send-rechecks.job.js';

@Controller()
export class RecheckConsumer {
  constructor(
    private readonly rechecks: RecheckRepository,
    private readonly sendRechecks: SendRechecksJob,
  ) {}

  @OnTopic('recheck.wanted', { group: 'rechecks', sessionTimeoutMs: 10_000 })
  async onRecheckWanted(message: incidents.RecheckWanted, context: MessageContext): Promise<void> {
    // A reason that this version does not know is as urgent as an owner's.
    const check = checkReasons.toWord(undefined, message.check) ?? 'check_now';
    const recheck = { ...message, check, id: context.id, dueAt: message.dueAt!, expiresAt: message.expiresAt! };
    await context.once((tx) => this.rechecks.insert(tx, recheck));
    this.sendRechecks.triggerAt(recheck.dueAt);
  }
}
