import { describe, expect, it } from '@jest/globals';
import { endOf } from './end-of';
import { renewalsIn } from './renewals-in';

describe('what ends at a server', () => {
  it('is nothing where a release answers that knows of none', () => {
    expect(renewalsIn({ data: { _id: 's' } })).toMatchObject({ certificate: null, renewalsKnown: true });
  });
  it('is unknown where nobody can say it', () => {
    const unknown = { certificate: null, domain: null, renewals: [], renewalsKnown: false };
    expect(renewalsIn({ data: unknown })).toEqual(unknown);
  });
});

describe('its end', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const end = (kind: 'certificate' | 'domain' | 'own', endsAt: string) => endOf({ kind, endsAt }, now, 'Africa/Lagos');

  it('is the day on which an own date is due, also on the day itself', () => {
    expect(end('own', '2026-11-23T07:00:00Z')).toMatch(/^due on .*23/);
    expect(end('domain', '2026-11-20T07:00:00Z')).toMatch(/^ended on .*20/);
    expect(end('own', '2026-11-26T12:00:00Z')).toMatch(/^in 3 days, on .*26/);
  });
});
