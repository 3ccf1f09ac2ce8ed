import { expect } from '@jest/globals';
import { replay } from '@nowahala/platform';
import type { Aggregate, DecidingAggregate, DomainEvent, Refusal } from '@nowahala/platform';

interface Outcome<E> {
  then(...expected: E[]): void;
  thenNothing(): void;
  refused(code: string): void;
}

/**
 * Given what happened, when a command arrives, then this happens. `when` takes a command for the aggregate's own `decide`
 * with its context, or a function of the state.
 *
 *   specify(server).given(registered, suspended).when({ type: 'ResumeServer' }).then({ type: 'ServerResumed', data: {} });
 */
export function specify<S, E extends DomainEvent, C = never, X = void>(aggregate: DecidingAggregate<S, E, C, X> | Aggregate<S, E>) {
  return {
    given: (...history: NoInfer<E>[]) => {
      const state = replay(aggregate, history);
      return {
        state,
        when: (command: NoInfer<C> | ((state: S) => NoInfer<E>[]), ...context: X extends void ? [] : [context?: NoInfer<X>]): Outcome<E> =>
          outcomeOf(() =>
            typeof command === 'function'
              ? (command as (state: S) => E[])(state)
              : (aggregate as DecidingAggregate<S, E, C, X>).decide(command as C, state, context[0] as X),
          ),
      };
    },
  };
}

const outcomeOf = <E>(decide: () => E[]): Outcome<E> => ({
  then: (...expected) => expect(decide()).toEqual(expected),
  thenNothing: () => expect(decide()).toEqual([]),
  refused: (code) => {
    let thrown: unknown;
    try {
      decide();
    } catch (error) {
      thrown = error;
    }
    expect((thrown as Refusal | undefined)?.code).toBe(code);
  },
});
