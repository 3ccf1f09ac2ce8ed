import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '@/lib/live/toast';
import { sentenceOf } from './api-error';
import { useIdempotencyKey } from './use-idempotency-key';

type SendOptions<Data, Input> = {
  /** The draft that is sent: what has the same input keeps its idempotency key until the draft is cleared. */
  draft?: string;
  request: (input: Input, idempotencyKey: string) => Promise<Data>;
  onSuccess?: (data: Data, input: Input) => unknown;
  /** Without it the error's sentence is a toast. */
  onError?: (error: Error, input: Input) => unknown;
  onSettled?: () => unknown;
};

type Sending<Data, Input> = { isPending: boolean; variables: Input | null; data: Data | null; error: Error | null };

const nothing = { isPending: false, variables: null, data: null, error: null };
const sayIt = (error: Error): unknown => toast.error(sentenceOf(error));

/**
 * One way to change something outside a form: the same input keeps its idempotency key, and `send` sends nothing again before it is
 * settled, which includes what follows an answer. `sendEach` is for the rows of a list, which do not wait for each other.
 */
export function useSend<Data, Input = void>(options: SendOptions<Data, Input>) {
  const keyOf = useIdempotencyKey(options.draft);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [sending, setSending] = useState<Sending<Data, Input>>(nothing);
  const turn = useRef(0);
  const reset = useCallback(() => {
    turn.current += 1;
    setSending(nothing);
  }, []);

  const sendEach = useCallback(
    async (variables: Input) => {
      const mine = ++turn.current;
      const show = (next: Partial<Sending<Data, Input>>) => turn.current === mine && setSending({ ...nothing, variables, ...next });
      show({ isPending: true });
      try {
        const data = await latest.current.request(variables, keyOf(variables ?? null));
        await latest.current.onSuccess?.(data, variables);
        await latest.current.onSettled?.();
        show({ data });
      } catch (caught) {
        const error = caught as Error;
        await (latest.current.onError ?? sayIt)(error, variables);
        await latest.current.onSettled?.();
        show({ error });
      }
    },
    [keyOf],
  );

  const busy = useRef(false);
  const send = useCallback(
    (input: Input) => {
      // A double click comes faster than a button turns busy.
      if (busy.current) return;
      busy.current = true;
      const done = () => {
        busy.current = false;
      };
      sendEach(input).then(done, done);
    },
    [sendEach],
  );
  return { ...sending, send, sendEach, reset };
}
