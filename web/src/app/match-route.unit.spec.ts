import { describe, expect, it } from '@jest/globals';
import { matchRoute } from './match-route';

describe('the page of an address', () => {
  it.each([
    ['/', 'public', '/', {}],
    ['/plans', 'public', '/plans', {}],
    ['/login/', 'auth', '/login', {}],
    ['/dashboard/overview', 'signed-in', '/dashboard/overview', {}],
    ['/dashboard/history/abc', 'signed-in', '/dashboard/history/:id', { id: 'abc' }],
    ['/server/add/page-2', 'signed-in', '/server/add/page-2', {}],
  ])('%s', (address, layout, path, params) => {
    expect(matchRoute(address)).toMatchObject({ layout: { id: layout }, page: { path }, params });
  });

  it('is nothing where there is none', () => {
    expect(['/no-such-page', '/dashboard', '/dashboard/history', '/dashboard/history/a/b', '/dashboard/history//'].map(matchRoute)).toEqual(
      [null, null, null, null, null],
    );
  });
});
