import { Module } from '@nestjs/common';
import type { Provider } from '@nestjs/common';
import { ConfigError, CONFIG, deriveSecret, deriveSecrets, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { ApiKeys } from './application/api-keys.js';
import { CheckPassword } from './application/check-password.js';
import { EraseAccount } from './application/erase-account.js';
import { ExportAccount } from './application/export-account.js';
import { FinishErasures } from './application/finish-erasures.js';
import { HandOverMessages } from './application/hand-over-messages.js';
import { IntrospectToken } from './application/introspect-token.js';
import { Letters } from './application/letters.js';
import { LogIn } from './application/log-in.js';
import { LogOut } from './application/log-out.js';
import { OpenSession } from './application/open-session.js';
import { API_KEYS, AuditLog, Counters, Erasures, KeyList, OutgoingMessages, Proofs, Sessions, Users } from './application/ports/index.js';
import { RegisterUser } from './application/register-user.js';
import { RenewSession } from './application/renew-session.js';
import { ResetPassword } from './application/reset-password.js';
import { RevokeSessions } from './application/revoke-sessions.js';
import { KeyedHash } from './application/secrets/keyed-hash.js';
import { PasswordHasher } from './application/secrets/password-hasher.js';
import { SealedBox } from './application/secrets/sealed-box.js';
import { seedsOf, TokenSigner } from './application/secrets/token-signer.js';
import { TidyUp } from './application/tidy-up.js';
import { TokenIssuer } from './application/token-issuer.js';
import { UpdateUser } from './application/update-user.js';
import { VerifyEmail } from './application/verify-email.js';
import { VerifyPhone } from './application/verify-phone.js';
import { AuditLogTable } from './adapters/database/audit-log.table.js';
import { CountersTable } from './adapters/database/counters.table.js';
import { ErasuresTable } from './adapters/database/erasures.table.js';
import { KeyListTable } from './adapters/database/key-list.table.js';
import { OutgoingMessagesTable } from './adapters/database/outgoing-messages.table.js';
import { ProofsTable } from './adapters/database/proofs.table.js';
import { SessionsTable } from './adapters/database/sessions.table.js';
import { UsersTable } from './adapters/database/users.table.js';
import { apiKeys } from './adapters/events/api-keys.stream.js';
import { Subscriptions } from './adapters/events/subscriptions.js';
import { IdentityRpc } from './adapters/rpc/identity.rpc.js';
import type { IdentityConfig } from './identity.config.js';

const tables: Provider[] = [
  { provide: Users, useClass: UsersTable },
  { provide: Sessions, useClass: SessionsTable },
  { provide: Proofs, useClass: ProofsTable },
  { provide: Counters, useClass: CountersTable },
  { provide: OutgoingMessages, useClass: OutgoingMessagesTable },
  { provide: KeyList, useClass: KeyListTable },
  { provide: Erasures, useClass: ErasuresTable },
  { provide: AuditLog, useClass: AuditLogTable },
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
  OpenSession,
  RevokeSessions,
  Letters,
  CheckPassword,
  RegisterUser,
  LogIn,
  RenewSession,
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
  HandOverMessages,
  TidyUp,
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
