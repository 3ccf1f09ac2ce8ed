import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { ErrorLogPage } from '../model/error-log';

/** Newest first, 20 a page. The page before stays until the next one is here. */
export const errorLogsOf = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['logs', page],
    queryFn: ({ signal }) => api.get<ErrorLogPage>(apiPaths.errorLogs(userId, page), { signal }),
    placeholderData: keepPreviousData,
  });
