import type { RegionResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

/** The places that checks are made from; they change when the product is set up anew. */
export const regions = () =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: ({ signal }) => api.get<{ data: RegionResponse[] }>(apiPaths.regions, { signal }).then(({ data }) => data),
    staleTime: 10 * 60_000,
  });
