import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/lib/live/use-now';
import { maintenanceOf } from '../api/maintenance';
import { windowsAt } from '../model/windows';
import { RunningMaintenance } from './running-maintenance';

/** On the overview: maintenance of all servers that runs now. That of one server is on its own page. */
export function WorkspaceMaintenance({ workspaceId }: { workspaceId: string }) {
  const { data = [] } = useQuery(maintenanceOf({ workspace: workspaceId }));
  const running = windowsAt(data, useNow()).running.filter(({ serverId }) => serverId === null);
  return running.map((one) => <RunningMaintenance key={one._id} one={one} />);
}
