import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiMessages, listDevices, signOutDevice, signOutOthers } from '@nowahala/api';
import type { ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { RefreshCookie } from '../../auth/refresh-cookie.js';
import { Revocations } from '../../auth/revocations.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Route } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { presentDevices } from './user.presenter.js';

@Controller()
export class SignedInDeviceController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly cookie: RefreshCookie,
    private readonly revocations: Revocations,
  ) {}

  @Route(listDevices)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true }))
  async list(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listDevices>> {
    const { userId, sessionId } = callerOf(request);
    const { sessions } = await this.clients.identity.listSessions({ userId }, QUERY);
    return { data: presentDevices(sessions, sessionId) };
  }

  @Route(signOutDevice)
  @Policy(signedIn({ subject: 'id', things: ['sessionId'], fresh: true, alone: true, uncounted: true }))
  async signOut(
    @Req() request: FastifyRequest,
    @Param('sessionId') given: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof signOutDevice>> {
    const { userId, sessionId: current } = callerOf(request);
    const sessionId = given.toLowerCase();
    await this.clients.identity.revokeSession({ userId, sessionId });
    await this.revocations.publish({ userId, sessionId });
    if (sessionId === current) this.cookie.clear(reply);
    return { message: apiMessages.user.deviceSignedOut };
  }

  @Route(signOutOthers)
  @Policy(signedIn({ subject: 'id', fresh: true, alone: true, uncounted: true }))
  async signOutOthers(@Req() request: FastifyRequest): Promise<ResponseOf<typeof signOutOthers>> {
    const { userId, sessionId } = callerOf(request);
    const { sessionIds } = await this.clients.identity.revokeOtherSessions({ userId, sessionId });
    if (sessionIds.length > 0) await this.revocations.publish({ userId, sessionId: '' });
    return { message: apiMessages.user.othersSignedOut };
  }
}
