import type { pings } from '@nowahala/contracts';
import { DirectPublisher } from '@nowahala/platform';
import { FireDueSlots } from '../../../scheduler/src/application/fire-due-slots.js';
import { LoadShards } from '../../../scheduler/src/application/load-shards.js';
import { RecordGap } from '../../../scheduler/src/application/record-gap.js';
import { ShardLeases } from '../../../scheduler/src/application/shard-leases.js';
import { UsageMeter } from '../../../scheduler/src/application/usage-meter.js';
import { Schedule } from '../../../scheduler/src/domain/schedule.js';
import { MemoryRechecks, MemorySchedule } from '../memory/scheduler-tables.js';
import { inService } from './plant.js';
import type { Plant } from './plant.js';

type Gap = Parameters<RecordGap['execute']>[0];

/** Leaves out gaps of one reason. */
const withoutGaps = (reason: RegExp): Plant['process'] =>
  inService('scheduler', ({ container }) => {
    const recordGap = container.get(RecordGap);
    const execute = recordGap.execute.bind(recordGap);
    recordGap.execute = async (gap: Gap, lost: number) => (reason.test(gap.reason) ? undefined : execute(gap, lost));
  });

/** What is due, by when. */
export const schedulePlants: Plant[] = [
  {
    name: 'clock-back-stops',
    about: 'after a step back of the clock nothing is fired until the old time has come again',
    seed: 8,
    process: inService('scheduler', ({ container, clock }) => {
      const fire = container.get(FireDueSlots);
      const schedule = container.get(Schedule);
      const execute = fire.execute.bind(fire);
      fire.execute = async () => (clock.nowMs() / 1000 < schedule.lastFired - 1 ? undefined : execute());
    }),
  },
  {
    name: 'month-turn-empties-wheel',
    about: 'at the turn of the month the wheel is emptied and not filled again',
    seed: 31,
    process: inService('scheduler', ({ container }) => {
      const load = container.get(LoadShards);
      const { wheel, months } = container.get(Schedule);
      load.reload = async (group) => {
        wheel.removeShards(new Set(Array.from({ length: 16 }, (_, index) => group * 16 + index)));
        months.set(group, 'turned');
      };
    }),
  },
  {
    name: 'change-lost',
    about: 'a change is deleted when it is listed, before the wheel has it',
    seed: 3,
    form: (form) =>
      form instanceof MemorySchedule
        ? Object.assign(form, {
            listChanges: async (shards: number[]) => {
              const listed = await MemorySchedule.prototype.listChanges.call(form, shards);
              await form.deleteChanges(listed);
              return listed.filter((_, index) => index % 2 === 1);
            },
          })
        : undefined,
  },
  {
    name: 'late-plan-undoes',
    about: 'an older configuration that comes late undoes a newer one',
    seed: 27,
    form: (form) =>
      form instanceof MemorySchedule
        ? Object.assign(form, {
            findKnown: async (...from: Parameters<MemorySchedule['findKnown']>) => {
              const known = await MemorySchedule.prototype.findKnown.apply(form, from);
              return { ...known, entries: new Map([...known.entries].map(([id, entry]) => [id, { ...entry, configVersion: 0 }])) };
            },
          })
        : undefined,
    /** Brings the first configuration of each server once more. */
    message: again('server.configured', 1),
  },
  {
    name: 'refused-without-gap',
    about: 'slots that the bus did not take are in no gap',
    seed: 1,
    process: withoutGaps(/bus/),
  },
  {
    name: 'take-over-without-gap',
    about: 'time in which nobody held a shard is in no gap',
    seed: 25,
    process: withoutGaps(/nobody/),
  },
  {
    name: 'jump-without-gap',
    about: 'seconds that the clock stepped over are in no gap',
    seed: 1,
    process: withoutGaps(/clock/),
  },
  {
    name: 'watermark-ahead',
    about: 'the watermark says that more was fired than was',
    seed: 25,
    form: (form) => {
      if (form.constructor.name !== 'MemoryWatermarks') return undefined;
      const marks = form as { find(group: number): Promise<number | { lastFired: number }> };
      const find = marks.find.bind(marks);
      marks.find = async (group) => {
        const found = await find(group);
        return typeof found === 'number' ? found + 3_600 : { ...found, lastFired: found.lastFired + 3_600 };
      };
      return marks;
    },
  },
  {
    name: 'two-owners',
    about: 'a scheduler fires shards whose lease another one has, and both count',
    seed: 25,
    process: inService('scheduler', ({ container }) => {
      const leases = container.get(ShardLeases);
      const groups = Array.from({ length: 16 }, (_, group) => ({ group, epoch: 1n }));
      leases.isSafe = () => true;
      leases.renew = async () => ({ gained: [], lost: [] });
      Object.defineProperty(leases, 'groups', { get: () => groups.map(({ group }) => group) });
    }),
  },
  {
    name: 'counts-twice',
    about: 'a check counts twice towards the plan',
    seed: 25,
    process: inService('scheduler', ({ container }) => {
      const usage = container.get(UsageMeter);
      const count = usage.count.bind(usage);
      usage.count = (entry, at) => {
        count(entry, at);
        if (at.getTime() % 7_000 === 0) count(entry, at);
      };
    }),
  },
  {
    name: 'wheel-forgets',
    about: 'the wheel loses a server now and then after it was fired',
    seed: 1,
    process: inService('scheduler', ({ container }) => {
      const { wheel } = container.get(Schedule);
      const take = wheel.takeThrough.bind(wheel);
      let fired = 0;
      wheel.takeThrough = (last) => {
        const due = take(last);
        for (const { entry } of due) if ((fired += 1) % 400 === 0) wheel.remove(entry.serverId);
        return due;
      };
    }),
  },
  {
    name: 'rechecks-unsent',
    about: 'no re-check is ever sent: a suspicion waits for the next slots',
    seed: 3,
    form: (form) =>
      form instanceof MemoryRechecks ? Object.assign(form, { claimDue: async () => ({ due: [], expired: 0, all: true }) }) : undefined,
  },
  {
    name: 'check-now-lost',
    about: 'what an owner wants checked now is promised and never asked for',
    seed: 7,
    message: (message) => (isCheckNow(message.message as Partial<pings.PingRecheck>) ? [] : [message]),
  },
  {
    name: 'publish-swallowed',
    about: 'requests are lost between the scheduler and the bus, which says that it has them',
    seed: 1,
    process: inService('scheduler', ({ container }) => {
      const publisher = container.get(DirectPublisher);
      const publish = publisher.publishAllDirect.bind(publisher);
      let parts = 0;
      publisher.publishAllDirect = async (topic, messages) =>
        publish(
          topic,
          messages.filter(() => (parts += 1) % 300 !== 0),
        );
    }),
  },
];

const isCheckNow = ({ ping }: Partial<pings.PingRecheck>): boolean => ping?.check === 'check_now';

/** Sends the n-th message of a key once more, after the newer ones. */
function again(topic: string, which: number): Plant['message'] {
  const seen = new Map<string, number>();
  const kept = new Map<string, Parameters<NonNullable<Plant['message']>>[0]>();
  return (message) => {
    if (message.topic !== topic) return [message];
    const times = (seen.get(message.key) ?? 0) + 1;
    seen.set(message.key, times);
    if (times === which) kept.set(message.key, message);
    return times > which ? [message, kept.get(message.key)!] : [message];
  };
}
