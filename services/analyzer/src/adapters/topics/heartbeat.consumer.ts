import type { TopicMessages } from '@nowahala/contracts';
import { isTime, isUuid, MessageContext, OnTopic, UndecodableMessage } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { ConfigureHeartbeat } from '../../application/configure-heartbeat.js';
import { RecordBeats } from '../../application/record-beats.js';
import { workspaceLockOf } from '../../domain/health/monitor.js';
import { toHeartbeatConfiguration, toStoredBeats } from '../mappers/beat.mapper.js';

/** Jobs that call us: what owners decide about them, and the calls that the gateways took. */
@Controller()
export class HeartbeatConsumer {
  constructor(
    private readonly configuring: ConfigureHeartbeat,
    private readonly recording: RecordBeats,
  ) {}

  @OnTopic('heartbeat.configured', { group: 'heartbeats' })
  async onHeartbeatConfigured(message: TopicMessages['heartbeat.configured'], context: MessageContext): Promise<void> {
    if (!isUuid(message.heartbeatId) || !isUuid(message.workspaceId)) return;
    await context.once((tx) => this.configuring.execute(tx, toHeartbeatConfiguration(message)), [workspaceLockOf(message.workspaceId)]);
  }

  @OnTopic('beat.received', { group: 'beats' })
  async onBeatReceived(message: TopicMessages['beat.received'], context: MessageContext): Promise<void> {
    const { runId, takenFrom, takenUntil, ended } = message;
    if (!isUuid(runId) || !isTime(takenFrom) || !isTime(takenUntil)) throw new UndecodableMessage('Beats of no run.');
    const report = { runId, from: takenFrom, until: takenUntil, ended };
    await context.once((tx) => this.recording.execute(tx, report, toStoredBeats(message)));
  }
}
