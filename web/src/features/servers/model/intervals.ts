import type { PlanResponse } from '@nowahala/api';

/** The steps of the forms, in minutes. */
export const INTERVALS: readonly number[] = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];
const MINUTES_A_MONTH = 44_640;

/** A server checked this often must fit into what the plan allows a server in a month. */
export const fitsPlan = (minutes: number, rateLimit: number): boolean => Math.ceil(MINUTES_A_MONTH / minutes) <= rateLimit;

/** The default interval of a new server: the shortest of the plan. */
export const shortestInterval = (plan: PlanResponse | null): number =>
  plan ? (INTERVALS.find((minutes) => fitsPlan(minutes, plan.rateLimit)) ?? 60) : 1;
