import { useCallback, useRef } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';

/** Starts a mutation, and not a second time before it is settled: a double click comes faster than a button turns busy. */
export function useSendOnce<Data, Input>({
  mutateAsync,
}: Pick<UseMutationResult<Data, Error, Input>, 'mutateAsync'>): (input: Input) => void {
  const sending = useRef(false);
  return useCallback(
    (input) => {
      if (sending.current) return;
      sending.current = true;
      const done = () => {
        sending.current = false;
      };
      // What went wrong is told by the mutation itself.
      mutateAsync(input).then(done, done);
    },
    [mutateAsync],
  );
}
