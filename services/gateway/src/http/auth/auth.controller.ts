import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { identity } from '@nowahala/contracts';
import { Metrics, Refusal, refusal } from '@nowahala/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { refuseOtherSites } from '../../request/same-site.js';
import { callerOf } from '../../request/request-context.js';
import { Once } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { say } from '../../messages/en.js';
import { anyone, Policy } from '../../auth/policy.js';
import { Services } from '../../clients/services.client.js';
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
    private readonly services: Services,
    private readonly cookie: RefreshCookie,
    private readonly revocations: Revocations,
    private readonly metrics: Metrics,
  ) {}

  @Post('register')
  @HttpCode(201)
  @Policy(anyone())
  @Limited('register')
  @Once({ secret: true })
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
    answer: { token: 'eyJhbGciOiJFZERTQSJ9...', message: say.auth.registered, data: examples.profile },
  })
  async register(
    @Req() { visit }: FastifyRequest,
    @Body(valid(register)) { location, timeZone = '', language = '', ...rest }: Register,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { user, session } = await this.counted(
      'register',
      this.services.identity.register({ ...rest, country: location.country, timeZone, language, ipHash: visit.addressHash }, HASHING),
    );
    return { token: this.open(reply, session), message: say.auth.registered, data: presentProfile(user!) };
  }

  @Post('login')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Log in',
    body: login,
    example: { email: 'ada@example.com', password: 'a calm long password' },
    answer: { token: 'eyJhbGciOiJFZERTQSJ9...', message: say.auth.loggedIn, data: examples.profile },
  })
  async login(@Req() { visit }: FastifyRequest, @Body(valid(login)) wish: Login, @Res({ passthrough: true }) reply: FastifyReply) {
    const { user, session } = await this.counted('login', this.services.identity.login({ ...wish, ipHash: visit.addressHash }, HASHING));
    return { token: this.open(reply, session), message: say.auth.loggedIn, data: user ? presentProfile(user) : undefined };
  }

  @Post('refresh')
  @HttpCode(200)
  @Policy(anyone())
  @Describe({
    summary: 'Get a new token',
    more: 'By the refresh cookie that login set; it is replaced too.',
    answer: { token: 'eyJhbGciOiJFZERTQSJ9...', message: say.auth.refreshed },
  })
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    refuseOtherSites(request);
    const refreshToken = this.cookie.read(request);
    if (!refreshToken) throw refusal('SESSION_OVER', 'unauthenticated', say.auth.sessionOver);
    try {
      const { session } = await this.counted('refresh', this.services.identity.refresh({ refreshToken }));
      return { token: this.open(reply, session), message: say.auth.refreshed };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unauthenticated') this.cookie.clear(reply);
      throw error;
    }
  }

  @Post('logout')
  @HttpCode(200)
  @Policy(anyone())
  @Describe({ summary: 'Sign out', answer: { message: say.auth.loggedOut } })
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    refuseOtherSites(request);
    const { userId, sessionId } = callerOf(request);
    const refreshToken = this.cookie.read(request);
    if (sessionId || refreshToken) await this.services.identity.logout({ sessionId, refreshToken });
    if (sessionId) await this.revocations.tell({ userId, sessionId });
    this.cookie.clear(reply);
    return { message: say.auth.loggedOut };
  }

  @Post('forgot-password')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Ask for a link that sets a new password',
    body: forgotPassword,
    example: { email: 'ada@example.com' },
    answer: { message: say.auth.resetSent },
  })
  async forgot(@Req() { visit }: FastifyRequest, @Body(valid(forgotPassword)) { email }: ForgotPassword) {
    await this.services.identity.forgotPassword({ email, ipHash: visit.addressHash });
    return { message: say.auth.resetSent };
  }

  @Post('reset-password')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Set a new password with the token of the mail',
    body: resetPassword,
    example: { token: 'the-token-of-the-mail', password: 'another calm password' },
    answer: { message: say.auth.passwordSet },
  })
  async reset(@Body(valid(resetPassword)) wish: ResetPassword) {
    await this.counted('reset-password', this.services.identity.resetPassword(wish, HASHING));
    return { message: say.auth.passwordSet };
  }

  @Post('verify-email')
  @HttpCode(200)
  @Policy(anyone())
  @Limited('login')
  @Describe({
    summary: 'Confirm the e-mail address with the token of the mail',
    body: verifyEmail,
    example: { token: 'the-token-of-the-mail' },
    answer: { message: say.auth.emailConfirmed },
  })
  async verify(@Body(valid(verifyEmail)) wish: VerifyEmail) {
    await this.counted('verify-email', this.services.identity.verifyEmail(wish));
    return { message: say.auth.emailConfirmed };
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
