import { Injectable } from '@nestjs/common';
import { Clock, systemCaller } from '@nowahala/platform';
import { QUERY, ServiceClients } from '../clients/services.client.js';
import { RecentResults } from './recent-results.js';

const KEEP_MS = 5_000;

/** Which workspaces a user owns. An empty list authorises nothing. */
@Injectable()
export class OwnedWorkspaces {
  private readonly recent: RecentResults<string[]>;

  constructor(
    private readonly clients: ServiceClients,
    clock: Clock,
  ) {
    this.recent = new RecentResults(KEEP_MS, clock);
  }

  of(userId: string): Promise<string[]> {
    return this.recent.of(userId, async () => {
      const { workspace } = await this.clients.workspaces.getWorkspaceOfUser({ userId }, { ...QUERY, caller: systemCaller });
      return workspace ? [workspace.id] : [];
    });
  }

  delete(userId: string): void {
    this.recent.delete(userId);
  }
}
