import { formatPercent } from '@/lib/format-money';
import { formatDuration } from '@/lib/format-time';
import { useNow } from '@/lib/use-now';
import { pingHistory as words } from '@messages/ping-history';
import { troubleMs, type PingStats, type Range } from '../model/ping-stats';

/** What the figures mean, in one sentence. */
export function Summary({ stats, range }: { stats: PingStats; range: Range }) {
  const now = useNow();
  const period = words.range[range];
  const sentence =
    stats.totalPings === 0
      ? words.nothingYet
      : stats.totalFailures === 0
        ? words.noTrouble(period)
        : words.trouble(formatPercent(stats.successRate), formatDuration(troubleMs(stats, now)), period);
  return (
    <p className="text-lg font-medium" aria-live="polite">
      {sentence}
    </p>
  );
}
