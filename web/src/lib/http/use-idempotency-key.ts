import { useCallback, useRef } from 'react';
import { readSent, saveSent, type Sent } from '@/lib/forms/form-draft';
import { newIdempotencyKey } from '@/lib/http/api-client';

/**
 * One idempotency key per input: sending the same input again keeps the key, another input gets a new one. What comes from a draft
 * keeps it as long as the draft: an answer may be lost, and the page be left or loaded again before the next try.
 */
export function useIdempotencyKey(draft?: string): (input: unknown) => string {
  const last = useRef<Partial<Sent>>({});
  return useCallback(
    (input) => {
      const text = JSON.stringify(input);
      const { input: before, key } = draft ? readSent(draft) : last.current;
      if (key && before === text) return key;
      const sent = { input: text, key: newIdempotencyKey() };
      if (draft) saveSent(draft, sent);
      last.current = sent;
      return sent.key;
    },
    [draft],
  );
}
