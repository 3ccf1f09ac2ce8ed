import { Injectable } from '@nestjs/common';
import { Clock } from '@nowahala/platform';
import type { HeartbeatView } from '../database/heartbeat-view.entity.js';
import { readHeartbeatSettings } from '../domain/heartbeat-settings.js';
import type { HeartbeatInput } from '../domain/heartbeat-settings.js';
import { ChangeHeartbeat } from './change-heartbeat.js';

@Injectable()
export class UpdateHeartbeat {
  constructor(
    private readonly clock: Clock,
    private readonly changing: ChangeHeartbeat,
  ) {}

  async execute(view: HeartbeatView, input: HeartbeatInput): Promise<HeartbeatView> {
    return this.changing.execute(view, { type: 'ReconfigureHeartbeat', data: readHeartbeatSettings(input, this.clock.now()) });
  }
}
