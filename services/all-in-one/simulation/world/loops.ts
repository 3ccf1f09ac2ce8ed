import type { pings } from '@nowahala/contracts';
import { NetworkPolicy } from '@nowahala/platform';
import type { EventBus } from '@nowahala/platform';
import { toCheckRequest } from '../../../prober/src/adapters/mappers/check-request.mapper.js';
import { toSignOfLife } from '../../../prober/src/adapters/mappers/sign-of-life.mapper.js';
import type { BusHistory } from '../../../prober/src/application/ports.js';
import { RunScheduleJob } from '../../../scheduler/src/adapters/jobs/run-schedule.job.js';
import { ApplyScheduleChanges } from '../../../scheduler/src/application/apply-schedule-changes.js';
import { FireDueSlots } from '../../../scheduler/src/application/fire-due-slots.js';
import { HandoverShards } from '../../../scheduler/src/application/handover-shards.js';
import { LiveRegions } from '../../../scheduler/src/application/live-regions.js';
import { RecordGap } from '../../../scheduler/src/application/record-gap.js';
import { ShardLeases } from '../../../scheduler/src/application/shard-leases.js';
import { UsageMeter } from '../../../scheduler/src/application/usage-meter.js';
import { WriteWatermark } from '../../../scheduler/src/application/write-watermark.js';
import type { Broker } from '../engine/broker.js';
import type { Machine } from '../engine/machine.js';
import type { ServiceProcess } from '../engine/service-process.js';

const TICK_MS = 1_000;

/** What `run-schedule.job.ts` starts, on virtual time; it sleeps on timers of Node that nobody can borrow. */
export function runScheduleLoops({ container, machine }: ServiceProcess, note: (line: string) => void): void {
  const failed = (name: string) => (error: Error) => note(`${machine.name}: ${name} failed (${error.message})`);
  const loop = (everyMs: number | (() => number), name: string, run: () => Promise<unknown>): void => {
    const again = (): void => {
      run()
        .catch(failed(name))
        .finally(() => machine.time.after(typeof everyMs === 'number' ? everyMs : everyMs(), machine, again));
    };
    machine.time.after(0, machine, again);
  };
  const regions = container.get(LiveRegions);
  container.get(RunScheduleJob).regionReported = () => void regions.refresh().catch(failed('live regions'));
  const fire = container.get(FireDueSlots);
  fire.start();
  loop(
    () => regions.nextLookMs,
    'live regions',
    () => regions.refresh(),
  );
  loop(3_000, 'renew leases', () => container.get(HandoverShards).execute());
  loop(1_000, 'apply changes', () => container.get(ApplyScheduleChanges).execute());
  loop(1_000, 'write watermark', () => container.get(WriteWatermark).executeIfNeeded());
  loop(1_000, 'write gaps', () => container.get(RecordGap).flush());
  loop(60_000, 'flush usage', () => container.get(UsageMeter).flushDue());
  loop(TICK_MS, 'tick', () => fire.execute());
}

/** As a scheduler stops: the watermark after the last tick, the leases last. */
export async function stopSchedule({ container }: ServiceProcess): Promise<void> {
  const steps = [
    () => container.get(HandoverShards).stop(),
    () => container.get(UsageMeter).flush(),
    () => container.get(RecordGap).flush(),
    () => container.get(WriteWatermark).execute(),
    () => container.get(ShardLeases).releaseAll(),
  ];
  for (const step of steps) await step().catch(() => undefined);
}

/** Its clock is never wrong. */
export const busOf = ({ time }: Machine, epochMs: number): Pick<EventBus, 'time'> => ({
  time: {
    get nowMs() {
      return epochMs + time.now;
    },
  },
});

/** What was sent to this prober's region before. */
export function historyOf(broker: Broker, machine: Machine, epochMs: number): BusHistory {
  const policy = NetworkPolicy.parse(undefined);
  const loggedSince = (topic: string, since: Date) => broker.since(topic, since.getTime() - epochMs);
  const sentSince = (topic: string, since: Date) => loggedSince(topic, since).map(({ message }) => message);
  return {
    readRequests: async (since, isWanted) =>
      (sentSince(`ping.requested.${machine.region}`, since) as pings.PingRequested[])
        .flatMap((message) => message.pings)
        .flatMap((ping) => toCheckRequest(ping, policy) ?? [])
        .filter(isWanted),
    readSignsOfLife: async (since) =>
      loggedSince('region.health', since).flatMap(({ message, publishedAt }) => {
        const report = message as pings.RegionHealth;
        return report.region === machine.region ? (toSignOfLife(report, new Date(epochMs + publishedAt)) ?? []) : [];
      }),
    readLastSeen: async (since) =>
      (sentSince('region.seen', since) as pings.RegionSeen[]).findLast(({ region }) => region === machine.region)?.at ?? null,
  };
}
