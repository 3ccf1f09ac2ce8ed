import type { workspaces } from '@nowahala/contracts';
import type { Transaction } from '@nowahala/platform';

interface Known {
  ip_address: string;
  website: string;
  interval_minutes: number;
  paused: boolean;
  config_version: string;
}

/** Stores a server's snapshot unless a newer one is known. New, changed and resumed servers are checked at once. True when it was news. */
export async function configureServer(tx: Transaction, server: workspaces.ServerConfigured, shard: number): Promise<boolean> {
  const [forgotten] = await tx.query('SELECT 1 FROM forgotten_server WHERE server_id = $1', [server.serverId]);
  if (forgotten) return false;
  const [known] = await tx.query<Known>(
    'SELECT ip_address, website, interval_minutes, paused, config_version FROM schedule_entry WHERE server_id = $1',
    [server.serverId],
  );
  if (known && Number(known.config_version) >= server.configVersion) return false;
  await tx.query('INSERT INTO schedule_change (shard, server_id) VALUES ($1, $2)', [shard, server.serverId]);
  if (server.deleted) {
    await tx.query('DELETE FROM schedule_entry WHERE server_id = $1', [server.serverId]);
    await tx.query('DELETE FROM recheck WHERE server_id = $1', [server.serverId]);
    await tx.query('DELETE FROM incident_seen WHERE server_id = $1', [server.serverId]);
    await tx.query('INSERT INTO forgotten_server (server_id, config_version, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      server.serverId,
      server.configVersion,
      tx.now,
    ]);
    return true;
  }
  const atOnce =
    !server.paused &&
    (!known ||
      known.paused ||
      known.ip_address !== server.ipAddress ||
      known.website !== server.website ||
      known.interval_minutes !== server.intervalMinutes);
  await tx.query(
    `INSERT INTO schedule_entry (server_id, workspace_id, user_id, shard, ip_address, website, interval_minutes, paused, config_version, fire_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (server_id) DO UPDATE SET ip_address = $5, website = $6, interval_minutes = $7, paused = $8, config_version = $9, fire_at = coalesce($10, schedule_entry.fire_at)`,
    [
      server.serverId,
      server.workspaceId,
      server.userId,
      shard,
      server.ipAddress,
      server.website,
      server.intervalMinutes,
      server.paused,
      server.configVersion,
      atOnce ? tx.now : null,
    ],
  );
  return true;
}
