import { Injectable } from '@nestjs/common';
import { Clock, systemCaller } from '@nowahala/platform';
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

  async of(caller: Caller) {
    const { identity, workspaces, billing, scheduler, analyzer, notifier } = this.services;
    const request = { userId: caller.userId, workspaceIds: caller.workspaceIds };
    const [account, servers, money, schedule, monitoring, messages] = await Promise.all([
      answered(identity.export(request, PATIENT)),
      answered(workspaces.export(request, PATIENT)),
      answered(billing.export(request, PATIENT)),
      // The scheduler knows workspaces, not people: it answers services alone.
      answered(scheduler.export(request, { ...PATIENT, caller: systemCaller })),
      answered(analyzer.export(request, PATIENT)),
      answered(notifier.export(request, PATIENT)),
    ]);
    return { exportedAt: this.clock.now().toISOString(), account, workspaces: servers, billing: money, schedule, monitoring, messages };
  }
}

const answered = async (answer: Promise<{ json: string }>): Promise<unknown> => {
  const { json } = await answer;
  return json === '' ? {} : JSON.parse(json);
};
