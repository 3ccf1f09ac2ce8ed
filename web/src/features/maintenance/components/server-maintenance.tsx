import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from '@/components/icons/chevron-right';
import { SkeletonLines } from '@/components/ui/skeleton';
import { useNow } from '@/lib/live/use-now';
import { maintenance as messages } from '@messages/maintenance';
import { maintenanceOf, type Scope } from '../api/maintenance';
import { windowsAt } from '../model/windows';
import { RunningMaintenance } from './running-maintenance';

const NotLoaded = () => <p className="text-muted">{messages.loadFailed}</p>;

/** With its forms, which most visits do not open. */
const MaintenancePanel = lazy<ComponentType<{ scope: Scope }>>(() =>
  import('./maintenance-panel').then(
    (panel) => ({ default: panel.MaintenancePanel }),
    () => ({ default: NotLoaded }),
  ),
);

/** On the page of a server: what runs stands open, planning is folded away. */
export function ServerMaintenance({ serverId }: { serverId: string }) {
  const scope = { server: serverId };
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery(maintenanceOf(scope));
  const { running, planned } = windowsAt(data, useNow());
  if (running.length > 0 && planned.length === 0) return running.map((one) => <RunningMaintenance key={one._id} one={one} />);
  return (
    <details
      className="group card no-print px-4 py-1 sm:px-5"
      open={planned.length > 0 || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-90" aria-hidden="true" />
        {messages.ofServer}
      </summary>
      <div className="space-y-4 pt-1 pb-4">
        <p className="text-muted">{messages.ofServerText}</p>
        {(isOpen || planned.length > 0) && (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <MaintenancePanel scope={scope} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
