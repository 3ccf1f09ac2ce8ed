import type { ServerResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

export const serverWith = (id: string) =>
  queryOptions({
    queryKey: ['servers', id, 'settings'],
    queryFn: ({ signal }) =>
      api.get<ServerResponse>(apiPaths.server(id), { signal, parse: (body) => (body as { data: ServerResponse }).data }),
  });
