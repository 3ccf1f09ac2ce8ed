import { describe, expect, it } from '@jest/globals';
import { DestinationBudget } from './destination-budget.js';

const website = { destination: 'https shop.test 443', address: '41.58.1.2', workspaceId: 'w', urgent: false };

describe('the budget of a destination', () => {
  it('lets eight ordinary checks through in a minute, and three re-checks', () => {
    const budget = new DestinationBudget();
    const ordinary = Array.from({ length: 10 }, (_, index) => budget.ask(website, index));
    expect(ordinary.filter((wait) => wait === 0)).toHaveLength(8);
    const urgent = Array.from({ length: 4 }, () => budget.ask({ ...website, urgent: true }, 20));
    expect(urgent.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('says when it is worth asking again, and is right', () => {
    const budget = new DestinationBudget();
    for (let index = 0; index < 8; index += 1) budget.ask(website, index * 1_000);
    const wait = budget.ask(website, 10_000);
    expect(wait).toBe(50_000);
    expect(budget.ask(website, 59_999)).toBeGreaterThan(0);
    expect(budget.ask(website, 60_001)).toBe(0);
  });

  it('counts an address over all its names', () => {
    const budget = new DestinationBudget();
    const waits = Array.from({ length: 130 }, (_, index) =>
      budget.ask({ destination: `https s${index}.test 443`, address: '41.58.1.2', workspaceId: 'w', urgent: false }, 0),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(118);
    expect(budget.ask({ destination: 'https other.test 443', address: '41.58.1.3', workspaceId: 'w', urgent: false }, 0)).toBe(0);
    expect(budget.ask({ destination: 'https unknown.test 443', address: null, workspaceId: 'w', urgent: false }, 0)).toBe(0);
  });

  it('does not count what was not let through', () => {
    const budget = new DestinationBudget();
    for (let index = 0; index < 100; index += 1) budget.ask(website, 0);
    expect(budget.ask(website, 60_000)).toBe(0);
  });

  it('forgets destinations that nobody asks for', () => {
    const budget = new DestinationBudget();
    for (let index = 0; index < 1_000; index += 1)
      budget.ask({ destination: `d${index}`, address: null, workspaceId: 'w', urgent: false }, 0);
    budget.ask(website, 200_000);
    expect(budget.remembered).toBe(2);
  });
});
