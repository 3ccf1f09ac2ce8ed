import { Module } from '@nestjs/common';
import { ScheduleConsumer } from './adapters/topics/schedule.consumer.js';
import { SchedulerRpc } from './adapters/rpc/scheduler.rpc.js';
import { ReconcileSchedule } from './application/reconcile-schedule.js';
import { RecordGap } from './application/record-gap.js';
import { SendRechecks } from './application/send-rechecks.js';
import { ShardLeases } from './application/shard-leases.js';
import { FireDueSlots } from './application/fire-due-slots.js';
import { UsageMeter } from './application/usage-meter.js';

@Module({
  controllers: [ScheduleConsumer],
  providers: [SchedulerRpc, ShardLeases, UsageMeter, RecordGap, FireDueSlots, SendRechecks, ReconcileSchedule],
})
export class SchedulerModule {}
