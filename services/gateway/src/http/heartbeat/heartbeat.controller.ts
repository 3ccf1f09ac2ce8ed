import { Controller, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  apiMessages,
  createHeartbeat,
  deleteHeartbeat,
  getHeartbeat,
  listBeats,
  listHeartbeats,
  pauseHeartbeat,
  resumeHeartbeat,
  rotateHeartbeat,
  updateHeartbeat,
} from '@nowahala/api';
import type { BodyOf, HeartbeatResponse, ResponseOf } from '@nowahala/api';
import { workspaces } from '@nowahala/contracts';
import type { incidents } from '@nowahala/contracts';
import { LOGGER, refusal } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Policy, signedIn } from '../../auth/policy.js';
import { Beats } from '../../beats/beats.js';
import { VoidAddresses } from '../../beats/void-addresses.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { orUnmeasured } from '../server/unmeasured.js';
import { UserTimeZone } from '../user/user-time-zone.js';
import { presentBeat, presentHeartbeat } from './heartbeat.presenter.js';

const { HeartbeatChange } = workspaces;
type States = Map<string, incidents.HeartbeatState>;

/** Jobs that call us, as their owner sets them up. The calls themselves are answered in `beats`. */
@Controller()
export class HeartbeatController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly zone: UserTimeZone,
    private readonly beats: Beats,
    private readonly voids: VoidAddresses,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Route(createHeartbeat)
  @Policy(signedIn({ body: { workspaceId: 'workspace' } }))
  @Limited('createServer')
  @Idempotent({ implicit: true })
  async create(
    @Req() request: FastifyRequest,
    @ValidBody(createHeartbeat) input: BodyOf<typeof createHeartbeat>,
  ): Promise<ResponseOf<typeof createHeartbeat>> {
    const { userId, workspaceIds } = callerOf(request);
    const workspaceId = input.workspaceId ?? workspaceIds[0];
    if (!workspaceId) throw refusal('NO_WORKSPACE_YET', 'not_found', messages.heartbeat.noWorkspace);
    const schedule = await this.scheduleOf(input, userId);
    const { name, graceMinutes, onlyPost } = input;
    const { creationId } = request.requestContext;
    const wanted = { workspaceId, name, graceMinutes, onlyPost, schedule, creationId };
    const { heartbeat } = await this.clients.workspaces.createHeartbeat(wanted);
    if (onlyPost) await this.voids.refresh();
    return { message: apiMessages.heartbeat.created, data: this.present(heartbeat!, new Map()) };
  }

  @Route(listHeartbeats)
  @Policy(signedIn({ subject: 'userId' }))
  async list(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listHeartbeats>> {
    const asked = callerOf(request).workspaceIds.map((workspaceId) => this.clients.workspaces.listHeartbeats({ workspaceId }, QUERY));
    const all = (await Promise.all(asked)).flatMap(({ heartbeats }) => heartbeats);
    const states = await this.statesOf(all);
    return { data: all.map((heartbeat) => this.present(heartbeat, states)) };
  }

  @Route(getHeartbeat)
  @Policy(signedIn({ things: ['id'] }))
  async read(@Param('id') id: string): Promise<ResponseOf<typeof getHeartbeat>> {
    const { heartbeat } = await this.clients.workspaces.getHeartbeat({ heartbeatId: id.toLowerCase() }, QUERY);
    return { data: await this.whole(heartbeat!) };
  }

  @Route(listBeats)
  @Policy(signedIn({ things: ['id'] }))
  async history(@Param('id') id: string): Promise<ResponseOf<typeof listBeats>> {
    const heartbeatId = id.toLowerCase();
    await this.clients.workspaces.getHeartbeat({ heartbeatId }, QUERY);
    const { beats } = await orUnmeasured(this.clients.analyzer.listBeats({ heartbeatId }, QUERY), { beats: [] });
    return { data: beats.map(presentBeat) };
  }

  @Route(updateHeartbeat)
  @Policy(signedIn({ things: ['id'] }))
  async update(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @ValidBody(updateHeartbeat) input: BodyOf<typeof updateHeartbeat>,
  ): Promise<ResponseOf<typeof updateHeartbeat>> {
    const { name, graceMinutes, onlyPost } = input;
    const changes = { heartbeatId: id.toLowerCase(), name, graceMinutes, onlyPost };
    const reschedules = input.every !== undefined || input.cron !== undefined || input.timeZone !== undefined;
    const schedule = reschedules
      ? await this.scheduleOf(await this.withPresent(input, changes.heartbeatId), callerOf(request).userId)
      : undefined;
    const { heartbeat } = await this.clients.workspaces.updateHeartbeat({ ...changes, schedule });
    if (onlyPost !== undefined) await this.voids.refresh();
    return { message: apiMessages.heartbeat.saved, data: await this.whole(heartbeat!) };
  }

  @Route(deleteHeartbeat)
  @Policy(signedIn({ things: ['id'] }))
  async delete(@Param('id') id: string): Promise<ResponseOf<typeof deleteHeartbeat>> {
    await this.change(id, HeartbeatChange.HEARTBEAT_CHANGE_DELETE);
    await this.voids.refresh();
    return { message: apiMessages.heartbeat.deleted };
  }

  @Route(pauseHeartbeat)
  @Policy(signedIn({ things: ['id'] }))
  async pause(@Param('id') id: string): Promise<ResponseOf<typeof pauseHeartbeat>> {
    const heartbeat = await this.change(id, HeartbeatChange.HEARTBEAT_CHANGE_PAUSE);
    return { message: apiMessages.heartbeat.paused, data: await this.whole(heartbeat) };
  }

  @Route(resumeHeartbeat)
  @Policy(signedIn({ things: ['id'] }))
  async resume(@Param('id') id: string): Promise<ResponseOf<typeof resumeHeartbeat>> {
    const heartbeat = await this.change(id, HeartbeatChange.HEARTBEAT_CHANGE_RESUME);
    return { message: apiMessages.heartbeat.resumed, data: await this.whole(heartbeat) };
  }

  @Route(rotateHeartbeat)
  @Policy(signedIn({ things: ['id'] }))
  async rotate(@Param('id') id: string): Promise<ResponseOf<typeof rotateHeartbeat>> {
    const heartbeat = await this.change(id, HeartbeatChange.HEARTBEAT_CHANGE_ROTATE);
    await this.voids.refresh();
    return { message: apiMessages.heartbeat.rotated, data: await this.whole(heartbeat) };
  }

  private async change(id: string, change: workspaces.HeartbeatChange): Promise<workspaces.Heartbeat> {
    return (await this.clients.workspaces.changeHeartbeat({ heartbeatId: id.toLowerCase(), change })).heartbeat!;
  }

  /** A new zone alone moves the cron line that is there. */
  private async withPresent(input: BodyOf<typeof updateHeartbeat>, heartbeatId: string): Promise<BodyOf<typeof updateHeartbeat>> {
    if (input.every || (input.cron && input.timeZone)) return input;
    const { schedule } = (await this.clients.workspaces.getHeartbeat({ heartbeatId }, QUERY)).heartbeat!;
    return { ...input, cron: input.cron ?? schedule!.cron, timeZone: input.timeZone ?? schedule!.timeZone };
  }

  private async scheduleOf(
    { every, cron, timeZone }: Pick<BodyOf<typeof updateHeartbeat>, 'every' | 'cron' | 'timeZone'>,
    userId: string,
  ): Promise<workspaces.HeartbeatSchedule> {
    const zone = cron ? timeZone || (await this.zone.of(userId)) : '';
    return { everyMinutes: every ?? 0, cron: cron ?? '', timeZone: zone };
  }

  private async whole(heartbeat: workspaces.Heartbeat): Promise<HeartbeatResponse> {
    return this.present(heartbeat, await this.statesOf([heartbeat]));
  }

  /** One that the analyzer has not heard of yet has not called. */
  private present(heartbeat: workspaces.Heartbeat, states: States | undefined): HeartbeatResponse {
    const address = this.beats.addressOf({ heartbeatId: heartbeat.id, addressRound: heartbeat.addressRound });
    return presentHeartbeat(heartbeat, address, states?.get(heartbeat.id), states ? 'pending' : 'unknown');
  }

  /** Undefined where the analyzer cannot be asked: the list still opens, with the states left unknown. */
  private async statesOf(all: workspaces.Heartbeat[]): Promise<States | undefined> {
    if (all.length === 0) return new Map();
    try {
      const { states } = await this.clients.analyzer.getHeartbeatStates({ heartbeatIds: all.map(({ id }) => id) }, QUERY);
      return new Map(states.map((state) => [state.heartbeatId, state]));
    } catch (error) {
      this.logger.warn({ err: error }, 'states of heartbeats not read');
      return undefined;
    }
  }
}
