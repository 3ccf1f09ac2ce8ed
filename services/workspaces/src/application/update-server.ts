import { Injectable } from '@nestjs/common';
import { NetworkPolicy } from '@nowahala/platform';
import type { ServerView } from '../database/server.query.js';
import { readServerSettings } from '../domain/server-settings.js';
import type { ServerInput } from '../domain/server-settings.js';
import { ChangeServer } from './change-server.js';
import { CheckWebsite } from './check-website.js';

@Injectable()
export class UpdateServer {
  constructor(
    private readonly checkWebsite: CheckWebsite,
    private readonly policy: NetworkPolicy,
    private readonly changeServer: ChangeServer,
  ) {}

  async execute(
    server: ServerView,
    { email, whatsApp, slowAlerts, ...input }: ServerInput & Partial<Record<'email' | 'whatsApp' | 'slowAlerts', boolean | undefined>>,
  ): Promise<ServerView> {
    const { settings, website } = readServerSettings(input, this.policy, 'update');
    await this.checkWebsite.execute(website);
    const channels = {
      ...(email !== undefined && { email }),
      ...(whatsApp !== undefined && { whatsApp }),
      ...(slowAlerts !== undefined && { slowAlerts }),
    };
    return this.changeServer.execute(server, { type: 'ReconfigureServer', data: { ...settings, ...channels } });
  }
}
