import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { IncidentPage } from '@/lib/http/incident';

/** Newest first. Page 1 is in the persisted cache, together with the servers. */
export const incidentsOf = (userId: string, page = 1) =>
  queryOptions({
    queryKey: ['incidents', 'list', page],
    queryFn: ({ signal }) => api.get<IncidentPage>(apiPaths.incidents(userId, page), { signal }),
    meta: { keep: page === 1 },
  });
