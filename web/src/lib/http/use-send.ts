import { useCallback, useRef } from 'react';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { toast } from '@/lib/live/toast';
import { sentenceOf } from './api-error';
import { useIdempotencyKey } from './use-idempotency-key';

type SendOptions<Data, Input> = Pick<UseMutationOptions<Data, Error, Input>, 'onSuccess' | 'onSettled'> & {
  request: (input: Input, idempotencyKey: string) => Promise<Data>;
  /** Without it the error's sentence is a toast. */
  onError?: (error: Error, input: Input) => unknown;
};

/** One way to change something outside a form: the same input keeps its idempotency key, and nothing is sent again before it is settled. */
export function useSend<Data, Input = void>({ request, onError, ...options }: SendOptions<Data, Input>) {
  const keyOf = useIdempotencyKey();
  const sending = useRef(false);
  const mutation = useMutation<Data, Error, Input>({
    ...options,
    mutationFn: (input) => request(input, keyOf(input ?? null)),
    onError: (error, input) => (onError ? onError(error, input) : toast.error(sentenceOf(error))),
  });
  const { mutateAsync } = mutation;
  const send = useCallback(
    (input: Input) => {
      // A double click comes faster than a button turns busy.
      if (sending.current) return;
      sending.current = true;
      const done = () => {
        sending.current = false;
      };
      mutateAsync(input).then(done, done);
    },
    [mutateAsync],
  );
  return { ...mutation, send };
}
