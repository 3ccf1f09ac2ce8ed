import { Injectable } from '@nestjs/common';
import { identity } from '@nowahala/contracts';
import type { types } from '@nowahala/contracts';
import { Clock, creationIdOf, Database, isSystem, isUuid } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { ConfirmPhone } from '../../application/confirm-phone.js';
import { EraseAccount } from '../../application/erase-account.js';
import { ExportAccount } from '../../application/export-account.js';
import { IntrospectToken } from '../../application/introspect-token.js';
import { LogIn } from '../../application/log-in.js';
import { LogOut } from '../../application/log-out.js';
import { RegisterUser } from '../../application/register-user.js';
import { RefreshSession } from '../../application/refresh-session.js';
import { ResetPassword } from '../../application/reset-password.js';
import { UndoChange } from '../../application/undo-change.js';
import { ListSessions } from '../../application/list-sessions.js';
import { EndSessions } from '../../application/end-sessions.js';
import { UpdateUser } from '../../application/update-user.js';
import { RequestPasswordReset } from '../../application/request-password-reset.js';
import { ResendVerification } from '../../application/resend-verification.js';
import { IssueApiKey } from '../../application/issue-api-key.js';
import { RevokeApiKey } from '../../application/revoke-api-key.js';
import { RotateApiKey } from '../../application/rotate-api-key.js';
import { SendPhoneCode } from '../../application/send-phone-code.js';
import { VerifyApiKey } from '../../application/verify-api-key.js';
import { VerifyEmail } from '../../application/verify-email.js';
import { ApiKeyRepository } from '../../database/api-key.repository.js';
import { EmailChangeRepository } from '../../database/email-change.repository.js';
import { UserRepository } from '../../database/user.repository.js';
import type { User } from '../../database/user.entity.js';
import { seenDevice } from '../../domain/device.js';
import { refusals } from '../../domain/refusals.js';
import { requireUser, requireReader } from '../../application/require-caller.js';
import { toApiKey } from '../mappers/api-key.mapper.js';
import { toSignedInDevice } from '../mappers/session.mapper.js';
import { toContact, toUser } from '../mappers/user.mapper.js';

