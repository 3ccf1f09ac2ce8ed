import { QueryClient, type QueryOptions } from '@tanstack/react-query';
import { isApiError, type ApiError } from './api-error';
import { inBackground, isInBackground } from './in-background';
import { onSessionEnd } from '@/lib/session/end-session';

const LONGEST_WAIT_S = 30;
/** What was refused to many at once is not asked again by all at once. */
const SPREAD_MS = 1_500;

/** Refused because there was too much to do, not because of what was asked. */
const isForLater = ({ statusCode, retryAfterSeconds }: ApiError): boolean =>
  statusCode === 429 || (statusCode === 503 && retryAfterSeconds !== undefined);

/** Connection failures, server errors and what is to be asked later are tried again; other refusals are not. */
const worthAnotherTry = (failures: number, error: unknown): boolean => {
  if (!isApiError(error)) return false;
  if (isForLater(error)) return failures < 3;
  return failures < 2 && (error.isUnreachable || error.statusCode >= 500);
};

const waitBefore = (attempt: number, error: unknown): number => {
  if (isApiError(error) && isForLater(error) && error.retryAfterSeconds !== undefined)
    return Math.min(error.retryAfterSeconds, LONGEST_WAIT_S) * 1_000 + Math.random() * SPREAD_MS;
  return Math.min(1_000 * 2 ** attempt, 8_000) * (0.75 + Math.random() / 2);
};

type Fetch = Parameters<NonNullable<QueryOptions['behavior']>['onFetch']>[0];

/**
 * By an event, by polling, at a look back at the tab: there is an answer, and nobody waits for a newer one. What a button or a change
 * asks for cancels what is on its way. Data of an earlier visit is invalidated; so is data after a failed read, which is polled on.
 */
const isAskedByPage = ({ state, fetchOptions }: Fetch): boolean => {
  const isAnswered = state.data !== undefined && (!state.isInvalidated || state.status === 'error');
  return isInBackground() || (isAnswered && !fetchOptions?.cancelRefetch);
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthAnotherTry,
      retryDelay: waitBefore,
      staleTime: 20_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: true,
      // Sends even when the browser believes that it is offline: the failed call has the right sentence.
      networkMode: 'always',
      behavior: {
        // For every try of this read.
        onFetch: (context) => {
          const ask = context.fetchFn;
          if (isAskedByPage(context)) context.fetchFn = () => inBackground(ask);
        },
      },
    },
  },
});

onSessionEnd(() => queryClient.clear());
