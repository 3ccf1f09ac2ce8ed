import { expect, it } from '@jest/globals';
import { placeOf } from './earlier-life.js';

it('knows an earlier life at the same place, and takes nobody else for one', () => {
  const { clientId, isEarlierLife } = placeOf('shop-1:946');
  expect(isEarlierLife('nowahala/shop-1:946/another-life')).toBe(true);
  for (const other of [clientId, 'nowahala', 'nowahala/shop-1:9464/life', 'nowahala/shop-2:946/life', placeOf('shop-2:946').clientId])
    expect(isEarlierLife(other)).toBe(false);
});

it('has no earlier life without a place', () => {
  const { clientId, isEarlierLife } = placeOf(undefined);
  expect(clientId).toBe('nowahala');
  for (const other of ['nowahala', 'nowahala//life', placeOf('shop-1:946').clientId]) expect(isEarlierLife(other)).toBe(false);
});
