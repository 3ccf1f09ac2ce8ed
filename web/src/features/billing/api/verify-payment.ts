import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/api-client';
import { isApiError } from '@/lib/http/api-error';

export type PaymentNews = { outcome: 'waiting' | 'paid' | 'failed' | 'unknown' | 'not-hers'; message: string };

type Answer = { data: { outcome: PaymentNews['outcome'] }; message: string };

const ASK_MS = 3_000;
const ASK_SLOWLY_MS = 15_000;
const SLOWLY_AFTER = 20;

/** What became of a payment. The redirect proves nothing: we ask until it is settled, less often after a minute. */
export const paymentNews = (ref: string, userId: string) =>
  queryOptions({
    queryKey: ['payment', ref],
    queryFn: ({ signal }) =>
      api
        .post<PaymentNews>(
          '/sub/payment',
          { ref, userId },
          {
            signal,
            parse: (body) => ({ outcome: (body as Answer).data.outcome, message: (body as Answer).message }),
          },
        )
        .catch((error: unknown): PaymentNews => {
          if (isApiError(error) && error.statusCode === 404) return { outcome: 'not-hers', message: '' };
          throw error;
        }),
    refetchInterval: ({ state }) => {
      if (state.data && state.data.outcome !== 'waiting') return false;
      return state.dataUpdateCount > SLOWLY_AFTER ? ASK_SLOWLY_MS : ASK_MS;
    },
  });
