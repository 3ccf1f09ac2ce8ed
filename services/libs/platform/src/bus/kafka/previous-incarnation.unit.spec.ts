import { expect, it } from '@jest/globals';
import { incarnationOf } from './previous-incarnation.js';

it('knows an earlier life at the same place, and takes nobody else for one', () => {
  const { clientId, isPrevious } = incarnationOf('shop-1:946');
  expect(isPrevious('nowahala/shop-1:946/another-life')).toBe(true);
  for (const other of [clientId, 'nowahala', 'nowahala/shop-1:9464/life', 'nowahala/shop-2:946/life', incarnationOf('shop-2:946').clientId])
    expect(isPrevious(other)).toBe(false);
});

it('has no earlier life without a place', () => {
  const { clientId, isPrevious } = incarnationOf(undefined);
  expect(clientId).toBe('nowahala');
  for (const other of ['nowahala', 'nowahala//life', incarnationOf('shop-1:946').clientId]) expect(isPrevious(other)).toBe(false);
});
