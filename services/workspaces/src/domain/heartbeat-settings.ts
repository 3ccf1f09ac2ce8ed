import { cronProblem, limits } from '@nowahala/kernel';
import type { HeartbeatSchedule } from '@nowahala/kernel';
import { normalizeText } from '@nowahala/platform';
import { heartbeatSentences as sentences } from './heartbeat-sentences.js';
import type { HeartbeatSettings } from './heartbeat.js';
import { refusals } from './refusals.js';
import { nameProblem } from './typed-name.js';

export interface TypedSchedule {
  /** 0: a cron line says it. */
  everyMinutes: number;
  cron: string;
  timeZone: string;
}

export interface HeartbeatInput {
  name?: string | undefined;
  schedule?: TypedSchedule | undefined;
  graceMinutes?: number | undefined;
  onlyPost?: boolean | undefined;
}

/** Reads the fields that were given and names every wrong one at once. */
export function readHeartbeatSettings({ name, schedule, graceMinutes, onlyPost }: HeartbeatInput, now: Date): Partial<HeartbeatSettings> {
  const settings: Partial<HeartbeatSettings> = {};
  const problems: Record<string, string> = {};
  if (name !== undefined) {
    const problem = nameProblem(name, limits.serverName.max, sentences.nameMissing);
    if (problem === undefined) settings.name = normalizeText(name);
    else problems.name = problem;
  }
  if (graceMinutes !== undefined) {
    if (isWithin(graceMinutes, limits.heartbeatGrace)) settings.graceMinutes = graceMinutes;
    else problems.graceMinutes = sentences.grace;
  }
  if (onlyPost !== undefined) settings.onlyPost = onlyPost;
  if (schedule !== undefined) {
    const read = readSchedule(schedule, now);
    if ('problems' in read) Object.assign(problems, read.problems);
    else settings.schedule = read.schedule;
  }
  if (Object.keys(problems).length > 0) throw refusals.fields(problems);
  return settings;
}

type Reading = { schedule: HeartbeatSchedule } | { problems: Record<string, string> };

function readSchedule({ everyMinutes, cron: typed, timeZone }: TypedSchedule, now: Date): Reading {
  const cron = typed.trim().replaceAll(/\s+/g, ' ');
  if ((everyMinutes === 0) === (cron === '')) return { problems: { every: sentences.everyOrCron } };
  if (cron === '')
    return isWithin(everyMinutes, limits.heartbeatEvery) ? { schedule: { everyMinutes } } : { problems: { every: sentences.every } };
  if (!isTimeZone(timeZone)) return { problems: { timeZone: sentences.timeZone } };
  const problem = cron.length > limits.cron.max ? 'unreadable' : cronProblem(cron, timeZone, now);
  return problem ? { problems: { cron: sentences.cron[problem] } } : { schedule: { cron, timeZone } };
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && name.length <= 60 && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
