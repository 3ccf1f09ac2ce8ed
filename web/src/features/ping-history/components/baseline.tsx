import { useQuery } from '@tanstack/react-query';
import type { ServerSummaryResponse } from '@nowahala/api';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as messages } from '@messages/ping-history';
import { baselineOf } from '../api/get-baseline';
import { answersNow } from '../model/format-stats';

type BaselineProps = { server: ServerSummaryResponse; refetchInterval: number };

/** What a visitor usually waits at this hour, and now. Nothing where it cannot be read, or where nothing answers now: the page says enough without it. */
export function Baseline({ server, refetchInterval }: BaselineProps) {
  const baseline = useQuery({ ...baselineOf(server._id), refetchInterval }).data;
  if (!baseline || baseline.nowMs === null || !answersNow(server)) return null;
  const now = formatResponseTime(baseline.nowMs);
  return (
    <p className="mb-6 text-muted">
      {baseline.usualMs === null ? messages.learning(now) : messages.usualAndNow(formatResponseTime(baseline.usualMs), now)}
    </p>
  );
}
