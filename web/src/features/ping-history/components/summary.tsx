import { formatPercent } from '@/lib/format-money';
import { formatDuration } from '@/lib/format-time';
import { useNow } from '@/lib/use-now';
import { pingHistory as words } from '@messages/ping-history';
import { troubleMs, type PingStats } from '../model/ping-stats';

/** What the figures mean, in one sentence. */
export function Summary({ stats, period }: { stats: PingStats; period: string }) {
  const now = useNow();
  return (
    <p className="text-lg font-medium" aria-live="polite">
      {sentenceOf(stats, period, now)}
    </p>
  );
}

function sentenceOf(stats: PingStats, period: string, now: Date): string {
  if (stats.totalPings === 0) return words.nothingYet;
  if (stats.totalFailures === 0) return words.noTrouble(period);
  const rate = formatPercent(stats.successRate);
  const trouble = troubleMs(stats, now);
  return trouble === null ? words.troubleOfYoung(rate) : words.trouble(rate, formatDuration(trouble), period);
}
