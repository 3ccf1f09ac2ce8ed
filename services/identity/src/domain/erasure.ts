import { DAY_MS } from '@nowahala/kernel';

const PROMISED_MS = 30 * DAY_MS;
const ALARM_MS = 25 * DAY_MS;
/** A service that has not replied by then is asked again: the message may be lost, or older than the topic keeps. */
const ASK_AGAIN_MS = 3 * DAY_MS;

/** The services whose `erasure.completed` the task waits for: the mail that confirms it leaves when all have replied. */
export const servicesThatErase: string[] = ['workspaces', 'billing', 'scheduler', 'analyzer', 'notifier', 'gateway'];

export interface ErasureTask {
  requestedAt: Date;
  /** When the services were asked last. */
  askedAt: Date;
  /** When an operator was first alarmed that it is late. */
  alarmedAt: Date | null;
  /** Services that have erased their part. */
  done: string[];
}

export const erasedBy = (requestedAt: Date): Date => new Date(requestedAt.getTime() + PROMISED_MS);

export const missingServices = (task: ErasureTask): string[] => servicesThatErase.filter((service) => !task.done.includes(service));

export type ErasureStep = 'wait' | 'ask-again' | 'finish';

export function nextErasureStep(task: ErasureTask, now: Date): ErasureStep {
  if (missingServices(task).length === 0) return 'finish';
  return now.getTime() - task.askedAt.getTime() >= ASK_AGAIN_MS ? 'ask-again' : 'wait';
}

/** Late enough that an operator has to see to it: five days are left of what was promised. */
export const isLate = ({ requestedAt }: Pick<ErasureTask, 'requestedAt'>, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() >= ALARM_MS;

export const isAlarming = (task: ErasureTask, now: Date): boolean => isLate(task, now) && !task.alarmedAt;

/** Whether there is anything to do about it now. */
export const isDue = (task: ErasureTask, now: Date): boolean => nextErasureStep(task, now) !== 'wait' || isAlarming(task, now);
