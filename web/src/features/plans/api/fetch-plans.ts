import type { PlanResponse } from '@nowahala/api';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

/** All plans on sale, cheapest first. */
export const fetchPlans = (signal: AbortSignal): Promise<PlanResponse[]> =>
  api.get<PlanResponse[]>(apiPaths.plans, { signal, parse: (body) => byPrice((body as { data: PlanResponse[] }).data) });

const byPrice = (plans: readonly PlanResponse[]): PlanResponse[] => plans.toSorted((one, other) => one.price - other.price);
