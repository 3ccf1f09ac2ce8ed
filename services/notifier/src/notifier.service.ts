import { alerts } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { NotifierRpc } from './adapters/rpc/notifier.rpc.js';
import { deliveryEntity } from './database/delivery.entity.js';
import { incidentEntity } from './database/incident.entity.js';
import { AddressRefusal1700000006003 } from './database/migrations/address-refusal.migration.js';
import { LatestResults1700000006004 } from './database/migrations/latest-results.migration.js';
import { NotifierTables1700000006001 } from './database/migrations/first-tables.migration.js';
import { NewsAt1700000006002 as OccurredAt1700000006002 } from './database/migrations/occurred-at.migration.js'; // stored name
import { ErasureIndexes1700000006007 } from './database/migrations/erasure-indexes.migration.js';
import { Maintenance1700000006020 } from './database/migrations/maintenance.migration.js';
import { MaintenanceLines1780000000050 } from './database/migrations/maintenance-lines.migration.js';
import { Heartbeats1780000000001 } from './database/migrations/heartbeats.migration.js';
import { PartialIncidents1700000006006 } from './database/migrations/partial-incidents.migration.js';
import { StoredReplies1700000006005 } from './database/migrations/stored-replies.migration.js';
import { UncertainSends1780000000060 } from './database/migrations/uncertain-sends.migration.js';
import { Confirmations1780000000061 } from './database/migrations/confirmations.migration.js';
import { RecipientEmail1780000000062 } from './database/migrations/recipient-email.migration.js';
import { LogPhrases1780000000031 } from './database/migrations/log-phrases.migration.js';
import { IncidentTranslations1780000000030 } from './database/migrations/incident-translations.migration.js';
import { notificationGroupEntity } from './database/notification-group.entity.js';
import { recipientEntity } from './database/recipient.entity.js';
import { serverEntity } from './database/server.entity.js';
import { workspaceEntity } from './database/workspace.entity.js';
import { notifierConfig } from './notifier.config.js';
import { NotifierModule } from './notifier.module.js';

/** Notifies people by e-mail, WhatsApp and on the dashboard: the only service that writes to anyone. */
export const notifier = defineService({
  name: 'notifier',
  module: NotifierModule,
  config: notifierConfig,
  entities: [deliveryEntity, incidentEntity, notificationGroupEntity, recipientEntity, serverEntity, workspaceEntity],
  migrations: [
    NotifierTables1700000006001,
    OccurredAt1700000006002,
    AddressRefusal1700000006003,
    LatestResults1700000006004,
    StoredReplies1700000006005,
    PartialIncidents1700000006006,
    ErasureIndexes1700000006007,
    Maintenance1700000006020,
    Heartbeats1780000000001,
    IncidentTranslations1780000000030,
    LogPhrases1780000000031,
    MaintenanceLines1780000000050,
    UncertainSends1780000000060,
    Confirmations1780000000061,
    RecipientEmail1780000000062,
  ],
  camelCaseRows: true,
  dueTransactions: true,
  purposes: ['notifier unsubscribe'],
  rpc: [rpcBinding(alerts.NotifierServiceService, NotifierRpc, { gateway: 'everything', identity: ['sendAccountMessage'] })],
});
