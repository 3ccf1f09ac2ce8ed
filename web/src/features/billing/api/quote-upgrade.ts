import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/api-client';
import type { PlanChoice } from './buy-plan';

export type UpgradeQuote = { net: number; vat: number; total: number; daysLeft: number; endsAt: string };

/** What moving to a larger plan costs today. */
export const quoteOf = (choice: PlanChoice) =>
  queryOptions({
    queryKey: ['user', 'upgrade-quote', choice.planId],
    queryFn: ({ signal }) =>
      api.post<UpgradeQuote>('/sub/quote', choice, { signal, parse: (body) => (body as { data: UpgradeQuote }).data }),
    staleTime: 60_000,
  });
