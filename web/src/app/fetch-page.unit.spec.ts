import { describe, expect, it } from '@jest/globals';
import { pageAt } from './fetch-page';

describe('the page of an address', () => {
  it.each([
    ['/', 'public', '/', {}],
    ['/plans', 'public', '/plans', {}],
    ['/login/', 'auth', '/login', {}],
    ['/dashboard/overview', 'signedIn', '/dashboard/overview', {}],
    ['/dashboard/history/abc', 'signedIn', '/dashboard/history/:id', { id: 'abc' }],
    ['/server/add/page-2', 'signedIn', '/server/add/page-2', {}],
  ])('%s', (address, frame, pattern, ids) => {
    expect(pageAt(address)).toEqual({ frame, pattern, ids });
  });

  it('is nothing where there is none', () => {
    expect(['/no-such-page', '/dashboard', '/dashboard/history', '/dashboard/history/a/b', '/dashboard/history//'].map(pageAt)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
