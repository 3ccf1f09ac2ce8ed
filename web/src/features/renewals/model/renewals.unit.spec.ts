import { describe, expect, it } from '@jest/globals';
import { endOf, standOf } from './end-of';
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

describe('what stands at a server', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const stand = (endsAt: string | null) => standOf('certificate', { endsAt, soon: true }, now, 'Africa/Lagos', (day) => `until ${day}`);

  it('is until when, and that it is over once it is, which is not soon any more', () => {
    expect(stand('2026-11-26T12:00:00Z')).toEqual({ text: 'until 26 November 2026', soon: true, isOver: false });
    expect(stand('2026-11-20T12:00:00Z')).toEqual({ text: 'ended on 20 November 2026', soon: false, isOver: true });
    expect(stand(null).text).toMatch(/^Nobody tells us/);
  });

  it('is that its registry is being asked before it has answered for the first time', () => {
    const domain = { endsAt: null, soon: false, asking: true };
    expect(standOf('domain', domain, now, 'Africa/Lagos', String).text).toMatch(/^We are asking/);
    expect(standOf('domain', { ...domain, asking: false }, now, 'Africa/Lagos', String).text).toMatch(/^Nobody tells us/);
  });

  it('is that a registry has suspended it, with a date and without', () => {
    for (const endsAt of [null, '2028-11-26T12:00:00Z']) {
      const stand = standOf('domain', { endsAt, soon: true, lapsed: true }, now, 'Africa/Lagos', (day) => `until ${day}`);
      expect(stand).toMatchObject({ text: expect.stringMatching(/^Its registry has suspended it/), isOver: true, soon: false });
    }
    expect(endOf({ kind: 'domain', endsAt: '2026-11-23T11:00:00Z', lapsed: true }, now, 'Africa/Lagos')).toBe('suspended by its registry');
  });
});

describe('its end', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const end = (kind: 'certificate' | 'domain' | 'own', endsAt: string) => endOf({ kind, endsAt }, now, 'Africa/Lagos');

  it('is the day on which an own date is due, also on the day itself', () => {
    expect(end('own', '2026-11-23T07:00:00Z')).toMatch(/^due on .*23/);
    expect(end('domain', '2026-11-20T07:00:00Z')).toMatch(/^ended on .*20/);
    expect(end('own', '2026-11-23T15:00:00Z')).toMatch(/^due on .*23/);
    expect(end('own', '2026-11-26T12:00:00Z')).toMatch(/^in 3 days, on .*26/);
  });

  it('is counted by the calendar, and in hours on its last', () => {
    expect(end('domain', '2026-11-25T08:00:00Z')).toMatch(/^in 2 days, on 25/);
    expect(end('own', '2026-11-24T07:00:00Z')).toMatch(/^in 1 day, on 24/);
    expect(end('certificate', '2026-11-24T07:00:00Z')).toMatch(/^in 19 hours, on 24/);
  });

  it('is for an own date the day that was typed, also west of the ocean', () => {
    expect(endOf({ kind: 'own', endsAt: '2026-11-26T07:00:00Z' }, now, 'America/Los_Angeles')).toMatch(/^in 3 days, on 26/);
  });
});
