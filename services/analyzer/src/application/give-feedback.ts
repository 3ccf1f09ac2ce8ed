import { Store } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ErrorLogs } from './ports/error-logs.js';

@Injectable()
export class GiveFeedback {
  constructor(
    private readonly store: Store,
    private readonly logs: ErrorLogs,
  ) {}

  async handle(logId: string, helped: boolean): Promise<void> {
    await this.store.transaction((tx) => this.logs.setFeedback(tx, logId, helped ? 'helped' : 'did_not_help'));
  }
}
