import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { valid } from '../../request/valid.js';
import { ServerStates } from './server-states.js';
import { createServer, updateServer } from './server.input.js';
import type { CreateServer, UpdateServer } from './server.input.js';
import { presentServer } from './server.presenter.js';

/** Opens a socket for the name of the website before it answers. */
const RESOLVING = { deadlineMs: 8_000 } as const;

/** Servers as their owner sets them up. What was measured is read in server-history.controller.ts. */
@Controller('api/server')
export class ServerController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly states: ServerStates,
  ) {}

  @Post('create')
  @HttpCode(201)
  @Policy(signedIn({ body: { userId: 'subject', workspaceId: 'workspace' } }))
  @Limited('createServer')
  @Idempotent({ implicit: true })
  @Describe({
    summary: 'Add a server',
    more: 'The first check starts within 10 seconds.',
    body: createServer,
    example: {
      name: 'Shop website',
      ipAddress: '102.89.23.4',
      website: 'https://shop.example.com',
      monitoringInterval: 5,
      workspaceId: examples.ids.workspace,
      userId: examples.ids.user,
      email: true,
      whatsApp: false,
    },
    status: 201,
    answer: { message: messages.server.created, data: examples.server },
  })
  async create(@Body(valid(createServer)) input: CreateServer) {
    const { server } = await this.clients.workspaces.createServer(
      {
        workspaceId: input.workspaceId,
        name: input.name,
        ipAddress: input.ipAddress,
        website: input.website ?? '',
        intervalMinutes: input.monitoringInterval,
        emailEnabled: input.email,
        whatsappEnabled: input.whatsApp,
      },
      RESOLVING,
    );
    return { message: messages.server.created, data: presentServer(server!, undefined) };
  }

  @Get('get/:id')
  @Policy(signedIn({ things: ['id'] }))
  @Describe({ summary: 'Read a server', answer: { data: examples.server } })
  async read(@Req() request: FastifyRequest, @Param('id') id: string) {
    const { server } = await this.clients.workspaces.getServer({ serverId: id.toLowerCase() }, { retry: true });
    return { data: presentServer(server!, await this.states.ofOne(server!, callerOf(request))) };
  }

  @Patch('update/:id')
  @Policy(signedIn({ things: ['id'], body: { userId: 'subject', workspaceId: 'workspace' } }))
  @Describe({
    summary: 'Change a server',
    more: 'Only what is sent changes. An empty website means that only the machine is checked.',
    body: updateServer,
    example: { name: 'Shop website', ipAddress: '102.89.23.4', website: 'https://shop.example.com', monitoringInterval: 10 },
    answer: { message: messages.server.saved, data: examples.server },
  })
  async update(@Req() request: FastifyRequest, @Param('id') id: string, @Body(valid(updateServer)) input: UpdateServer) {
    const { server } = await this.clients.workspaces.updateServer(
      {
        serverId: id.toLowerCase(),
        name: input.name,
        ipAddress: input.ipAddress,
        website: input.website === null ? '' : input.website,
        intervalMinutes: input.monitoringInterval,
        emailEnabled: input.email,
        whatsappEnabled: input.whatsApp,
      },
      RESOLVING,
    );
    return { message: messages.server.saved, data: presentServer(server!, await this.states.ofOne(server!, callerOf(request))) };
  }

  @Delete(':id')
  @Policy(signedIn({ things: ['id'] }))
  @Describe({ summary: 'Delete a server', answer: { message: messages.server.deleted } })
  async delete(@Param('id') id: string) {
    await this.clients.workspaces.deleteServer({ serverId: id.toLowerCase() });
    return { message: messages.server.deleted };
  }

  @Post(':id/check')
  @HttpCode(200)
  @Policy(signedIn({ things: ['id'] }))
  @Describe({
    summary: 'Check a server now',
    more: 'At most once a minute for each server, else 429 with Retry-After.',
    answer: { message: messages.server.checking, data: { scheduledAt: '2026-11-21T13:00:05.000Z' } },
  })
  async check(@Param('id') id: string) {
    const serverId = id.toLowerCase();
    await this.clients.workspaces.getServer({ serverId }, { retry: true });
    const { scheduledAt } = await this.clients.scheduler.checkNow({ serverId });
    return { message: messages.server.checking, data: { scheduledAt: scheduledAt?.toISOString() ?? null } };
  }

  @Post(':id/pause')
  @HttpCode(200)
  @Policy(signedIn({ things: ['id'] }))
  @Describe({ summary: 'Pause a server', answer: { message: messages.server.paused, data: examples.server } })
  async pause(@Param('id') id: string) {
    const { server } = await this.clients.workspaces.pauseServer({ serverId: id.toLowerCase() });
    return { message: messages.server.paused, data: presentServer(server!, undefined) };
  }

  @Post(':id/resume')
  @HttpCode(200)
  @Policy(signedIn({ things: ['id'] }))
  @Describe({ summary: 'Resume a server', answer: { message: messages.server.resumed, data: examples.server } })
  async resume(@Req() request: FastifyRequest, @Param('id') id: string) {
    const { server } = await this.clients.workspaces.resumeServer({ serverId: id.toLowerCase() });
    return { message: messages.server.resumed, data: presentServer(server!, await this.states.ofOne(server!, callerOf(request))) };
  }
}
