import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { Plan } from '@/lib/session/current-user';

/** All plans on sale, cheapest first. */
export const fetchPlans = (signal: AbortSignal): Promise<Plan[]> =>
  api.get<Plan[]>(apiPaths.plans, { signal, parse: (body) => byPrice((body as { data: Plan[] }).data) });

const byPrice = (plans: readonly Plan[]): Plan[] => plans.toSorted((one, other) => one.price - other.price);
