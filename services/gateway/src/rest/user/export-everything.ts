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
      answered((part) => identity.export({ ...request, part }, PATIENT)),
      answered((part) => workspaces.export({ ...request, part }, PATIENT)),
      answered((part) => billing.export({ ...request, part }, PATIENT)),
      // The scheduler knows workspaces, not people: it answers services alone.
      answered((part) => scheduler.export({ ...request, part }, { ...PATIENT, caller: systemCaller })),
      answered((part) => analyzer.export({ ...request, part }, PATIENT)),
      answered((part) => notifier.export({ ...request, part }, PATIENT)),
    ]);
    return { exportedAt: this.clock.now().toISOString(), account, workspaces: servers, billing: money, schedule, monitoring, messages };
  }
}

/** Puts together what comes in parts: lists of the same name become one. */
async function answered(ask: (part?: string) => Promise<{ json: string; nextPart?: string | undefined }>): Promise<object> {
  const whole: Record<string, unknown> = {};
  let part: string | undefined;
  do {
    const { json, nextPart } = await ask(part);
    for (const [name, value] of Object.entries(json === '' ? {} : (JSON.parse(json) as Record<string, unknown>))) {
      const known = whole[name];
      whole[name] = Array.isArray(known) && Array.isArray(value) ? known.concat(value) : value;
    }
    part = nextPart;
  } while (part !== undefined);
  return whole;
}
