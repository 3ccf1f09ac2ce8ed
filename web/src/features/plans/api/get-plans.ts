import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { Plan } from '@/lib/current-user';

/** All plans on sale, cheapest first. */
export const allPlans = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => api.get<Plan[]>('/plan/all', { signal, parse: (body) => byPrice((body as { data: Plan[] }).data) }),
  staleTime: 5 * 60_000,
});

export const byPrice = (plans: readonly Plan[]): Plan[] => plans.toSorted((one, other) => one.price - other.price);
