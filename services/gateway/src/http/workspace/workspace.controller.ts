import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, createWorkspace, getWorkspace, updateWorkspace } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { invalidFields, refusal } from '@nowahala/platform';
import { Policy, signedIn } from '../../auth/policy.js';
import { Revocations } from '../../auth/revocations.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { ServerStates } from '../server/server-states.js';
import { presentWorkspace } from './workspace.presenter.js';

@Controller()
export class WorkspaceController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly states: ServerStates,
    private readonly revocations: Revocations,
  ) {}

  @Route(createWorkspace)
  @Policy(signedIn({ alone: true }))
  @Idempotent()
  async create(
    @Req() request: FastifyRequest,
    @ValidBody(createWorkspace) { name, members }: BodyOf<typeof createWorkspace>,
  ): Promise<ResponseOf<typeof createWorkspace>> {
    const { userId } = callerOf(request);
    if (members[0]!.userId !== userId) throw invalidFields({ members: apiMessages.workspace.onlyYourself });
    const { creationId } = request.requestContext;
    const { workspace } = await this.clients.workspaces.createWorkspace({ name, members, creationId });
    await this.revocations.publish({ userId, workspacesChanged: true });
    return { message: apiMessages.workspace.created, data: presentWorkspace(workspace!, new Map()) };
  }

  @Route(getWorkspace)
  @Policy(signedIn({ subject: 'userId', alone: true }))
  async read(@Req() request: FastifyRequest): Promise<ResponseOf<typeof getWorkspace>> {
    const { userId } = callerOf(request);
    const { workspace } = await this.clients.workspaces.getWorkspaceOfUser({ userId }, QUERY);
    if (!workspace) throw refusal('NO_WORKSPACE_YET', 'not_found', messages.workspace.noneYet);
    return presentWorkspace(workspace, await this.states.of(workspace.servers, { ...callerOf(request), workspaceIds: [workspace.id] }));
  }

  @Route(updateWorkspace)
  @Policy(signedIn({ workspace: 'workspaceId' }))
  async update(
    @Req() request: FastifyRequest,
    @Param('workspaceId') workspaceId: string,
    @ValidBody(updateWorkspace) { name, notificationPreference }: BodyOf<typeof updateWorkspace>,
  ): Promise<ResponseOf<typeof updateWorkspace>> {
    const { workspace } = await this.clients.workspaces.updateWorkspace({
      workspaceId: workspaceId.toLowerCase(),
      name,
      emailEnabled: notificationPreference?.email?.enabled,
      whatsappEnabled: notificationPreference?.whatsApp?.enabled,
    });
    return {
      message: apiMessages.workspace.saved,
      data: presentWorkspace(workspace!, await this.states.of(workspace!.servers, callerOf(request))),
    };
  }
}
