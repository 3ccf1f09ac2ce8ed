import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { Incident } from '@/lib/http/incident';

export const incidentKey = (id: string) => ['incidents', id];

export const incidentWith = (id: string) =>
  queryOptions({
    queryKey: incidentKey(id),
    queryFn: ({ signal }) => api.get<Incident>(apiPaths.incident(id), { signal, parse: (body) => (body as { data: Incident }).data }),
  });
