import { workspaces } from '@nowahala/contracts';
import { MINUTE_MS } from '@nowahala/kernel';
import { invalidFields, refusal, serviceUnavailable } from '@nowahala/platform';
import { forSystem } from './for-system.js';
import type { World } from './world.js';

/** It begins by the clock of workspaces, which is a little ahead. */
const CLOCK_AHEAD_MS = 1_000;

/** Maintenance as workspaces keeps it: planned once for one id, and over once it was ended. */
export function fakeMaintenance(world: World) {
  const planned: workspaces.PlanMaintenanceRequest[] = [];
  const over = new Set<string>();
  const planMaintenance = forSystem(async (request: workspaces.PlanMaintenanceRequest) => {
    if (world.workspacesDown) throw serviceUnavailable();
    const begins = request.startsAt!.getTime() + CLOCK_AHEAD_MS;
    if (request.endsAt!.getTime() - begins < MINUTE_MS) throw invalidFields({ endsAt: 'A maintenance lasts at least one minute.' });
    if (world.manyMaintenances)
      throw refusal('TOO_MANY_MAINTENANCES', 'conflict', 'You have 20 maintenances planned, and that is the most.');
    planned.push(request);
    return { maintenance: workspaces.Maintenance.fromPartial({ id: request.maintenanceId, endsAt: request.endsAt }) };
  });
  const endMaintenance = forSystem(async ({ workspaceId }: workspaces.EndMaintenanceRequest) => {
    if (world.workspacesDown) throw serviceUnavailable();
    const ended = planned.filter((one) => one.workspaceId === workspaceId && !over.has(one.maintenanceId));
    for (const { maintenanceId } of ended) over.add(maintenanceId);
    return { maintenances: ended.map(({ maintenanceId: id }) => workspaces.Maintenance.fromPartial({ id })) };
  });
  const listMaintenance = forSystem(async ({ workspaceId }: workspaces.ListMaintenanceRequest) => {
    const lasting = planned.filter((one) => one.workspaceId === workspaceId && !over.has(one.maintenanceId));
    return {
      maintenances: lasting.map(({ maintenanceId: id, startsAt, endsAt, serverId }) =>
        workspaces.Maintenance.fromPartial({ id, startsAt, endsAt, serverId }),
      ),
    };
  });
  return { planned, calls: { planMaintenance, endMaintenance, listMaintenance } };
}
