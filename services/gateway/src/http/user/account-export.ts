import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { types } from '@nowahala/contracts';
import { Clock, systemCaller } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { ServiceClients } from '../../clients/services.client.js';

const PATIENT = { deadlineMs: 8_000, retry: true } as const;

type Ask = (part?: string) => Promise<types.ExportResponse>;

/**
 * Everything we hold about a person, from every service that holds something, written while it is read: years of checks are more
 * than fits into memory. Everyone has answered once before the first word leaves; what breaks after that breaks the transfer off,
 * so that a part never looks like the whole.
 */
@Injectable()
export class AccountExport {
  constructor(
    private readonly clients: ServiceClients,
    private readonly clock: Clock,
  ) {}

  async of(caller: Caller): Promise<Readable> {
    const { identity, workspaces, billing, scheduler, analyzer, notifier } = this.clients;
    const request = { userId: caller.userId, workspaceIds: caller.workspaceIds };
    // Named, because later parts are asked when the request's own context is gone.
    const asUser = { ...PATIENT, caller };
    const held: [name: string, ask: Ask][] = [
      ['account', (part) => identity.export({ ...request, part }, asUser)],
      ['workspaces', (part) => workspaces.export({ ...request, part }, asUser)],
      ['billing', (part) => billing.export({ ...request, part }, asUser)],
      // The scheduler knows workspaces, not people: it answers services alone.
      ['schedule', (part) => scheduler.export({ ...request, part }, { ...PATIENT, caller: systemCaller })],
      ['monitoring', (part) => analyzer.export({ ...request, part }, asUser)],
      ['messages', (part) => notifier.export({ ...request, part }, asUser)],
    ];
    const begun = await Promise.all(held.map(async ([name, ask]) => ({ name, ask, first: await ask() })));
    return Readable.from(written(this.clock.now(), begun));
  }
}

async function* written(now: Date, held: { name: string; ask: Ask; first: types.ExportResponse }[]): AsyncGenerator<string> {
  yield `{"data":{"exportedAt":${JSON.stringify(now)}`;
  for (const { name, ask, first } of held) {
    yield `,${JSON.stringify(name)}:`;
    yield* oneObject(first, ask);
  }
  yield '}}';
}

/** Puts together what comes in parts: a list goes on where the part before ended. */
async function* oneObject(first: types.ExportResponse, ask: Ask): AsyncGenerator<string> {
  const names = new Set<string>();
  let list: { name: string; empty: boolean } | undefined;
  yield '{';
  for (let part = first; ; part = await ask(part.nextPart)) {
    for (const [name, value] of Object.entries(part.json === '' ? {} : (JSON.parse(part.json) as Record<string, unknown>))) {
      if (list?.name !== name) {
        if (names.has(name)) throw new Error(`an export comes back to its list ${name}`);
        yield `${list ? ']' : ''}${names.size > 0 ? ',' : ''}${JSON.stringify(name)}:${Array.isArray(value) ? '[' : JSON.stringify(value)}`;
        names.add(name);
        list = Array.isArray(value) ? { name, empty: true } : undefined;
      }
      if (!list || !Array.isArray(value) || value.length === 0) continue;
      yield (list.empty ? '' : ',') + JSON.stringify(value).slice(1, -1);
      list.empty = false;
    }
    if (part.nextPart === undefined) break;
  }
  yield list ? ']}' : '}';
}
