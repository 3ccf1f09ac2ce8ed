import { ApplyEffects } from '../../../analyzer/src/application/apply-effects.js';
import { WatchRegions } from '../../../analyzer/src/application/watch-regions.js';
import { HandoverShards } from '../../../scheduler/src/application/handover-shards.js';
import { SchedulerMetrics } from '../../../scheduler/src/scheduler.metrics.js';
import { MemoryBeatRuns, MemoryMaintenances, MemoryWorkspaces } from '../memory/analyzer-customers.js';
import type { MaintenanceRow } from '../memory/analyzer-customers.js';
import { MemoryMaintenances as NotifierMaintenances, MemoryUserData } from '../memory/notifier-customers.js';
import { MemoryEntitlements, MemorySchedule } from '../memory/scheduler-tables.js';
import { inService } from './plant.js';
import type { Plant } from './plant.js';

/** What owners do, and what an operator knows. */
export const ownerPlants: Plant[] = [
  {
    name: 'job-fails-unseen',
    about: 'a repository lacks a method: the job that asks for it fails each time',
    seed: 31,
    form: (form) => (form instanceof MemoryBeatRuns ? {} : undefined),
  },
  {
    name: 'alerts-in-maintenance',
    about: 'the analyzer knows of no maintenance when it judges a failed check',
    seed: 32,
    form: (form) => (form instanceof MemoryMaintenances ? Object.assign(form, { spans: async () => new Map() }) : undefined),
  },
  {
    name: 'reminds-in-maintenance',
    about: 'the notifier knows of no maintenance when it reminds',
    seed: 16,
    form: (form) => (form instanceof NotifierMaintenances ? Object.assign(form, { listSince: async () => [] }) : undefined),
  },
  {
    name: 'end-unchecked',
    about: 'nothing is checked at once when maintenance ends',
    seed: 34,
    process: inService('analyzer', ({ container }) => {
      container.get(ApplyEffects).checkNow = async () => undefined;
    }),
  },
  {
    name: 'ended-by-a-wrong-clock',
    about: 'a maintenance that was ended by a clock that was ahead is not ended again when its time has come',
    seed: 3,
    form: (form) =>
      form instanceof MemoryMaintenances
        ? Object.assign(form, {
            isToTurn: (row: MaintenanceRow, now: Date) =>
              MemoryMaintenances.prototype.isToTurn.call(form, { ...row, turnedAt: Number.NaN }, now),
          })
        : undefined,
  },
  {
    name: 'ended-plan-unheard',
    about: 'the analyzer does not hear that a plan has run out: what was open stays open',
    seed: 5,
    form: (form) => (form instanceof MemoryWorkspaces ? Object.assign(form, { savePlan: async () => false }) : undefined),
  },
  {
    name: 'ended-plan-checked',
    about: 'servers are checked although their plan has run out',
    seed: 27,
    form: (form) => (form instanceof MemoryEntitlements ? withPlan(form, (plan) => ({ ...plan, state: 'active' })) : undefined),
  },
  {
    name: 'plan-unlimited',
    about: 'a plan that is used up is not hourly',
    seed: 6,
    form: (form) => (form instanceof MemoryEntitlements ? withPlan(form, (plan) => ({ ...plan, rateLimit: 0 })) : undefined),
  },
  {
    name: 'used-up-stops',
    about: 'a plan that is used up stops the checks',
    seed: 6,
    form: (form) =>
      form instanceof MemoryEntitlements
        ? withPlan(form, (plan) => (plan.rateLimit > 0 && plan.rateLimit < 1_000 ? { ...plan, state: 'paused' } : plan))
        : undefined,
  },
  {
    name: 'erased-counts-return',
    about: 'the scheduler forgets that a workspace was erased: counts and plans that come late are kept',
    seed: 25,
    form: (form) =>
      form instanceof MemorySchedule
        ? Object.assign(form, {
            eraseUser: async (...[tx, userId]: Parameters<MemorySchedule['eraseUser']>) =>
              MemorySchedule.prototype.eraseUser.call(form, tx, userId, []),
          })
        : undefined,
  },
  {
    name: 'erased-is-written-to',
    about: 'the notifier leaves the incidents and mails of an account that was erased',
    seed: 25,
    form: (form) => (form instanceof MemoryUserData ? Object.assign(form, { eraseSlice: async () => false }) : undefined),
  },
  {
    name: 'blindness-untold',
    about: 'no operator hears of a place that sees nothing',
    seed: 3,
    process: inService('analyzer', ({ container }) => {
      container.get(WatchRegions).execute = async () => undefined;
    }),
  },
  {
    name: 'shards-look-owned',
    about: 'the gauge of shards says that all are fired while none is',
    seed: 4,
    process: inService('scheduler', ({ container }) => {
      const { shardsOwned } = container.get(SchedulerMetrics);
      container.get(HandoverShards);
      const set = shardsOwned.set.bind(shardsOwned) as (value: number) => void;
      Object.defineProperty(container.get(SchedulerMetrics), 'shardsOwned', { value: { set: () => set(256) } });
    }),
  },
];

type Entitlement = Parameters<MemoryEntitlements['upsert']>[1];

const withPlan = (form: MemoryEntitlements, change: (plan: Entitlement) => Entitlement): object =>
  Object.assign(form, {
    upsert: async (...[tx, plan]: Parameters<MemoryEntitlements['upsert']>) =>
      MemoryEntitlements.prototype.upsert.call(form, tx, change(plan)),
  });
