import { identity as contract } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { emailChangeEntity } from './database/email-change.entity.js';
import { Accounts1700000001000 } from './database/migrations/accounts.migration.js';
import { AccountChanges1700000005000 } from './database/migrations/account-changes.migration.js';
import { ApiKeys1700000002000 } from './database/migrations/api-keys.migration.js';
import { ErasuresAskedAgain1700000006000 } from './database/migrations/erasures-asked-again.migration.js';
import { ErasureAndAudit1700000003000 } from './database/migrations/erasure-and-audit.migration.js';
import { Indexes1700000007000 } from './database/migrations/indexes.migration.js';
import { OlderSecrets1700000004000 } from './database/migrations/older-secrets.migration.js';
import { sessionEntity } from './database/session.entity.js';
import { undoEntity } from './database/undo.entity.js';
import { userEntity } from './database/user.entity.js';
import { apiKeys } from './adapters/topics/api-key.publication.js';
import { IdentityRpc } from './adapters/rpc/identity.rpc.js';
import { identityConfig } from './identity.config.js';
import { IdentityModule } from './identity.module.js';

/** Users and what proves who they are: accounts, passwords, sessions, API keys, verification, erasure. */
export const identity = defineService({
  name: 'identity',
  module: IdentityModule,
  config: identityConfig,
  entities: [userEntity, sessionEntity, emailChangeEntity, undoEntity],
  camelCaseRows: true,
  dueTransactions: true,
  migrations: [
    Accounts1700000001000,
    ApiKeys1700000002000,
    ErasureAndAudit1700000003000,
    OlderSecrets1700000004000,
    AccountChanges1700000005000,
    ErasuresAskedAgain1700000006000,
    Indexes1700000007000,
  ],
  aggregates: [apiKeys],
  purposes: ['identity pepper', 'identity sealed messages', 'token signing'],
  rpc: [
    rpcBinding(contract.IdentityServiceService, IdentityRpc, {
      gateway: 'everything',
      analyzer: ['getContact'],
      billing: ['getContact'],
      notifier: ['getContact'],
    }),
  ],
});
