import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  apiMessages,
  emailSides,
  forgotPassword,
  login,
  logout,
  refreshSession,
  register,
  resetPassword,
  undoChange,
  verifyEmail,
} from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import type { identity } from '@nowahala/contracts';
import { Refusal, refusal } from '@nowahala/platform';
import { anyone, Policy } from '../../auth/policy.js';
import { RefreshCookie } from '../../auth/refresh-cookie.js';
import { Revocations } from '../../auth/revocations.js';
import { GatewayMetrics } from '../../gateway.metrics.js';
import { ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { deviceOf } from '../../request/device-of.js';
import { refuseOtherSites } from '../../request/same-site.js';
import { presentProfile } from '../user/user.presenter.js';

/** A password is hashed on the way, and under a flood it waits for its turn. */
const HASHING = { deadlineMs: 8_000 } as const;

@Controller()
export class AuthController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly cookie: RefreshCookie,
    private readonly revocations: Revocations,
    private readonly metrics: GatewayMetrics,
  ) {}

  @Route(register)
  @Policy(anyone())
  @Limited('register')
  @Idempotent({ secret: true, repeatable: true })
  async register(
    @Req() request: FastifyRequest,
    @ValidBody(register) { location, timeZone = '', language = '', ...rest }: BodyOf<typeof register>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof register>> {
    const { addressHash: ipHash, creationId } = request.requestContext;
    const { user, session } = await this.metrics.session(
      'register',
      this.clients.identity.register(
        { ...rest, country: location.country, timeZone, language, ipHash, device: deviceOf(request), creationId },
        HASHING,
      ),
    );
    return { token: this.open(reply, session), message: apiMessages.session.registered, data: presentProfile(user!) };
  }

  @Route(login)
  @Policy(anyone())
  @Limited('login')
  async login(
    @Req() request: FastifyRequest,
    @ValidBody(login) input: BodyOf<typeof login>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof login>> {
    const { user, session } = await this.metrics.session(
      'login',
      this.clients.identity.login({ ...input, ipHash: request.requestContext.addressHash, device: deviceOf(request) }, HASHING),
    );
    return { token: this.open(reply, session), message: apiMessages.session.loggedIn, data: presentProfile(user!) };
  }

  @Route(refreshSession)
  @Policy(anyone())
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof refreshSession>> {
    refuseOtherSites(request);
    const refreshToken = this.cookie.read(request);
    if (!refreshToken) throw refusal('SESSION_OVER', 'unauthenticated', messages.auth.sessionOver);
    try {
      const { session } = await this.metrics.session('refresh', this.clients.identity.refresh({ refreshToken, device: deviceOf(request) }));
      return { token: this.open(reply, session), message: apiMessages.session.refreshed };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unauthenticated') this.cookie.clear(reply);
      throw error;
    }
  }

  @Route(logout)
  @Policy(anyone())
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<ResponseOf<typeof logout>> {
    refuseOtherSites(request);
    const { userId, sessionId } = callerOf(request);
    const refreshToken = this.cookie.read(request);
    // First: whoever signs out is out on this device also while identity is away.
    this.cookie.clear(reply);
    if (sessionId || refreshToken) await this.clients.identity.logout({ sessionId, refreshToken });
    if (sessionId) await this.revocations.publish({ userId, sessionId });
    return { message: apiMessages.session.loggedOut };
  }

  @Route(forgotPassword)
  @Policy(anyone())
  @Limited('login')
  @Idempotent()
  async forgot(
    @Req() { requestContext }: FastifyRequest,
    @ValidBody(forgotPassword) { email }: BodyOf<typeof forgotPassword>,
  ): Promise<ResponseOf<typeof forgotPassword>> {
    const { addressHash: ipHash, creationId } = requestContext;
    await this.clients.identity.forgotPassword({ email, ipHash, creationId });
    return { message: apiMessages.session.resetSent };
  }

  @Route(resetPassword)
  @Policy(anyone())
  @Limited('login')
  async reset(@ValidBody(resetPassword) input: BodyOf<typeof resetPassword>): Promise<ResponseOf<typeof resetPassword>> {
    const { revokeKeys = false, ...rest } = input;
    const { liveKeys, revokedKeys } = await this.metrics.session(
      'reset-password',
      this.clients.identity.resetPassword({ ...rest, revokeKeys }, HASHING),
    );
    return { message: apiMessages.session.passwordSet, data: { liveKeys, revokedKeys } };
  }

  @Route(verifyEmail)
  @Policy(anyone())
  @Limited('login')
  async verify(@ValidBody(verifyEmail) input: BodyOf<typeof verifyEmail>): Promise<ResponseOf<typeof verifyEmail>> {
    const answer = await this.metrics.session('verify-email', this.clients.identity.verifyEmail(input));
    const waitsFor = emailSides.filter((side) => answer.waitsFor.includes(side));
    const [missing] = waitsFor;
    const message = missing ? apiMessages.session.emailWaits[missing] : apiMessages.session.emailConfirmed;
    return { message, data: { waitsFor } };
  }

  @Route(undoChange)
  @Policy(anyone())
  @Limited('login')
  async undo(@ValidBody(undoChange) input: BodyOf<typeof undoChange>): Promise<ResponseOf<typeof undoChange>> {
    const { userId, what, liveKeys } = await this.metrics.session('undo-change', this.clients.identity.undoChange(input));
    await this.revocations.publish({ userId, sessionId: '' });
    const undone = what === 'phone' ? 'phone' : 'email';
    return { message: apiMessages.session.changeUndone[undone], data: { what: undone, liveKeys } };
  }

  private open(reply: FastifyReply, session: identity.Session | undefined): string {
    if (session?.refreshToken) this.cookie.write(reply, session.refreshToken, session.refreshExpiresAt);
    return session!.token;
  }
}
