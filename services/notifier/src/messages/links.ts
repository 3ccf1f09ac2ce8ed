import { SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';

/** Addresses in messages. They all begin with PUBLIC_URL; nothing else in this service writes one. */
@Injectable()
export class Links {
  constructor(@Inject(SETTINGS) private readonly platform: Pick<PlatformSettings, 'publicUrl'>) {}

  get overview(): string {
    return this.to('/dashboard/overview');
  }

  get billing(): string {
    return this.to('/dashboard/billing');
  }

  get plans(): string {
    return this.to('/pricing');
  }

  get settings(): string {
    return this.to('/dashboard/settings');
  }

  incident(incidentId: string): string {
    return this.to(`/dashboard/incidents/${encodeURIComponent(incidentId)}`);
  }

  server(serverId: string): string {
    return this.to(`/dashboard/history/${encodeURIComponent(serverId)}`);
  }

  unsubscribe(token: string): string {
    return this.to(`/unsubscribe?token=${encodeURIComponent(token)}`);
  }

  private to(path: string): string {
    return this.platform.publicUrl.replace(/\/+$/, '') + path;
  }
}
