import { Module } from '@nestjs/common';
import { SchedulerSubscriptions } from './adapters/events/subscriptions.js';
import { SchedulerRpc } from './adapters/rpc/scheduler.rpc.js';
import { AntiEntropy } from './application/anti-entropy.js';
import { GapRecorder } from './application/gap-recorder.js';
import { RecheckDesk } from './application/recheck-desk.js';
import { ShardOwner } from './application/shard-owner.js';
import { Timetable } from './application/timetable.js';
import { UsageBook } from './application/usage-book.js';

@Module({
  controllers: [SchedulerSubscriptions],
  providers: [SchedulerRpc, ShardOwner, UsageBook, GapRecorder, Timetable, RecheckDesk, AntiEntropy],
})
export class SchedulerModule {}
