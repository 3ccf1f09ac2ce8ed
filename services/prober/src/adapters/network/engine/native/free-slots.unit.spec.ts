import { describe, expect, it } from '@jest/globals';
import { FreeSlots } from './free-slots.js';

describe('the slots of the native engine', () => {
  it('go to hops before echoes, to each in the order in which they came', () => {
    const slots = new FreeSlots(2);
    const used: [string, number][] = [];
    const as = (name: string) => (slot: number) => void used.push([name, slot]);
    slots.forEcho(as('echo 1'));
    slots.forEcho(as('echo 2'));
    slots.forEcho(as('echo 3'));
    slots.forHop(as('hop 1'));
    slots.forHop(as('hop 2'));
    for (const slot of [1, 0, 1, 0]) slots.giveBack(slot);
    slots.forHop(as('hop 3'));
    const names = ['echo 1', 'echo 2', 'hop 1', 'hop 2', 'echo 3', 'hop 3'];
    expect(used).toEqual(names.map((name, index) => [name, [0, 1, 1, 0, 1, 0][index]!]));
  });
});
