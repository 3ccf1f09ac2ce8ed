import { alerts } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { NotifierTables1700000006001 } from './database/migrations/first-tables.migration.js';
import { NewsAt1700000006002 } from './database/migrations/occurred-at.migration.js';
import { NotifierRpc } from './adapters/rpc/notifier.rpc.js';
import { notifierConfig } from './notifier.config.js';
import { NotifierModule } from './notifier.module.js';

/** Tells people what happened, by e-mail, WhatsApp and on the dashboard: the only room that writes to anyone. */
export const notifier = defineService({
  name: 'notifier',
  module: NotifierModule,
  config: notifierConfig,
  migrations: [NotifierTables1700000006001, NewsAt1700000006002],
  rpc: [rpcBinding(alerts.NotifierServiceService, NotifierRpc)],
});
