import type { pings } from '@nowahala/contracts';
import { sentenceOfGoodCheck } from '@nowahala/kernel';
import { ID_BYTES, writeId } from '@nowahala/platform';
import type { CompletedCheck } from '../../domain/check.js';

const LARGEST = 2 ** 32 - 1;

/** Results of one message: good ones as columns, all others by themselves. */
export interface Sorted {
  apart: CompletedCheck[];
  good: pings.GoodResults | undefined;
}

/**
 * A result goes into the columns only where they say all of it, and where no other result of its server stands apart: of
 * those the order counts. `shapeOf` is the result without what its own columns say.
 */
export function sortResults(results: readonly CompletedCheck[], shapeOf: (completed: CompletedCheck) => pings.PingResult): Sorted {
  const columns = new Columns(results.length);
  const odd = new Set(results.filter((one) => !isPlain(one)).map(({ request }) => request.target.serverId));
  const apart = results.filter((one) => odd.has(one.request.target.serverId) || !columns.add(one, shapeOf));
  return { apart, good: columns.length === 0 ? undefined : columns.message() };
}

function isPlain({ request, startedAt, endedAt, result, traceparent }: CompletedCheck): boolean {
  const { outcome, rttUs, code, method, evidence, certificate, facts, errorClass } = result;
  if (outcome !== 'success' || errorClass !== null || rttUs === null || rttUs <= 0 || rttUs > LARGEST) return false;
  if (evidence !== null || certificate !== undefined || facts !== undefined || traceparent !== undefined || request.candidateId !== '')
    return false;
  const took = endedAt.getTime() - startedAt.getTime();
  return took >= 0 && took <= LARGEST && result.message === sentenceOfGoodCheck(method, code ?? 0, rttUs);
}

class Columns {
  length = 0;
  private readonly serverIds: Buffer;
  private readonly ownerIds: Buffer[] = [];
  private readonly ownerOf = new Map<string, number>();
  private readonly shapes: pings.PingResult[] = [];
  private readonly shapeOf = new Map<string, number>();
  private readonly owners: number[] = [];
  private readonly shape: number[] = [];
  private readonly scheduledMs: number[] = [];
  private readonly startedMs: number[] = [];
  private readonly endedMs: number[] = [];
  private readonly responseTimeUs: number[] = [];
  private since = 0;

  constructor(most: number) {
    this.serverIds = Buffer.alloc(most * ID_BYTES);
  }

  /** False where an id is none. */
  add(completed: CompletedCheck, shapeOf: (completed: CompletedCheck) => pings.PingResult): boolean {
    const { request, startedAt, endedAt, result } = completed;
    const owner = this.ownerAt(request.target.workspaceId, request.userId);
    if (owner < 0 || !writeId(request.target.serverId, this.serverIds, this.length * ID_BYTES)) return false;
    const scheduled = request.scheduledAt.getTime();
    const started = startedAt.getTime();
    if (this.length === 0) this.since = scheduled;
    this.length += 1;
    this.owners.push(owner);
    this.shape.push(this.shapeAt(completed, shapeOf));
    this.scheduledMs.push(scheduled - this.since);
    this.startedMs.push(started - scheduled);
    this.endedMs.push(endedAt.getTime() - started);
    this.responseTimeUs.push(result.rttUs!);
    return true;
  }

  message(): pings.GoodResults {
    const { owners, shapes, shape, since, scheduledMs, startedMs, endedMs, responseTimeUs } = this;
    const serverIds = this.serverIds.subarray(0, this.length * ID_BYTES);
    return {
      serverIds,
      ownerIds: Buffer.concat(this.ownerIds),
      owners,
      shapes,
      shape,
      since,
      scheduledMs,
      startedMs,
      endedMs,
      responseTimeUs,
    };
  }

  private ownerAt(workspaceId: string, userId: string): number {
    const key = `${workspaceId} ${userId}`;
    const known = this.ownerOf.get(key);
    if (known !== undefined) return known;
    const bytes = Buffer.alloc(2 * ID_BYTES);
    if (!writeId(workspaceId, bytes, 0) || !writeId(userId, bytes, ID_BYTES)) return -1;
    this.ownerOf.set(key, this.ownerIds.length);
    return this.ownerIds.push(bytes) - 1;
  }

  private shapeAt(completed: CompletedCheck, shapeOf: (completed: CompletedCheck) => pings.PingResult): number {
    const { request, result } = completed;
    const key = `${request.reason} ${result.method} ${result.code} ${request.configVersion} ${request.intervalMinutes} ${result.loopLagMs}`;
    const known = this.shapeOf.get(key);
    if (known !== undefined) return known;
    this.shapeOf.set(key, this.shapes.length);
    return this.shapes.push(shapeOf(completed)) - 1;
  }
}
