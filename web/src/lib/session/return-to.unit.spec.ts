/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { returnTo } from './return-to';

describe('what the login page leads back to', () => {
  it.each([
    ['a report', '/dashboard/incidents/i1', '', '/dashboard/incidents/i1'],
    ['a payment, with its reference', '/dashboard/billing', '?ref=NWP-4K7QZ2', '/dashboard/billing?ref=NWP-4K7QZ2'],
    ['billing itself', '/dashboard/billing', '', '/dashboard/billing'],
  ])('%s', (_name, pathname, search, address) => expect(returnTo({ pathname, search })).toEqual({ returnTo: address }));

  it.each(['/dashboard/overview', '/dashboard/incidents/', '//example.com/dashboard/billing'])('not %s', (pathname) =>
    expect(returnTo({ pathname, search: '' })).toBeNull(),
  );
});
