import type { ServerSummaryResponse } from '@nowahala/api';
import { useNow } from '@/lib/live/use-now';
import { pingHistory as messages } from '@messages/ping-history';
import type { PingStats } from '../model/ping-stats';
import { formatStats } from '../model/format-stats';

/** What the figures mean, in one sentence. */
export function Summary({ stats, server, period }: { stats: PingStats; server: ServerSummaryResponse; period: string }) {
  const now = useNow();
  const maintenance = stats.steps.reduce((sum, step) => sum + step.maintenance, 0);
  return (
    <p className="text-lg font-medium" aria-live="polite">
      {formatStats(stats, server, period, now)}
      {maintenance > 0 && <span className="block text-base font-normal text-muted">{messages.maintenanceLeftOut(maintenance)}</span>}
    </p>
  );
}
