import type { quoteUpgrade, ResponseOf } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/api-client';
import type { PlanChoice } from './buy-plan';

type UpgradeQuote = ResponseOf<typeof quoteUpgrade>;

/** What moving to a larger plan costs today. */
export const quoteOf = (choice: PlanChoice) =>
  queryOptions({
    queryKey: ['user', 'upgrade-quote', choice.planId],
    queryFn: ({ signal }) => api.post<UpgradeQuote['data']>('/sub/quote', choice, { signal, parse: (body) => (body as UpgradeQuote).data }),
    staleTime: 60_000,
  });
