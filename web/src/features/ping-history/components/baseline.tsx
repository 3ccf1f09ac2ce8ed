import { useQuery } from '@tanstack/react-query';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as messages } from '@messages/ping-history';
import { baselineOf } from '../api/get-baseline';

/** What a visitor usually waits at this hour, and now. Nothing where it cannot be read: the page says enough without it. */
export function Baseline({ serverId }: { serverId: string }) {
  const baseline = useQuery(baselineOf(serverId)).data;
  if (!baseline || baseline.nowMs === null) return null;
  const now = formatResponseTime(baseline.nowMs);
  return (
    <p className="mb-6 text-muted">
      {baseline.usualMs === null ? messages.learning(now) : messages.usualAndNow(formatResponseTime(baseline.usualMs), now)}
    </p>
  );
}
