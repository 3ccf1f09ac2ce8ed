import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { identity } from '@nowahala/contracts';
import { Metrics, Refusal, refusal } from '@nowahala/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { refuseOtherSites } from '../../request/same-site.js';
import { callerOf } from '../../request/request-context.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { messages } from '../../messages/en.js';
import { anyone, Policy } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { RefreshCookie } from '../../auth/refresh-cookie.js';
import { Revocations } from '../../auth/revocations.js';
import { presentProfile } from '../user/user.presenter.js';
import { valid } from '../../request/valid.js';
import { forgotPassword, login, register, resetPassword, verifyEmail } from './auth.input.js';
import type { ForgotPassword, Login, Register, ResetPassword, VerifyEmail } from './auth.input.js';

/** A password is hashed on the way, and under a flood it waits for its turn. */
const HASHING = { deadlineMs: 8_000 } as const;

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly cookie: RefreshCookie,
    private readonly revocations: Revocations,
    private readonly metrics: Metrics,
  ) {}

  @Post('register')
  @HttpCode(201)
  @Policy(anyone())
  @Limited('register')
  @Idempotent({ secret: true })
  @Describe({
    summary: 'Sign up',
    body: register,
    example: {
      email: 'ada@example.com',
      password: 'a calm long password',
      fullName: 'Ada Okafor',
      username: 'ada',
      location: { country: 'NG' },
    },
    status: 201,
    answer: { token: 'eyJhbGciOiJFZERTQSJ9...', message: messages.auth.registered, data: examples.profile },
  })
  async register(
    @Req() { requestContext }: FastifyRequest,
    @Body(valid(register)) { location, timeZone = '', language = '', ...rest }: Register,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { user, session } = await this.counted(
      'register',
      this.clients.identity.register(
        { ...rest, country: location.country, timeZone, language, ipHash: requestContext.addressHash },
        HASHING,
      ),
    );
    return { token: this.open(reply, session), message: messages.auth.registered, data: presentProfile(user!) };
  }

  @Post('login')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Log in',
    body: login,
    example: { email: 'ada@example.com', password: 'a calm long password' },
    answer: { token: 'eyJhbGciOiJFZERTQSJ9...', message: messages.auth.loggedIn, data: examples.profile },
  })
  async login(
    @Req() { requestContext }: FastifyRequest,
    @Body(valid(login)) input: Login,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { user, session } = await this.counted(
      'login',
      this.clients.identity.login({ ...input, ipHash: requestContext.addressHash }, HASHING),
    );
    return { token: this.open(reply, session), message: messages.auth.loggedIn, data: user ? presentProfile(user) : undefined };
  }

  @Post('refresh')
  @HttpCode(200)
  @Policy(anyone())
  @Describe({
    summary: 'Get a new token',
    more: 'By the refresh cookie that login set; it is replaced too.',
    answer: { token: 'eyJhbGciOiJFZERTQSJ9...', message: messages.auth.refreshed },
  })
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    refuseOtherSites(request);
    const refreshToken = this.cookie.read(request);
    if (!refreshToken) throw refusal('SESSION_OVER', 'unauthenticated', messages.auth.sessionOver);
    try {
      const { session } = await this.counted('refresh', this.clients.identity.refresh({ refreshToken }));
      return { token: this.open(reply, session), message: messages.auth.refreshed };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unauthenticated') this.cookie.clear(reply);
      throw error;
    }
  }

  @Post('logout')
  @HttpCode(200)
  @Policy(anyone())
  @Describe({ summary: 'Sign out', answer: { message: messages.auth.loggedOut } })
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    refuseOtherSites(request);
    const { userId, sessionId } = callerOf(request);
    const refreshToken = this.cookie.read(request);
    if (sessionId || refreshToken) await this.clients.identity.logout({ sessionId, refreshToken });
    if (sessionId) await this.revocations.publish({ userId, sessionId });
    this.cookie.clear(reply);
    return { message: messages.auth.loggedOut };
  }

  @Post('forgot-password')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Ask for a link that sets a new password',
    body: forgotPassword,
    example: { email: 'ada@example.com' },
    answer: { message: messages.auth.resetSent },
  })
  async forgot(@Req() { requestContext }: FastifyRequest, @Body(valid(forgotPassword)) { email }: ForgotPassword) {
    await this.clients.identity.forgotPassword({ email, ipHash: requestContext.addressHash });
    return { message: messages.auth.resetSent };
  }

  @Post('reset-password')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Set a new password with the token of the mail',
    body: resetPassword,
    example: { token: 'the-token-of-the-mail', password: 'another calm password' },
    answer: { message: messages.auth.passwordSet },
  })
  async reset(@Body(valid(resetPassword)) input: ResetPassword) {
    await this.counted('reset-password', this.clients.identity.resetPassword(input, HASHING));
    return { message: messages.auth.passwordSet };
  }

  @Post('verify-email')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Confirm the e-mail address with the token of the mail',
    body: verifyEmail,
    example: { token: 'the-token-of-the-mail' },
    answer: { message: messages.auth.emailConfirmed },
  })
  async verify(@Body(valid(verifyEmail)) input: VerifyEmail) {
    await this.counted('verify-email', this.clients.identity.verifyEmail(input));
    return { message: messages.auth.emailConfirmed };
  }

  private open(reply: FastifyReply, session: identity.Session | undefined): string {
    if (session?.refreshToken) this.cookie.write(reply, session.refreshToken, session.refreshExpiresAt);
    return session!.token;
  }

  private async counted<T>(op: string, work: Promise<T>): Promise<T> {
    try {
      const answer = await work;
      this.metrics.auth.inc({ op, result: 'ok' });
      return answer;
    } catch (error) {
      this.metrics.auth.inc({ op, result: error instanceof Refusal ? 'refused' : 'failed' });
      throw error;
    }
  }
}
