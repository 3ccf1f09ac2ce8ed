import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '@/lib/http/api-client';

/** One idempotency key per input: sending the same input again keeps the key, another input gets a new one. */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' });
  return useCallback((input) => {
    const text = JSON.stringify(input);
    if (text !== last.current.input) last.current = { input: text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
