import type { ServerLine } from '@/lib/session/current-workspace';
import { formatPercent } from '@/lib/format/format-money';
import { formatDuration } from '@/lib/format/format-time';
import { pingHistory as words } from '@messages/ping-history';
import { troubleMs, type PingStats } from './ping-stats';

/** What the figures of a period mean, in one sentence. */
export function sayFigures(stats: PingStats, { state, lastPingAt }: ServerLine, period: string, now: Date): string {
  if (stats.totalPings === 0) {
    if (state === 'paused') return words.paused(period);
    return lastPingAt ? words.notMeasured(period) : words.nothingYet;
  }
  if (stats.totalFailures === 0) return words.noTrouble(period);
  const rate = formatPercent(stats.successRate);
  const trouble = troubleMs(stats, now);
  return trouble === null ? words.troubleOfYoung(rate) : words.trouble(rate, formatDuration(trouble), period);
}
