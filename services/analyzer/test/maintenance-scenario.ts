import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { TurnMaintenance } from '../src/application/turn-maintenance.js';
import type { AnalyzerApp, Server } from './app.js';

export interface Planned {
  maintenanceId?: string;
  /** Seconds from now. */
  from: number;
  to: number;
  version?: number;
  /** Every server of the workspace. */
  all?: boolean;
}

/** Plans maintenance as workspaces says it. */
export function plannerOf(app: AnalyzerApp) {
  const known = async (maintenanceId: string) =>
    (
      await app.sql<{ version: number; endsAt: Date }>('SELECT version, ends_at FROM maintenance WHERE maintenance_id = $1', [
        maintenanceId,
      ])
    )[0];
  const turn = () => app.host.get<TurnMaintenance>('analyzer', TurnMaintenance).execute();

  /** Tells the analyzer, and waits until it has heard and done what is due. */
  async function maintenance(server: Server, { maintenanceId = newId(), from, to, version = 1, all = false }: Planned): Promise<string> {
    const { workspaceId, userId, serverId } = server;
    const message = {
      ...{ maintenanceId, workspaceId, userId, version, serverId: all ? '' : serverId },
      ...{ startsAt: app.at(from), endsAt: app.at(to), changedAt: app.at(0) },
    };
    await app.host.publish('maintenance.changed', message, { key: workspaceId, tenantId: workspaceId });
    await eventually('it is known', async () => (await known(maintenanceId))?.version === version);
    await turn();
    return maintenanceId;
  }
  return { known, maintenance, turn };
}
