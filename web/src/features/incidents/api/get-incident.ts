import { queryOptions } from '@tanstack/react-query';
import type { IncidentResponse } from '@nowahala/api';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

export const incidentKey = (id: string) => ['incidents', id];

export const incidentWith = (id: string) =>
  queryOptions({
    queryKey: incidentKey(id),
    queryFn: ({ signal }) =>
      api.get<IncidentResponse>(apiPaths.incident(id), { signal, parse: (body) => (body as { data: IncidentResponse }).data }),
  });
