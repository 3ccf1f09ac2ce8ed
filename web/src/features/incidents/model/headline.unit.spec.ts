import { expect, it } from '@jest/globals';
import type { IncidentResponse } from '@nowahala/api';
import { headlineOf } from './headline';

const now = new Date('2026-11-21T13:16:00.000Z');
const places = { regions: ['lagos', 'new-york'], goodRegions: ['london'] };
const incident = (over: Partial<IncidentResponse>) =>
  ({
    serverName: 'Shop',
    status: 'open',
    kind: 'down',
    startedAt: '2026-11-21T13:02:00.000Z',
    resolvedAt: null,
    ...over,
  }) as IncidentResponse;
const over = { status: 'resolved', resolvedAt: '2026-11-21T13:10:00.000Z' } as const;
const titleOf = (each: IncidentResponse) => headlineOf(each, 'Africa/Lagos', now).title.replace(/[\u2068\u2069]/g, '');

it.each([
  [incident({}), 'Shop is down'],
  [incident(over), 'Shop was down'],
  [incident({ kind: 'unstable' }), 'Shop keeps going away and coming back'],
  [incident({ kind: 'slow' }), 'Shop is slow'],
  [incident({ kind: 'partial', ...places }), 'Shop cannot be reached from Lagos and New York'],
  [incident({ kind: 'partial', ...places, ...over }), 'Shop could not be reached from Lagos and New York'],
  [incident({ kind: 'partial', regions: [] }), 'Shop cannot be reached from everywhere'],
])('%o is headed %s', (each, title) => expect(titleOf(each)).toBe(title));
