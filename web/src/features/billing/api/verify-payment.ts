import type { ResponseOf, verifyPayment } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/api-client';
import { isRefusal } from '@/lib/http/api-error';

type PaymentResponse = ResponseOf<typeof verifyPayment>;
export type PaymentOutcome = { outcome: PaymentResponse['data']['outcome'] | 'other-account'; message: string };

const POLL_MS = 3_000;
const SLOW_POLL_MS = 15_000;
const SLOW_AFTER_POLLS = 20;

/** The outcome of a payment. The redirect proves nothing: the page polls until it is settled, more slowly after a minute. */
export const paymentOutcome = (ref: string, userId: string) =>
  queryOptions({
    queryKey: ['payment', ref],
    queryFn: ({ signal }) =>
      api
        .post<PaymentOutcome>(
          '/sub/payment',
          { ref, userId },
          {
            signal,
            parse: (body) => ({ outcome: (body as PaymentResponse).data.outcome, message: (body as PaymentResponse).message }),
          },
        )
        .catch((error: unknown): PaymentOutcome => {
          if (isRefusal(error, 404)) return { outcome: 'other-account', message: '' };
          throw error;
        }),
    refetchInterval: ({ state }) => {
      if (state.data && state.data.outcome !== 'waiting') return false;
      return state.dataUpdateCount > SLOW_AFTER_POLLS ? SLOW_POLL_MS : POLL_MS;
    },
  });
