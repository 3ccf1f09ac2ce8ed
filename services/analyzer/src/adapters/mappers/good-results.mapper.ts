import type { pings as wire } from '@nowahala/contracts';
import { sentenceOfGoodCheck } from '@nowahala/kernel';
import { idsIn } from '@nowahala/platform';
import type { CheckResult } from '../../domain/health/check-result.js';
import { believedDuration, believedStart, toCheckResult } from './check-result.mapper.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const LARGEST_INT = 2_147_483_647;
/** As far as a date goes. */
const LAST_MS = 8.64e15;

/** Null where the columns do not fit together: then all of them can only be left out. */
export function toGoodResults(good: wire.GoodResults, nowMs: number): CheckResult[] | null {
  const servers = idsIn(good.serverIds);
  const owners = idsIn(good.ownerIds);
  const shapes = good.shapes.map(templateOf);
  const count = good.shape.length;
  const columns = [good.owners, good.scheduledMs, good.startedMs, good.endedMs, good.responseTimeUs];
  if (good.serverIds.length !== count * 16 || columns.some(({ length }) => length !== count)) return null;
  const results: CheckResult[] = [];
  for (let index = 0; index < count; index += 1) {
    const shape = shapes[good.shape[index]!];
    const [workspaceId, userId] = [owners[good.owners[index]! * 2], owners[good.owners[index]! * 2 + 1]];
    const scheduled = good.since + good.scheduledMs[index]!;
    const started = believedStart(scheduled + good.startedMs[index]!, scheduled, nowMs);
    const ended = started + believedDuration(good.endedMs[index]!);
    const fits = isTime(scheduled) && isTime(started) && isTime(ended);
    if (!shape || workspaceId === undefined || userId === undefined || !fits) return null;
    const responseUs = Math.min(good.responseTimeUs[index]!, LARGEST_INT);
    results.push({
      ...shape.result,
      serverId: servers[index]!,
      workspaceId,
      userId,
      scheduledAt: new Date(scheduled),
      startedAt: new Date(started),
      endedAt: new Date(ended),
      responseUs: responseUs > 0 ? responseUs : null,
      message: sentenceOfGoodCheck(shape.method, shape.result.code, responseUs),
    });
  }
  return results;
}

/** Null for one that is not good. */
function templateOf(shape: wire.PingResult): { result: CheckResult; method: string } | null {
  const ids = { serverId: NOBODY, workspaceId: NOBODY, userId: NOBODY };
  const times = { scheduledAt: new Date(0), startedAt: undefined, endedAt: undefined, responseTimeUs: 0 };
  const result = toCheckResult({ ...shape, ...ids, ...times }, 0);
  return result?.outcome === 'success' ? { result, method: shape.method } : null;
}

const isTime = (ms: number): boolean => Math.abs(ms) <= LAST_MS;
