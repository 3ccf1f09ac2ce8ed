import { expect, it } from '@jest/globals';
import { RetryBudget } from './retry-budget.js';

const taken = (budget: RetryBudget, wanted: number): number => Array.from({ length: wanted }, () => budget.take()).filter(Boolean).length;

it('lets ten be asked again at once, and then one of ten calls', () => {
  const budget = new RetryBudget();
  expect(taken(budget, 100)).toBe(10);
  for (let call = 0; call < 50; call += 1) budget.called();
  expect(taken(budget, 100)).toBeGreaterThanOrEqual(4);
  expect(taken(budget, 100)).toBe(0);
});

it('saves no more than ten', () => {
  const budget = new RetryBudget();
  for (let call = 0; call < 10_000; call += 1) budget.called();
  expect(taken(budget, 100)).toBe(10);
});
