import { api } from '@/lib/http/api-client';

export type PlanChoice = { planId: string; userId: string };

export type Bought = {
  message: string;
  redirect: boolean;
  paymentUrl: string | null;
  hasPlan: boolean;
  ref: string | null;
  total: number;
};

/** A first year, or another one. */
export const subscribe = (choice: PlanChoice, idempotencyKey: string): Promise<Bought> =>
  api.post('/sub/sub-user', choice, { idempotencyKey });

/** A larger plan for the days that are left. */
export const upgrade = (choice: PlanChoice, idempotencyKey: string): Promise<Bought> =>
  api.post('/sub/upgrade', choice, { idempotencyKey });
