import type { ServerSummaryResponse } from '@nowahala/api';
import { formatPercent } from '@/lib/format/format-money';
import { formatDuration } from '@/lib/format/format-time';
import { isDown } from '@/lib/session/current-workspace';
import { pingHistory as messages } from '@messages/ping-history';
import { troubleMs, type PingStats } from './ping-stats';

const SILENT: readonly ServerSummaryResponse['state'][] = ['paused', 'unknown', 'maintenance'];

/** Whether its latest answer may be called one of now. During maintenance it may be off, and the latest is from before. */
export const answersNow = (server: ServerSummaryResponse): boolean => !isDown(server) && !SILENT.includes(server.state);

/** What the figures of a period mean, in one sentence. */
export function formatStats(stats: PingStats, { state, lastPingAt }: ServerSummaryResponse, period: string, now: Date): string {
  if (stats.totalPings === 0) {
    if (stats.steps.some(({ maintenance }) => maintenance > 0)) return messages.onlyMaintenance(period);
    if (state === 'paused') return messages.paused(period);
    return lastPingAt ? messages.notMeasured(period) : messages.nothingYet;
  }
  if (stats.totalFailures === 0) return state === 'slow' ? messages.onlySlow(period) : messages.noTrouble(period);
  const rate = formatPercent(stats.successRate);
  const trouble = troubleMs(stats, now);
  return trouble === null ? messages.troubleOfYoung(rate) : messages.trouble(rate, formatDuration(trouble), period);
}
