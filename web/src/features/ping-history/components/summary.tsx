import type { ServerSummaryResponse } from '@nowahala/api';
import { useNow } from '@/lib/live/use-now';
import type { PingStats } from '../model/ping-stats';
import { formatStats } from '../model/format-stats';

/** What the figures mean, in one sentence. */
export function Summary({ stats, server, period }: { stats: PingStats; server: ServerSummaryResponse; period: string }) {
  const now = useNow();
  return (
    <p className="text-lg font-medium" aria-live="polite">
      {formatStats(stats, server, period, now)}
    </p>
  );
}
