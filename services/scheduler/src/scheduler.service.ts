import { pings } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { ErasedWorkspaces1700000004012 } from './database/migrations/erased-workspaces.migration.js';
import { ErasureIndexes1700000004013 } from './database/migrations/erasure-indexes.migration.js';
import { Schedule1700000004000 } from './database/migrations/schedule.migration.js';
import { WantedText1700000004010 } from './database/migrations/wanted-text.migration.js';
import { ShardRuns1700000004011 } from './database/migrations/shard-runs.migration.js';
import { Trust1700000004001 } from './database/migrations/trust.migration.js';
import { WatermarkAhead1700000004014 } from './database/migrations/watermark-ahead.migration.js';
import { SchedulerRpc } from './adapters/rpc/scheduler.rpc.js';
import { SchedulerModule } from './scheduler.module.js';

/** Which server is due, and when. */
export const scheduler = defineService({
  name: 'scheduler',
  module: SchedulerModule,
  camelCaseRows: true,
  needsBus: true,
  migrations: [
    Schedule1700000004000,
    Trust1700000004001,
    WantedText1700000004010,
    ShardRuns1700000004011,
    ErasedWorkspaces1700000004012,
    ErasureIndexes1700000004013,
    WatermarkAhead1700000004014,
  ],
  rpc: [rpcBinding(pings.SchedulerServiceService, SchedulerRpc, { gateway: 'everything' })],
});
