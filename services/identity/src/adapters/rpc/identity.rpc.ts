import { Injectable } from '@nestjs/common';
import { identity } from '@nowahala/contracts';
import type { types } from '@nowahala/contracts';
import { Database, isSystem, isUuid } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { ApiKeys } from '../../application/api-keys.js';
import { EraseAccount } from '../../application/erase-account.js';
import { ExportAccount } from '../../application/export-account.js';
import { IntrospectToken } from '../../application/introspect-token.js';
import { LogIn } from '../../application/log-in.js';
import { LogOut } from '../../application/log-out.js';
import { UserRepository } from '../../application/ports/index.js';
import { RegisterUser } from '../../application/register-user.js';
import { RefreshSession } from '../../application/refresh-session.js';
import { ResetPassword } from '../../application/reset-password.js';
import { UpdateUser } from '../../application/update-user.js';
import { VerifyEmail } from '../../application/verify-email.js';
import { VerifyPhone } from '../../application/verify-phone.js';
import { refusals } from '../../domain/refusals.js';
import { isPerson, mayRead } from './callers.js';
import { presentContact, presentKey, presentSession, presentUser } from '../mappers/user.mapper.js';

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
    private readonly resetting: ResetPassword,
    private readonly email: VerifyEmail,
    private readonly phone: VerifyPhone,
    private readonly erasing: EraseAccount,
    private readonly exporting: ExportAccount,
    private readonly keys: ApiKeys,
  ) {}

  async register(request: identity.RegisterRequest): Promise<identity.RegisterResponse> {
    const { user, session } = await this.registerUser.execute(request);
    return { user: presentUser(user), session: presentSession(session) };
  }

  async login({ email, password, ipHash }: identity.LoginRequest): Promise<identity.LoginResponse> {
    const { user, session } = await this.logIn.execute(email, password, ipHash);
    return { user: presentUser(user), session: presentSession(session) };
  }

  async refresh({ refreshToken }: identity.RefreshRequest): Promise<identity.RefreshResponse> {
    return { session: presentSession(await this.refreshSession.execute(refreshToken)) };
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
    mayRead(caller, userId);
    const user = await this.users.find(this.database, userId);
    if (!user || user.erasingAt) throw refusals.notFound();
    return { user: presentUser(user) };
  }

  async updateUser(request: identity.UpdateUserRequest, { caller }: CallContext): Promise<identity.UpdateUserResponse> {
    isPerson(caller, request.userId);
    const { userId, fullName, email, phone, country, timeZone, language } = request;
    return { user: presentUser(await this.updating.execute(userId, { fullName, email, phone, country, timeZone, language })) };
  }

  async forgotPassword({ email, ipHash }: identity.ForgotPasswordRequest): Promise<identity.ForgotPasswordResponse> {
    await this.resetting.ask(email, ipHash);
    return {};
  }

  async resetPassword({ token, password }: identity.ResetPasswordRequest): Promise<identity.ResetPasswordResponse> {
    await this.resetting.reset(token, password);
    return {};
  }

  async verifyEmail({ token }: identity.VerifyEmailRequest): Promise<identity.VerifyEmailResponse> {
    return { userId: await this.email.verify(token) };
  }

  async resendVerification(
    { userId }: identity.ResendVerificationRequest,
    { caller }: CallContext,
  ): Promise<identity.ResendVerificationResponse> {
    isPerson(caller, userId);
    await this.email.sendAgain(userId);
    return {};
  }

  async sendPhoneCode({ userId }: identity.SendPhoneCodeRequest, { caller }: CallContext): Promise<identity.SendPhoneCodeResponse> {
    isPerson(caller, userId);
    await this.phone.send(userId);
    return {};
  }

  async confirmPhone({ userId, code }: identity.ConfirmPhoneRequest, { caller }: CallContext): Promise<identity.ConfirmPhoneResponse> {
    isPerson(caller, userId);
    await this.phone.confirm(userId, code);
    return {};
  }

  async requestErasure(
    { userId, password, workspaceIds }: identity.RequestErasureRequest,
    { caller }: CallContext,
  ): Promise<identity.RequestErasureResponse> {
    isPerson(caller, userId);
    return { erasedBy: await this.erasing.execute(caller, userId, password, workspaceIds) };
  }

  async export({ userId }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isPerson(caller, userId);
    return { json: JSON.stringify(await this.exporting.execute(userId)) };
  }

  async getContact({ userId }: identity.GetContactRequest, { caller }: CallContext): Promise<identity.GetContactResponse> {
    isSystem(caller);
    const user = isUuid(userId) ? await this.users.find(this.database, userId) : undefined;
    return user && !user.erasingAt ? presentContact(user) : identity.GetContactResponse.create({ found: false, userId });
  }

  async generateApiKey(
    { userId, name, scopes }: identity.GenerateApiKeyRequest,
    { caller }: CallContext,
  ): Promise<identity.GenerateApiKeyResponse> {
    isPerson(caller, userId);
    const { key, secret } = await this.keys.generate({ userId, name, scopes });
    return { key: presentKey(key), secret };
  }

  async listApiKeys({ userId }: identity.ListApiKeysRequest, { caller }: CallContext): Promise<identity.ListApiKeysResponse> {
    isPerson(caller, userId);
    return { keys: (await this.keys.of(userId)).map(presentKey) };
  }

  async revokeApiKey({ userId, keyId }: identity.RevokeApiKeyRequest, { caller }: CallContext): Promise<identity.RevokeApiKeyResponse> {
    isPerson(caller, userId);
    if (!isUuid(keyId)) throw refusals.notFound();
    return { key: presentKey(await this.keys.revoke(userId, keyId)) };
  }

  async rotateApiKey({ userId, keyId }: identity.RotateApiKeyRequest, { caller }: CallContext): Promise<identity.RotateApiKeyResponse> {
    isPerson(caller, userId);
    if (!isUuid(keyId)) throw refusals.notFound();
    const { key, secret } = await this.keys.rotate(userId, keyId);
    return { key: presentKey(key), secret };
  }

  async verifyApiKey({ secret }: identity.VerifyApiKeyRequest): Promise<identity.VerifyApiKeyResponse> {
    const key = await this.keys.verify(secret);
    return key
      ? { active: true, keyId: key.id, userId: key.userId, scopes: key.scopes }
      : { active: false, keyId: '', userId: '', scopes: [] };
  }
}
