import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { RefreshCookie } from '../../auth/refresh-cookie.js';
import { Revocations } from '../../auth/revocations.js';
import { valid } from '../../request/valid.js';
import { AccountExport } from './account-export.js';
import { confirmPhone, eraseUser, updateUser } from './user.input.js';
import type { ConfirmPhone, EraseUser, UpdateUser } from './user.input.js';
import { presentProfile, presentUser } from './user.presenter.js';

@Controller('api/user')
export class UserController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly cookie: RefreshCookie,
    private readonly everything: AccountExport,
    private readonly revocations: Revocations,
  ) {}

  @Get()
  @Policy(signedIn())
  @Describe({
    summary: 'Read the signed-in user',
    more: 'Answers 503 while the plan cannot be asked; it never guesses.',
    answer: { data: examples.user },
  })
  async me(@Req() request: FastifyRequest) {
    const { userId, workspaceIds } = callerOf(request);
    const [{ user }, { workspace }, subscription] = await Promise.all([
      this.clients.identity.getUser({ userId }, QUERY),
      this.clients.workspaces.getWorkspaceOfUser({ userId }, QUERY),
      this.clients.billing.getSubscription({ userId, workspaceId: workspaceIds[0] ?? '' }, QUERY),
    ]);
    return { data: presentUser(user!, workspace, subscription) };
  }

  @Patch(':id')
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  @Describe({
    summary: 'Change profile and contact data',
    body: updateUser,
    example: { fullName: 'Ada Okafor', phone: '+2348012345678', location: { country: 'NG' }, timeZone: 'Africa/Lagos' },
    answer: { message: messages.user.saved, data: examples.profile },
  })
  async update(@Req() request: FastifyRequest, @Body(valid(updateUser)) { location, phone, ...rest }: UpdateUser) {
    const { user } = await this.clients.identity.updateUser({
      userId: callerOf(request).userId,
      ...rest,
      phone: phone === null ? '' : phone,
      country: location?.country,
    });
    return { message: messages.user.saved, data: presentProfile(user!) };
  }

  @Delete(':id')
  @Policy(signedIn({ subject: 'id', fresh: true }))
  @Describe({
    summary: 'Delete the account',
    more: 'Signs out and stops monitoring at once; everything is gone within 30 days.',
    body: eraseUser,
    example: { password: 'a calm long password' },
    answer: { message: messages.user.erased('21 December 2026'), data: { erasedBy: '2026-12-21T08:00:00.000Z' } },
  })
  async erase(
    @Req() request: FastifyRequest,
    @Body(valid(eraseUser)) { password }: EraseUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { userId, workspaceIds } = callerOf(request);
    const { erasedBy } = await this.clients.identity.requestErasure({ userId, password, workspaceIds }, { deadlineMs: 8_000 });
    await this.revocations.publish({ userId, erased: true });
    this.cookie.clear(reply);
    const day = erasedBy?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) ?? '';
    return { message: messages.user.erased(day), data: { erasedBy: erasedBy?.toISOString() ?? null } };
  }

  @Get(':id/export')
  @Policy(signedIn({ subject: 'id', fresh: true }))
  @Limited('export')
  @Describe({
    summary: 'Export everything we hold about the user',
    answer: {
      data: {
        exportedAt: '2026-11-21T08:00:00.000Z',
        account: {},
        workspaces: {},
        billing: {},
        schedule: {},
        monitoring: {},
        messages: {},
      },
    },
  })
  async export(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const whole = await this.everything.of(callerOf(request));
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="nowahala-export.json"');
    return whole;
  }

  @Post(':id/phone/verify')
  @HttpCode(200)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  @Describe({ summary: 'Send a six-digit code by WhatsApp', answer: { message: messages.user.codeSent } })
  async sendCode(@Req() request: FastifyRequest) {
    await this.clients.identity.sendPhoneCode({ userId: callerOf(request).userId }, { deadlineMs: 8_000 });
    return { message: messages.user.codeSent };
  }

  @Post(':id/phone/confirm')
  @HttpCode(200)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  @Describe({
    summary: 'Confirm the phone with the code',
    body: confirmPhone,
    example: { code: '123456' },
    answer: { message: messages.user.phoneConfirmed },
  })
  async confirmCode(@Req() request: FastifyRequest, @Body(valid(confirmPhone)) { code }: ConfirmPhone) {
    await this.clients.identity.confirmPhone({ userId: callerOf(request).userId, code });
    return { message: messages.user.phoneConfirmed };
  }

  @Post(':id/email/verify')
  @HttpCode(200)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  @Describe({ summary: 'Send the link that confirms the e-mail address again', answer: { message: messages.user.linkSent } })
  async sendLink(@Req() request: FastifyRequest) {
    await this.clients.identity.resendVerification({ userId: callerOf(request).userId });
    return { message: messages.user.linkSent };
  }
}
