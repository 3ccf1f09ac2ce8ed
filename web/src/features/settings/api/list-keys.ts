import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { ApiKey } from '../model/api-key';

export const keysOf = (userId: string) =>
  queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) =>
      api.get<ApiKey[]>(apiPaths.apiKeys(userId), { signal, parse: (body) => (body as { data: { keys: ApiKey[] } }).data.keys }),
  });
