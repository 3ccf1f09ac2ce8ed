import { throwawayDatabase } from '@nowahala/testkit';
import type { BusUnderTest } from '../contract/bus-under-test.contract.js';
import { BrokenLine } from '../contract/broken-line.contract.js';
import { noBusMetrics } from '../bus-metrics.js';
import { eventBusContract } from '../event-bus.contract.js';
import { TopicRegistry } from '../topics.js';
import { migrateBus } from './bus-schema.js';
import { PgEventBus } from './pg-event-bus.js';

eventBusContract('the log in PostgreSQL', async (declarations): Promise<BusUnderTest> => {
  const database = await throwawayDatabase();
  await migrateBus(database.url);
  const topics = new TopicRegistry(declarations, 'embedded');
  const direct = new URL(database.url);
  const line = await BrokenLine.to({ host: direct.hostname, port: Number(direct.port || 5432) });
  const through = new URL(database.url);
  through.port = String(line.port);
  return {
    address: { kind: 'postgres', at: database.url, sessionMs: 6_000 },
    topics,
    open: (onOutOfRange) =>
      PgEventBus.open({
        connection: through.href,
        topics,
        migrate: false,
        metrics: { ...noBusMetrics, offsetOutOfRange: () => onOutOfRange?.() },
      }),
    expire: async (topic) => {
      await database.query("UPDATE bus.bus_log SET ts = ts - interval '2 days' WHERE topic = $1", [topic]);
      const janitor = await PgEventBus.open({ connection: database.url, topics, migrate: false });
      await janitor.applyRetention();
      await janitor.close();
    },
    outage: { begin: () => line.cut(), end: () => line.mend() },
    databaseUrl: database.url,
    close: async () => {
      await line.cut();
      await database.drop();
    },
  };
});
