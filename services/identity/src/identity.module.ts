import { Module } from '@nestjs/common';
import type { Provider } from '@nestjs/common';
import { ConfigError, CONFIG, ServiceKeys, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { FinishErasuresJob } from './adapters/jobs/finish-erasures.job.js';
import { PruneExpiredJob } from './adapters/jobs/prune-expired.job.js';
import { RelayAccountMessagesJob } from './adapters/jobs/relay-account-messages.job.js';
import { IdentityRpc } from './adapters/rpc/identity.rpc.js';
import { ErasureConsumer } from './adapters/topics/erasure.consumer.js';
import { AccountMessages } from './application/account-messages.js';
import { CheckPassword } from './application/check-password.js';
import { ConfirmPhone } from './application/confirm-phone.js';
import { CountEmailChange } from './application/count-email-change.js';
import { CountSends } from './application/count-sends.js';
import { CreateSession } from './application/create-session.js';
import { DropEmailChange } from './application/drop-email-change.js';
import { EndSessions } from './application/end-sessions.js';
import { EraseAccount } from './application/erase-account.js';
import { ExportAccount } from './application/export-account.js';
import { FinishErasures } from './application/finish-erasures.js';
import { IntrospectToken } from './application/introspect-token.js';
import { IssueApiKey } from './application/issue-api-key.js';
import { ListSessions } from './application/list-sessions.js';
import { LogIn } from './application/log-in.js';
import { LogOut } from './application/log-out.js';
import { RefreshSession } from './application/refresh-session.js';
import { ProveEmail } from './application/prove-email.js';
import { RegisterUser } from './application/register-user.js';
import { RelayAccountMessages } from './application/relay-account-messages.js';
import { RequestEmailChange } from './application/request-email-change.js';
import { RequestPasswordReset } from './application/request-password-reset.js';
import { ResendVerification } from './application/resend-verification.js';
import { ResetPassword } from './application/reset-password.js';
import { RevokeApiKey } from './application/revoke-api-key.js';
import { RevokeSessions } from './application/revoke-sessions.js';
import { RotateApiKey } from './application/rotate-api-key.js';
import { KeyedHash } from './application/secrets/keyed-hash.js';
import { PasswordHasher } from './application/secrets/password-hasher.js';
import { SealedBox } from './application/secrets/sealed-box.js';
import { seedsOf, TokenSigner } from './application/secrets/token-signer.js';
import { SendPhoneCode } from './application/send-phone-code.js';
import { TokenIssuer } from './application/token-issuer.js';
import { UndoChange } from './application/undo-change.js';
import { UpdateUser } from './application/update-user.js';
import { VerifyApiKey } from './application/verify-api-key.js';
import { VerifyEmail } from './application/verify-email.js';
import { BillingClient } from './clients/billing.client.js';
import { NotifierClient } from './clients/notifier.client.js';
import { AccountMessageRepository } from './database/account-message.repository.js';
import { ApiKeyRepository } from './database/api-key.repository.js';
import { AttemptRepository } from './database/attempt.repository.js';
import { AuditRepository } from './database/audit.repository.js';
import { EmailChangeRepository } from './database/email-change.repository.js';
import { ErasureRepository } from './database/erasure.repository.js';
import { SessionRepository } from './database/session.repository.js';
import { UndoRepository } from './database/undo.repository.js';
import { UserRepository } from './database/user.repository.js';
import { VerificationTokenRepository } from './database/verification-token.repository.js';
import type { IdentityConfig } from './identity.config.js';
import { IdentityMetrics } from './identity.metrics.js';

const secrets: Provider[] = [
  PasswordHasher,
  {
    provide: KeyedHash,
    inject: [ServiceKeys, CONFIG],
    useFactory: (keys: ServiceKeys, config: IdentityConfig) => new KeyedHash(config.IDENTITY_PEPPER ?? keys.of('identity pepper')[0]!),
  },
  {
    provide: SealedBox,
    inject: [ServiceKeys],
    useFactory: (keys: ServiceKeys) => new SealedBox(...(keys.of('identity sealed messages') as [string, ...string[]])),
  },
  {
    provide: TokenSigner,
    inject: [SETTINGS, ServiceKeys, CONFIG],
    useFactory: (settings: PlatformSettings, keys: ServiceKeys, config: IdentityConfig) =>
      new TokenSigner(signingSeeds(keys, config), settings.publicUrl),
  },
];

const database = [
  AccountMessageRepository,
  ApiKeyRepository,
  AttemptRepository,
  AuditRepository,
  EmailChangeRepository,
  ErasureRepository,
  SessionRepository,
  UndoRepository,
  UserRepository,
  VerificationTokenRepository,
];

const useCases = [
  AccountMessages,
  CheckPassword,
  ConfirmPhone,
  CountEmailChange,
  CountSends,
  CreateSession,
  DropEmailChange,
  EndSessions,
  EraseAccount,
  ExportAccount,
  FinishErasures,
  IntrospectToken,
  IssueApiKey,
  ListSessions,
  LogIn,
  LogOut,
  RefreshSession,
  ProveEmail,
  RegisterUser,
  RelayAccountMessages,
  RequestEmailChange,
  RequestPasswordReset,
  ResendVerification,
  ResetPassword,
  RevokeApiKey,
  RevokeSessions,
  RotateApiKey,
  SendPhoneCode,
  TokenIssuer,
  UndoChange,
  UpdateUser,
  VerifyApiKey,
  VerifyEmail,
];

const jobs = [FinishErasuresJob, PruneExpiredJob, RelayAccountMessagesJob];

@Module({
  controllers: [ErasureConsumer],
  providers: [...secrets, ...database, BillingClient, NotifierClient, ...useCases, ...jobs, IdentityMetrics, IdentityRpc],
})
export class IdentityModule {}

function signingSeeds(keys: ServiceKeys, config: IdentityConfig): Buffer[] {
  try {
    return seedsOf(config.TOKEN_SIGNING_KEY ?? keys.of('token signing').join(','));
  } catch (error) {
    throw new ConfigError(`These settings are missing or wrong:\n  ${(error as Error).message}`);
  }
}
