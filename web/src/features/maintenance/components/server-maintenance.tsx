import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight } from '@/components/icons/chevron-right';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { onDemand } from '@/lib/http/on-demand';
import { useNow } from '@/lib/live/use-now';
import { maintenance as messages } from '@messages/maintenance';
import { maintenanceOf } from '../api/maintenance';
import { windowsAt } from '../model/windows';
import { RunningMaintenance } from './running-maintenance';

/** With its forms, which most visits do not open. */
const panelModule = queryOptions({
  queryKey: ['maintenance panel'],
  queryFn: onDemand(() => import('./maintenance-panel')),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** On the page of a server: what runs stands open, planning is folded away. */
export function ServerMaintenance({ serverId }: { serverId: string }) {
  const scope = { server: serverId };
  const [wasOpened, setOpened] = useState(false);
  const { data = [] } = useQuery(maintenanceOf(scope));
  const { running, planned } = windowsAt(data, useNow());
  const isWanted = wasOpened || planned.length > 0;
  const panel = useQuery({ ...panelModule, enabled: isWanted });
  const Panel = panel.data?.MaintenancePanel;
  if (running.length > 0 && planned.length === 0) return running.map((one) => <RunningMaintenance key={one._id} one={one} />);
  return (
    <details
      className="group card no-print px-4 py-1 sm:px-5"
      open={planned.length > 0 || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-90" aria-hidden="true" />
        {messages.ofServer}
      </summary>
      <div className="space-y-4 pt-1 pb-4">
        <p className="text-muted">{messages.ofServerText}</p>
        {/* Once it is here it stays when it is folded: what was typed is kept. */}
        {Panel && <Panel scope={scope} />}
        {/* Another address did not help either: the page may be of a build that is gone. */}
        {!Panel && panel.isError && <LoadFailed title={messages.loadFailed} error={panel.error} onAgain={() => window.location.reload()} />}
        {isWanted && !Panel && !panel.isError && <SkeletonLines lines={2} />}
      </div>
    </details>
  );
}
