import { isSystem } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';

/** As the real services do: what is asked for alerts is answered to services only, whoever's call made us ask. */
export const forSystem =
  <Q, A>(answer: (request: Q) => Promise<A>) =>
  async (request: Q, { caller }: CallContext): Promise<A> => {
    isSystem(caller);
    return answer(request);
  };
