import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '@/lib/http/api-client';

/** One Idempotency-Key per wish: trying the very same thing again keeps the key, a changed form gets a new one. */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' });
  return useCallback((input) => {
    const text = JSON.stringify(input);
    if (text !== last.current.input) last.current = { input: text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
