import { expect, it } from '@jest/globals';
import { growthOf } from '../../../libs/testkit/src/growth.js';
import { drawnNameOf, isKnownPage } from './page-routes.js';

it('knows a page with and without slashes at its end, and draws nothing for an address that no page has', () => {
  expect(['/', '/docs', '/docs//', '//'].map(drawnNameOf)).toEqual(['landing', 'docs', 'docs', 'landing']);
  expect(['/landing', '/pages/docs', '', '/docs/x'].map(drawnNameOf)).toEqual([null, null, null, null]);
});

it('takes no more time for an address than its length', () =>
  expect(growthOf((address) => isKnownPage(`${address}x${address}`), '/')).toBeLessThan(2.5));
