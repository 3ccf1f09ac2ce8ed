import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addRenewal, apiMessages, deleteRenewal, listOwnDates, listRenewals } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { presentOwnDate, presentRenewal } from './renewal.presenter.js';
import { ServerRenewals } from './server-renewals.js';

/** What ends unless it is renewed. */
@Controller()
export class RenewalController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly renewals: ServerRenewals,
  ) {}

  @Route(listRenewals)
  @Policy(signedIn({ subject: 'userId' }))
  async list(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listRenewals>> {
    const { workspaceIds } = callerOf(request);
    const { renewals } = await this.clients.renewals.listRenewals({ workspaceIds, soon: true }, QUERY);
    return { data: renewals.flatMap(presentRenewal) };
  }

  @Route(addRenewal)
  @Policy(signedIn({ things: ['id'] }))
  @Idempotent()
  async add(
    @Req() { requestContext }: FastifyRequest,
    @Param('id') id: string,
    @ValidBody(addRenewal) { name, date }: BodyOf<typeof addRenewal>,
  ): Promise<ResponseOf<typeof addRenewal>> {
    const { creationId } = requestContext;
    const { renewal } = await this.clients.renewals.addRenewal({ serverId: id.toLowerCase(), name, date, creationId });
    return { message: apiMessages.renewal.added, data: presentOwnDate(renewal!) };
  }

  @Route(listOwnDates)
  @Policy(signedIn({ things: ['id'] }))
  async listOwn(@Param('id') id: string): Promise<ResponseOf<typeof listOwnDates>> {
    const serverId = id.toLowerCase();
    await this.clients.workspaces.getServer({ serverId }, QUERY);
    return { data: (await this.renewals.read(serverId)).renewals };
  }

  @Route(deleteRenewal)
  @Policy(signedIn({ things: ['id', 'renewalId'] }))
  async delete(@Param('id') id: string, @Param('renewalId') renewalId: string): Promise<ResponseOf<typeof deleteRenewal>> {
    await this.clients.renewals.deleteRenewal({ serverId: id.toLowerCase(), renewalId: renewalId.toLowerCase() });
    return { message: apiMessages.renewal.deleted };
  }
}
