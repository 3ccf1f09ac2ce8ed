import { queryOptions } from '@tanstack/react-query';
import { fetchPlans } from './fetch-plans';

/** The plans for signed-in pages, which have a query cache. */
export const allPlans = queryOptions({ queryKey: ['plans'], queryFn: ({ signal }) => fetchPlans(signal), staleTime: 5 * 60_000 });
