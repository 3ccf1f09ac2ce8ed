import { Body, Controller, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { invalidFields, refusal } from '@nowahala/platform';
import type { FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Revocations } from '../../auth/revocations.js';
import { ServerStates } from '../server/server-states.js';
import { valid } from '../../request/valid.js';
import { createWorkspace, updateWorkspace } from './workspace.input.js';
import type { CreateWorkspace, UpdateWorkspace } from './workspace.input.js';
import { presentWorkspace } from './workspace.presenter.js';

@Controller('api/workspace')
export class WorkspaceController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly states: ServerStates,
    private readonly revocations: Revocations,
  ) {}

  @Post()
  @HttpCode(201)
  @Policy(signedIn({ alone: true }))
  @Idempotent()
  @Describe({
    summary: 'Create the workspace',
    more: 'One for each user, with the caller as its one owner. A second is refused, also one of the same name.',
    body: createWorkspace,
    example: { name: 'Okafor Stores', members: { role: 'owner', userId: examples.ids.user } },
    status: 201,
    answer: { message: messages.workspace.created, data: examples.workspace },
  })
  async create(@Req() request: FastifyRequest, @Body(valid(createWorkspace)) { name, members }: CreateWorkspace) {
    const { userId } = callerOf(request);
    if (members[0]!.userId !== userId) throw invalidFields({ members: messages.workspace.onlyYourself });
    const { workspace } = await this.clients.workspaces.createWorkspace({ name, members });
    await this.revocations.publish({ userId, workspacesChanged: true });
    return { message: messages.workspace.created, data: presentWorkspace(workspace!, new Map()) };
  }

  @Get(':userId')
  @Policy(signedIn({ subject: 'userId', alone: true }))
  @Describe({
    summary: 'Read the workspace of a user',
    more: 'The workspace itself, without an envelope. 404 NO_WORKSPACE_YET before there is one.',
    answer: examples.workspace,
  })
  async read(@Req() request: FastifyRequest) {
    const { userId } = callerOf(request);
    const { workspace } = await this.clients.workspaces.getWorkspaceOfUser({ userId }, QUERY);
    if (!workspace) throw refusal('NO_WORKSPACE_YET', 'not_found', messages.workspace.noneYet);
    return presentWorkspace(workspace, await this.states.of(workspace.servers, { ...callerOf(request), workspaceIds: [workspace.id] }));
  }

  @Patch('update/:workspaceId')
  @Policy(signedIn({ workspace: 'workspaceId' }))
  @Describe({
    summary: 'Rename the workspace, choose channels',
    body: updateWorkspace,
    example: { name: 'Okafor Stores', notificationPreference: { whatsApp: { enabled: true }, email: { enabled: true } } },
    answer: { message: messages.workspace.saved, data: examples.workspace },
  })
  async update(
    @Req() request: FastifyRequest,
    @Param('workspaceId') workspaceId: string,
    @Body(valid(updateWorkspace)) { name, notificationPreference }: UpdateWorkspace,
  ) {
    const { workspace } = await this.clients.workspaces.updateWorkspace({
      workspaceId: workspaceId.toLowerCase(),
      name,
      emailEnabled: notificationPreference?.email?.enabled,
      whatsappEnabled: notificationPreference?.whatsApp?.enabled,
    });
    return {
      message: messages.workspace.saved,
      data: presentWorkspace(workspace!, await this.states.of(workspace!.servers, callerOf(request))),
    };
  }
}
