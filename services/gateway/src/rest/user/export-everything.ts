import { Injectable } from '@nestjs/common';
import { Clock } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Services } from '../../services.js';

const PATIENT = { deadlineMs: 8_000, retry: true } as const;

/** Everything we hold about a person, from every service that holds something. All of it, or an error: never a part. */
@Injectable()
export class ExportEverything {
  constructor(
    private readonly services: Services,
    private readonly clock: Clock,
  ) {}

  async of({ userId, workspaceIds }: Caller) {
    const { identity, workspaces, billing, scheduler, analyzer, notifier } = this.services;
    const request = { userId, workspaceIds };
    const [account, servers, money, schedule, monitoring, messages] = await Promise.all(
      [identity, workspaces, billing, scheduler, analyzer, notifier].map(async (service) =>
        parsed((await service.export(request, PATIENT)).json),
      ),
    );
    return { exportedAt: this.clock.now().toISOString(), account, workspaces: servers, billing: money, schedule, monitoring, messages };
  }
}

const parsed = (json: string): unknown => (json === '' ? {} : JSON.parse(json));
