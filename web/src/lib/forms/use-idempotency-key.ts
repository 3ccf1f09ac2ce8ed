import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '@/lib/http/api-client';

/** One Idempotency-Key per wish: trying the very same thing again keeps the key, a changed form gets a new one. */
export function useWishKey(): (wish: unknown) => string {
  const last = useRef({ wish: '', key: '' });
  return useCallback((wish) => {
    const text = JSON.stringify(wish);
    if (text !== last.current.wish) last.current = { wish: text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
}
