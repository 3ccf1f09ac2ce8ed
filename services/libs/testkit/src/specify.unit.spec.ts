import { describe, it } from '@jest/globals';
import { defineAggregate, refusal } from '@nowahala/platform';
import { specify } from './specify.js';

type DoorEvent = { type: 'Opened' | 'Closed'; data: object };
const opened: DoorEvent = { type: 'Opened', data: {} };
const closed: DoorEvent = { type: 'Closed', data: {} };

const gate = defineAggregate({
  type: 'gate',
  initialState: false as boolean,
  decide(command: { type: 'Open' | 'Close' }, isOpen: boolean, { locked }: { locked: boolean }): DoorEvent[] {
    if (command.type === 'Close') return isOpen ? [closed] : [];
    if (locked) throw refusal('LOCKED', 'conflict', 'It is locked.');
    return [opened];
  },
  evolve: (_isOpen: boolean, event: DoorEvent) => event.type === 'Opened',
});

describe('specify', () => {
  it('decides about a command with a context', () => {
    specify(gate).given(opened, closed).when({ type: 'Open' }, { locked: false }).then(opened);
    specify(gate).given().when({ type: 'Close' }, { locked: false }).thenNothing();
    specify(gate).given().when({ type: 'Open' }, { locked: true }).refused('LOCKED');
  });

  it('takes a function of the state too', () => {
    specify(gate)
      .given(opened)
      .when((isOpen) => (isOpen ? [closed] : []))
      .then(closed);
  });
});
