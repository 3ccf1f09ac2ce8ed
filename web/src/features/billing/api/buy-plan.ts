import type { CheckoutResponse } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

export type PlanChoice = { planId: string; userId: string };

/** A first year, or another one. */
export const subscribe = (choice: PlanChoice, idempotencyKey: string): Promise<CheckoutResponse> =>
  api.post('/sub/sub-user', choice, { idempotencyKey });

/** A larger plan for the days that are left. */
export const upgrade = (choice: PlanChoice, idempotencyKey: string): Promise<CheckoutResponse> =>
  api.post('/sub/upgrade', choice, { idempotencyKey });
