import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiMessages, confirmPhone, eraseUser, exportUser, getUser, sendEmailLink, sendPhoneCode, updateUser } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { RefreshCookie } from '../../auth/refresh-cookie.js';
import { Revocations } from '../../auth/revocations.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { AccountExport } from './account-export.js';
import { presentProfile, presentUser } from './user.presenter.js';

/** A password may be hashed on the way. */
const HASHING = { deadlineMs: 8_000 } as const;

@Controller()
export class UserController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly cookie: RefreshCookie,
    private readonly everything: AccountExport,
    private readonly revocations: Revocations,
  ) {}

  @Route(getUser)
  @Policy(signedIn())
  async me(@Req() request: FastifyRequest): Promise<ResponseOf<typeof getUser>> {
    const { userId, workspaceIds } = callerOf(request);
    const [{ user }, { workspace }, subscription] = await Promise.all([
      this.clients.identity.getUser({ userId }, QUERY),
      this.clients.workspaces.getWorkspaceOfUser({ userId }, QUERY),
      this.clients.billing.getSubscription({ userId, workspaceId: workspaceIds[0] ?? '' }, QUERY),
    ]);
    return { data: presentUser(user!, workspace, subscription) };
  }

  @Route(updateUser)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  async update(
    @Req() request: FastifyRequest,
    @ValidBody(updateUser) { location, phone, pendingEmail, ...rest }: BodyOf<typeof updateUser>,
  ): Promise<ResponseOf<typeof updateUser>> {
    const { user } = await this.clients.identity.updateUser(
      {
        userId: callerOf(request).userId,
        ...rest,
        phone: phone === null ? '' : phone,
        country: location?.country,
        cancelEmailChange: pendingEmail === null,
      },
      HASHING,
    );
    return { message: apiMessages.user.saved, data: presentProfile(user!) };
  }

  @Route(eraseUser)
  @Policy(signedIn({ subject: 'id', fresh: true, uncounted: true }))
  async erase(
    @Req() request: FastifyRequest,
    @ValidBody(eraseUser) { password }: BodyOf<typeof eraseUser>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof eraseUser>> {
    const { userId, workspaceIds } = callerOf(request);
    const { erasedBy } = await this.clients.identity.requestErasure({ userId, password, workspaceIds }, { deadlineMs: 8_000 });
    await this.revocations.publish({ userId, erased: true });
    this.cookie.clear(reply);
    const day = erasedBy?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) ?? '';
    return { message: apiMessages.user.erased(day), data: { erasedBy: erasedBy?.toISOString() ?? null } };
  }

  @Route(exportUser)
  @Policy(signedIn({ subject: 'id', fresh: true }))
  @Limited('export')
  async export(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Readable> {
    const whole = await this.everything.of(callerOf(request));
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="nowahala-export.json"');
    return whole;
  }

  @Route(sendPhoneCode)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  @Idempotent()
  async sendCode(@Req() request: FastifyRequest): Promise<ResponseOf<typeof sendPhoneCode>> {
    const { addressHash: ipHash, creationId } = request.requestContext;
    await this.clients.identity.sendPhoneCode({ userId: callerOf(request).userId, ipHash, creationId }, { deadlineMs: 8_000 });
    return { message: apiMessages.user.codeSent };
  }

  @Route(confirmPhone)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  async confirmCode(
    @Req() request: FastifyRequest,
    @ValidBody(confirmPhone) { code }: BodyOf<typeof confirmPhone>,
  ): Promise<ResponseOf<typeof confirmPhone>> {
    await this.clients.identity.confirmPhone({ userId: callerOf(request).userId, code });
    return { message: apiMessages.user.phoneConfirmed };
  }

  @Route(sendEmailLink)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  @Idempotent()
  async sendLink(@Req() request: FastifyRequest): Promise<ResponseOf<typeof sendEmailLink>> {
    const { creationId } = request.requestContext;
    await this.clients.identity.resendVerification({ userId: callerOf(request).userId, creationId });
    return { message: apiMessages.user.linkSent };
  }
}