@Injectable()
export class IdentityRpc implements RpcImplementation<typeof identity.IdentityServiceService> {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly registerUser: RegisterUser,
    private readonly logIn: LogIn,
    private readonly refreshSession: RefreshSession,
    private readonly logOut: LogOut,
    private readonly introspection: IntrospectToken,
    private readonly updating: UpdateUser,
    private readonly requestingReset: RequestPasswordReset,
    private readonly resetting: ResetPassword,
    private readonly verifyingEmail: VerifyEmail,
    private readonly undoing: UndoChange,
    private readonly changes: EmailChangeRepository,
    private readonly listingSessions: ListSessions,
    private readonly ending: EndSessions,
    private readonly clock: Clock,
    private readonly resending: ResendVerification,
    private readonly sendingCode: SendPhoneCode,
    private readonly confirming: ConfirmPhone,
    private readonly erasing: EraseAccount,
    private readonly exporting: ExportAccount,
    private readonly keys: ApiKeyRepository,
    private readonly issuing: IssueApiKey,
    private readonly revoking: RevokeApiKey,
    private readonly rotating: RotateApiKey,
    private readonly verifyingKey: VerifyApiKey,
  ) {}

  async register(request: identity.RegisterRequest): Promise<identity.RegisterResponse> {
    const { user, session } = await this.registerUser.execute(request, seenDevice(request.device), creationIdOf(request.creationId));
    return { user: toUser(user), session: session };
  }

  async login({ email, password, ipHash, device }: identity.LoginRequest): Promise<identity.LoginResponse> {
    const { user, session } = await this.logIn.execute(email, password, ipHash, seenDevice(device));
    return { user: await this.account(user), session: session };
  }

  async refresh({ refreshToken, device }: identity.RefreshRequest): Promise<identity.RefreshResponse> {
    return { session: await this.refreshSession.execute(refreshToken, seenDevice(device)) };
  }

  async logout({ sessionId, refreshToken }: identity.LogoutRequest, { caller }: CallContext): Promise<identity.LogoutResponse> {
    await this.logOut.execute(caller, sessionId, refreshToken);
    return {};
  }

  async introspectToken({ token }: identity.IntrospectTokenRequest): Promise<identity.IntrospectTokenResponse> {
    const answer = await this.introspection.execute(token);
    return answer ? { active: true, ...answer } : { active: false, userId: '', sessionId: '', expiresAt: undefined };
  }

  async getUser({ userId }: identity.GetUserRequest, { caller }: CallContext): Promise<identity.GetUserResponse> {
    requireReader(caller, userId);
    const user = await this.users.find(this.database, userId);
    if (!user || user.erasingAt) throw refusals.notFound();
    return { user: await this.account(user) };
  }

  async updateUser(request: identity.UpdateUserRequest, { caller }: CallContext): Promise<identity.UpdateUserResponse> {
    requireUser(caller, request.userId);
    const { userId, fullName, email, phone, country, timeZone, language, password = '', cancelEmailChange } = request;
    const input = { fullName, email, phone, country, timeZone, language };
    const { user, change } = await this.updating.execute(userId, input, { password, cancelEmailChange });
    return { user: toUser(user, change) };
  }

  async forgotPassword(request: identity.ForgotPasswordRequest): Promise<identity.ForgotPasswordResponse> {
    await this.requestingReset.execute(request.email, request.ipHash, creationIdOf(request.creationId));
    return {};
  }

  async resetPassword({ token, password, revokeKeys }: identity.ResetPasswordRequest): Promise<identity.ResetPasswordResponse> {
    return this.resetting.execute(token, password, revokeKeys);
  }

  async verifyEmail({ token }: identity.VerifyEmailRequest): Promise<identity.VerifyEmailResponse> {
    return this.verifyingEmail.execute(token);
  }

  async undoChange({ token }: identity.UndoChangeRequest): Promise<identity.UndoChangeResponse> {
    return this.undoing.execute(token);
  }

  async listSessions({ userId }: identity.ListSessionsRequest, { caller }: CallContext): Promise<identity.ListSessionsResponse> {
    requireUser(caller, userId);
    return { sessions: (await this.listingSessions.execute(userId)).map(toSignedInDevice) };
  }

  async revokeSession(
    { userId, sessionId }: identity.RevokeSessionRequest,
    { caller }: CallContext,
  ): Promise<identity.RevokeSessionResponse> {
    requireUser(caller, userId);
    if (!isUuid(sessionId)) throw refusals.notFound();
    await this.ending.one(userId, sessionId);
    return {};
  }

  async revokeOtherSessions(
    { userId, sessionId }: identity.RevokeOtherSessionsRequest,
    { caller }: CallContext,
  ): Promise<identity.RevokeOtherSessionsResponse> {
    requireUser(caller, userId);
    return { sessionIds: await this.ending.others(userId, sessionId) };
  }

  async resendVerification(
    request: identity.ResendVerificationRequest,
    { caller }: CallContext,
  ): Promise<identity.ResendVerificationResponse> {
    requireUser(caller, request.userId);
    await this.resending.execute(request.userId, creationIdOf(request.creationId));
    return {};
  }

  async sendPhoneCode(request: identity.SendPhoneCodeRequest, { caller }: CallContext): Promise<identity.SendPhoneCodeResponse> {
    requireUser(caller, request.userId);
    await this.sendingCode.execute(request.userId, request.ipHash, creationIdOf(request.creationId));
    return {};
  }

  async confirmPhone({ userId, code }: identity.ConfirmPhoneRequest, { caller }: CallContext): Promise<identity.ConfirmPhoneResponse> {
    requireUser(caller, userId);
    await this.confirming.execute(userId, code);
    return {};
  }

  async requestErasure(
    { userId, password, workspaceIds }: identity.RequestErasureRequest,
    { caller }: CallContext,
  ): Promise<identity.RequestErasureResponse> {
    requireUser(caller, userId);
    return { erasedBy: await this.erasing.execute(caller, userId, password, workspaceIds) };
  }

  async export({ userId, part = '' }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    requireUser(caller, userId);
    const { lists, nextPart } = await this.exporting.execute(userId, part);
    return { json: JSON.stringify(lists), nextPart };
  }

  async getContact({ userId }: identity.GetContactRequest, { caller }: CallContext): Promise<identity.GetContactResponse> {
    isSystem(caller);
    const user = isUuid(userId) ? await this.users.find(this.database, userId) : undefined;
    return user && !user.erasingAt ? toContact(user) : identity.GetContactResponse.create({ found: false, userId });
  }

  async generateApiKey(
    { userId, name, scopes, creationId }: identity.GenerateApiKeyRequest,
    { caller }: CallContext,
  ): Promise<identity.GenerateApiKeyResponse> {
    requireUser(caller, userId);
    const { key, secret } = await this.issuing.execute({ userId, name, scopes }, creationIdOf(creationId));
    return { key: toApiKey(key), secret };
  }

  async listApiKeys({ userId }: identity.ListApiKeysRequest, { caller }: CallContext): Promise<identity.ListApiKeysResponse> {
    requireUser(caller, userId);
    return { keys: (await this.keys.listOfUser(this.database, userId)).map(toApiKey) };
  }

  async revokeApiKey({ userId, keyId }: identity.RevokeApiKeyRequest, { caller }: CallContext): Promise<identity.RevokeApiKeyResponse> {
    requireUser(caller, userId);
    if (!isUuid(keyId)) throw refusals.notFound();
    return { key: toApiKey(await this.revoking.execute(userId, keyId)) };
  }

  async rotateApiKey({ userId, keyId }: identity.RotateApiKeyRequest, { caller }: CallContext): Promise<identity.RotateApiKeyResponse> {
    requireUser(caller, userId);
    if (!isUuid(keyId)) throw refusals.notFound();
    const { key, secret } = await this.rotating.execute(userId, keyId);
    return { key: toApiKey(key), secret };
  }

  async verifyApiKey({ secret }: identity.VerifyApiKeyRequest): Promise<identity.VerifyApiKeyResponse> {
    const key = await this.verifyingKey.execute(secret);
    return key
      ? { active: true, keyId: key.id, userId: key.userId, scopes: key.scopes }
      : { active: false, keyId: '', userId: '', scopes: [] };
  }
  private async account(user: User): Promise<identity.User> {
    return toUser(user, await this.changes.find(this.database, user.id, this.clock.now()));
  }
}
