import { queryOptions } from '@tanstack/react-query';
import type { ApiKeyResponse } from '@nowahala/api';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

export const keysOf = (userId: string) =>
  queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) =>
      api.get<ApiKeyResponse[]>(apiPaths.apiKeys(userId), {
        signal,
        parse: (body) => (body as { data: { keys: ApiKeyResponse[] } }).data.keys,
      }),
  });
