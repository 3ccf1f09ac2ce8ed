import { expect, it } from '@jest/globals';
import { resolved } from './incident.js';
import type { Incident, IncidentResolved } from './incident.js';

const now = new Date('2026-11-22T10:00:00Z');

it('changes nothing when an incident that is resolved is resolved once more', () => {
  const known = { incidentId: 'one', resolvedAt: new Date('2026-11-22T09:59:00Z'), openedSeenAt: now } as Incident;
  const again = { incidentId: 'one', resolvedAt: now, reason: 'steady', occurredAt: now } as unknown as IncidentResolved;
  expect(resolved(known, again, [], now)).toEqual([]);
});
