import { Injectable } from '@nestjs/common';
import { Clock, systemCaller } from '@nowahala/platform';
import { ASK, Services } from '../clients/services.client.js';
import { RecentAnswers } from './recent-results.js';

const KEEP_MS = 5_000;

/** Which workspaces a user owns. An empty list authorises nothing. */
@Injectable()
export class WorkspacesOf {
  private readonly recent: RecentAnswers<string[]>;

  constructor(
    private readonly services: Services,
    clock: Clock,
  ) {
    this.recent = new RecentAnswers(KEEP_MS, clock);
  }

  of(userId: string): Promise<string[]> {
    return this.recent.of(userId, async () => {
      const { workspace } = await this.services.workspaces.getWorkspaceOfUser({ userId }, { ...ASK, caller: systemCaller });
      return workspace ? [workspace.id] : [];
    });
  }

  forget(userId: string): void {
    this.recent.forget(userId);
  }
}
