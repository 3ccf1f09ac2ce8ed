import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from '@/components/icons/calendar-clock';
import type { MaintenanceResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import { dayNumber, formatClock, formatMoment } from '@/lib/format/format-time';
import { isolate } from '@/lib/format/isolate';
import { useSend } from '@/lib/http/use-send';
import { useNow } from '@/lib/live/use-now';
import { useZone } from '@/lib/session/current-user';
import { maintenance as messages } from '@messages/maintenance';
import { endMaintenance, maintenanceOf, type Scope } from '../api/maintenance';
import { windowsAt } from '../model/windows';
import { PlanMaintenance } from './plan-maintenance';
import { RunningMaintenance } from './running-maintenance';
import { useChanged } from './use-changes';

/** What runs, what is planned, and how to begin one. `names` of the servers, where the page is about several. */
export function MaintenancePanel({ scope, names }: { scope: Scope; names?: ReadonlyMap<string, string> }) {
  const now = useNow();
  const all = useQuery(maintenanceOf(scope));
  if (!all.data)
    return all.isError ? (
      <LoadFailed title={messages.loadFailed} error={all.error} busy={all.isFetching} onAgain={() => void all.refetch()} />
    ) : (
      <SkeletonLines lines={2} />
    );
  const { running, planned } = windowsAt(all.data, now);
  return (
    <div className="space-y-4">
      {running.map((one) => (
        <RunningMaintenance key={one._id} one={one} server={names?.get(one.serverId ?? '')} />
      ))}
      {planned.length > 0 && (
        <div>
          <p id="maintenance-planned" className="font-medium">
            {messages.plannedTitle}
          </p>
          <ul aria-labelledby="maintenance-planned" className="divide-y divide-line">
            {planned.map((one) => (
              <Planned key={one._id} one={one} server={names?.get(one.serverId ?? '')} now={now} />
            ))}
          </ul>
        </div>
      )}
      <PlanMaintenance scope={scope} isRunning={running.some(({ serverId }) => serverId === null || 'server' in scope)} />
    </div>
  );
}

function Planned({ one, server, now }: { one: MaintenanceResponse; server: string | undefined; now: Date }) {
  const zone = useZone();
  const row = useFocusKept<HTMLLIElement>();
  const cancel = useSend({ request: () => endMaintenance(one), ...useChanged() });
  const isOneDay = dayNumber(zone, new Date(one.startsAt)) === dayNumber(zone, new Date(one.endsAt));
  const from = formatMoment(one.startsAt, zone, now);
  const until = isOneDay ? formatClock(one.endsAt, zone) : formatMoment(one.endsAt, zone, now);
  const ofOne = server === undefined ? messages.planned(from, until) : messages.plannedOf(isolate(server), from, until);
  const times = one.serverId ? ofOne : messages.plannedOfAll(from, until);
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <CalendarClock className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-40">{times}</p>
      <Button variant="quiet" size="small" aria-label={messages.cancelOf(times)} busy={cancel.isPending} onClick={() => cancel.send()}>
        {messages.cancel}
      </Button>
    </li>
  );
}
