import type { Cluster } from './cluster.js';
import type { RunRecord } from './record.js';
import type { Scenario } from './scenario.js';

/** Rows that services keep of workspaces that were erased. That an id was erased is kept on purpose. */
export function rowsLeft({ schedulerTables, analyzerTables, notifierTables }: Cluster, scenario: Scenario): RunRecord['rowsLeft'] {
  return scenario.erasures.flatMap(({ workspaceId, userId }) => {
    const servers = new Set(scenario.servers.filter((one) => one.workspaceId === workspaceId).map(({ serverId }) => serverId));
    const ofServer = (one: { serverId: string }): boolean => servers.has(one.serverId);
    const ofWorkspace = (one: { workspaceId: string }): boolean => one.workspaceId === workspaceId;
    const ofUser = (one: { userId: string | null }): boolean => one.userId === userId;
    const counted: [table: string, count: number][] = [
      ['scheduler.schedule_entry', schedulerTables.entries.where(ofServer).length],
      ['scheduler.usage', schedulerTables.usage.where(ofWorkspace).length],
      ['scheduler.entitlement', schedulerTables.entitlements.where(ofWorkspace).length],
      ['scheduler.incident_seen', schedulerTables.incidents.where(ofServer).length],
      ['scheduler.recheck', schedulerTables.rechecks.where(ofServer).length],
      ['analyzer.monitor', analyzerTables.monitors.where(ofServer).length],
      ['analyzer.ping', analyzerTables.pings.where(ofServer).length],
      ['analyzer.error_log', analyzerTables.logs.where(ofWorkspace).length],
      ['analyzer.maintenance', analyzerTables.maintenances.where(ofWorkspace).length],
      ['analyzer.entitlement', analyzerTables.plans.where(ofWorkspace).length],
      ['notifier.incident', notifierTables.incidents.where(ofUser).length],
      ['notifier.story', notifierTables.groups.where(ofUser).length],
      ['notifier.delivery', notifierTables.deliveries.where(ofUser).length],
      ['notifier.maintenance', notifierTables.maintenances.where(ofUser).length],
    ];
    return counted.flatMap(([table, count]) => (count > 0 ? [{ workspaceId, table, count }] : []));
  });
}
