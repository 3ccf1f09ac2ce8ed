import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';
import { onSessionEnd } from '@/lib/session/end-session';

/** Connection failures and server errors are retried; refusals are not. */
const worthAnotherTry = (failures: number, error: unknown): boolean => {
  if (failures >= 2 || !isApiError(error)) return false;
  return error.isUnreachable || error.statusCode >= 500;
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthAnotherTry,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 8_000),
      staleTime: 20_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: true,
      // Sends even when the browser believes that it is offline: the failed call has the right sentence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionEnd(() => queryClient.clear());
