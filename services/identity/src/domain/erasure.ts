import { DAY_MS } from '@nowahala/kernel';

const PROMISED_MS = 30 * DAY_MS;
const ALARM_MS = 25 * DAY_MS;
/** The rows of identity are deleted by then even if another service never replied, to keep the promised 30 days. */
const LAST_DAY_MS = 29 * DAY_MS;

/** The services whose `erasure.completed` the task waits for. The gateway erases too (stored responses), and is not waited for. */
export const servicesThatErase: string[] = ['workspaces', 'billing', 'scheduler', 'analyzer', 'notifier'];

export interface ErasureTask {
  requestedAt: Date;
  /** Services that have erased their part. */
  done: string[];
}

export const erasedBy = (requestedAt: Date): Date => new Date(requestedAt.getTime() + PROMISED_MS);

export const missingServices = (task: ErasureTask): string[] => servicesThatErase.filter((service) => !task.done.includes(service));

export type ErasureStep = 'wait' | 'finish' | 'alarm';

export function nextErasureStep(task: ErasureTask, now: Date): ErasureStep {
  if (missingServices(task).length === 0) return 'finish';
  const age = now.getTime() - task.requestedAt.getTime();
  if (age >= LAST_DAY_MS) return 'finish';
  return age >= ALARM_MS ? 'alarm' : 'wait';
}
