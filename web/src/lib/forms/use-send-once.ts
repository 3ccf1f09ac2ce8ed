import { useCallback, useRef } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';

/** Starts a mutation, and not a second time before it is settled: a double click comes faster than a button turns busy. */
export function useSend<Data, Wish>({ mutateAsync }: Pick<UseMutationResult<Data, Error, Wish>, 'mutateAsync'>): (wish: Wish) => void {
  const sending = useRef(false);
  return useCallback(
    (wish) => {
      if (sending.current) return;
      sending.current = true;
      const done = () => {
        sending.current = false;
      };
      // What went wrong is told by the mutation itself.
      mutateAsync(wish).then(done, done);
    },
    [mutateAsync],
  );
}
