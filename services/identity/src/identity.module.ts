import { Module } from '@nestjs/common';
import type { Provider } from '@nestjs/common';
import { ConfigError, CONFIG, deriveSecret, deriveSecrets, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { ApiKeys } from './application/api-keys.js';
import { CheckPassword } from './application/check-password.js';
import { EraseAccount } from './application/erase-account.js';
import { ExportAccount } from './application/export-account.js';
import { FinishErasures } from './application/finish-erasures.js';
import { RelayAccountMessages } from './application/relay-account-messages.js';
import { IntrospectToken } from './application/introspect-token.js';
import { AccountMessages } from './application/account-messages.js';
import { LogIn } from './application/log-in.js';
import { LogOut } from './application/log-out.js';
import { CreateSession } from './application/create-session.js';
import {
  API_KEYS,
  AuditRepository,
  AttemptRepository,
  ErasureRepository,
  ApiKeyRepository,
  AccountMessageRepository,
  VerificationTokenRepository,
  SessionRepository,
  UserRepository,
} from './application/ports/index.js';
import { RegisterUser } from './application/register-user.js';
import { RefreshSession } from './application/refresh-session.js';
import { ResetPassword } from './application/reset-password.js';
import { RevokeSessions } from './application/revoke-sessions.js';
import { KeyedHash } from './application/secrets/keyed-hash.js';
import { PasswordHasher } from './application/secrets/password-hasher.js';
import { SealedBox } from './application/secrets/sealed-box.js';
import { seedsOf, TokenSigner } from './application/secrets/token-signer.js';
import { PruneExpiredJob } from './adapters/jobs/prune-expired.job.js';
import { TokenIssuer } from './application/token-issuer.js';
import { UpdateUser } from './application/update-user.js';
import { VerifyEmail } from './application/verify-email.js';
import { VerifyPhone } from './application/verify-phone.js';
import { AuditLogTable } from './database/audit.repository.js';
import { CountersTable } from './database/attempt.repository.js';
import { ErasuresTable } from './database/erasure.repository.js';
import { KeyListTable } from './database/api-key.repository.js';
import { OutgoingMessagesTable } from './database/account-message.repository.js';
import { ProofsTable } from './database/verification-token.repository.js';
import { SessionsTable } from './database/session.repository.js';
import { UsersTable } from './database/user.repository.js';
import { apiKeys } from './adapters/topics/api-key.publication.js';
import { Subscriptions } from './adapters/topics/erasure.consumer.js';
import { IdentityRpc } from './adapters/rpc/identity.rpc.js';
import type { IdentityConfig } from './identity.config.js';

const tables: Provider[] = [
  { provide: UserRepository, useClass: UsersTable },
  { provide: SessionRepository, useClass: SessionsTable },
  { provide: VerificationTokenRepository, useClass: ProofsTable },
  { provide: AttemptRepository, useClass: CountersTable },
  { provide: AccountMessageRepository, useClass: OutgoingMessagesTable },
  { provide: ApiKeyRepository, useClass: KeyListTable },
  { provide: ErasureRepository, useClass: ErasuresTable },
  { provide: AuditRepository, useClass: AuditLogTable },
  { provide: API_KEYS, useValue: apiKeys },
];

const settingsFirst = [SETTINGS, CONFIG];

const secrets: Provider[] = [
  PasswordHasher,
  {
    provide: KeyedHash,
    inject: settingsFirst,
    useFactory: (settings: PlatformSettings, config: IdentityConfig) =>
      new KeyedHash(config.IDENTITY_PEPPER ?? deriveSecret(settings.INTERNAL_SECRET!, 'identity pepper')),
  },
  {
    provide: SealedBox,
    inject: [SETTINGS],
    useFactory: (settings: PlatformSettings) => new SealedBox(...deriveSecrets(settings.INTERNAL_SECRET!, 'identity sealed messages')),
  },
  {
    provide: TokenSigner,
    inject: settingsFirst,
    useFactory: (settings: PlatformSettings, config: IdentityConfig) => new TokenSigner(signingSeeds(settings, config), settings.publicUrl),
  },
];

const useCases: Provider[] = [
  TokenIssuer,
  CreateSession,
  RevokeSessions,
  AccountMessages,
  CheckPassword,
  RegisterUser,
  LogIn,
  RefreshSession,
  LogOut,
  IntrospectToken,
  UpdateUser,
  ResetPassword,
  VerifyEmail,
  VerifyPhone,
  ApiKeys,
  EraseAccount,
  FinishErasures,
  ExportAccount,
  RelayAccountMessages,
  PruneExpiredJob,
];

@Module({ controllers: [Subscriptions], providers: [...tables, ...secrets, ...useCases, IdentityRpc] })
export class IdentityModule {}

function signingSeeds(settings: PlatformSettings, config: IdentityConfig): Buffer[] {
  try {
    return seedsOf(config.TOKEN_SIGNING_KEY ?? deriveSecrets(settings.INTERNAL_SECRET!, 'token signing').join(','));
  } catch (error) {
    throw new ConfigError(`These settings are missing or wrong:\n  ${(error as Error).message}`);
  }
}
