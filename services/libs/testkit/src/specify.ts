import { expect } from '@jest/globals';
import { replay } from '@nowahala/platform';
import type { Aggregate, DomainEvent, Refusal } from '@nowahala/platform';

/**
 * Given what happened, when somebody wishes something, then this happens. `when` takes the state and answers events or throws a refusal.
 *
 *   given(server, registered, suspended).when((state) => resume(state)).then({ type: 'ServerResumed', data: {} });
 */
export function given<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, ...history: E[]) {
  const state = replay(aggregate, history);
  return {
    state,
    when(decide: (state: S) => E[]) {
      const run = () => decide(state);
      return {
        then: (...expected: E[]) => expect(run()).toEqual(expected),
        thenNothing: () => expect(run()).toEqual([]),
        refuses: (code: string) => {
          let said: unknown;
          try {
            run();
          } catch (error) {
            said = error;
          }
          expect((said as Refusal | undefined)?.code).toBe(code);
        },
      };
    },
  };
}
