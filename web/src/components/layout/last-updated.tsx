import { AlertBanner } from '@/components/ui/alert-banner';
import { useZone } from '@/lib/session/current-user';
import { formatNoted } from '@/lib/format/format-time';
import { useLiveState } from '@/lib/live/use-live-events';
import { dashboard } from '@messages/dashboard';

type QueryState = { isError: boolean; dataUpdatedAt: number };

/** Shows how old the page is while the event stream is down and polling fails too. */
export function LastUpdated({ of }: { of: QueryState }) {
  const zone = useZone();
  const live = useLiveState();
  if (live === 'live' || !of.isError || of.dataUpdatedAt === 0) return null;
  return (
    <AlertBanner kind="warn" className="mb-5">
      {dashboard.banners.lastUpdated(formatNoted(of.dataUpdatedAt, zone))}
    </AlertBanner>
  );
}
