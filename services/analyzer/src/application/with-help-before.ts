import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DoneStepRepository } from '../database/done-step.repository.js';
import type { Explanation } from '../domain/advice/explanation.js';

/** An explanation with what helped the last time against this fault of this server. */
@Injectable()
export class WithHelpBefore {
  constructor(private readonly doneSteps: DoneStepRepository) {}

  async execute(sql: SqlRunner, serverId: string, situation: string, explanation: Explanation): Promise<Explanation> {
    const helpedBefore = await this.doneSteps.lastHelp(sql, serverId, situation);
    return helpedBefore ? { ...explanation, helpedBefore } : explanation;
  }
}
