import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

const kind = { kind: 'slow', incidentKind: incidents.IncidentKind.INCIDENT_KIND_SLOW };
const SLOW: Partial<incidents.IncidentOpened> = { ...kind, level: 'warning', cause: 'Customers wait 9 seconds', explanation: undefined };
const HOUR_MS = 3_600_000;

describe('a slow server', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  const subjects = (person: Person) => app.mailsTo(person).map(({ mail }) => mail.subject);

  it('is one warning that says how long customers wait, reminded once a day, and an end that says so', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada, SLOW);
    await eventually('the warning', () => app.mailsTo(ada).length === 1);
    expect(subjects(ada)[0]).toMatch(/^Shop website is slow since .*: customers wait 9 seconds$/);
    expect(app.mailsTo(ada)[0]!.mail.text).toContain('This is the new normal');
    await app.clock.advance(5 * HOUR_MS);
    expect(subjects(ada)).toHaveLength(1);
    await app.clock.advance(19 * HOUR_MS);
    expect(subjects(ada).slice(1)).toEqual([expect.stringMatching(/^Shop website is still slow, /)]);
    await app.resolved(ada, incidentId, kind);
    await eventually('the end', () => app.mailsTo(ada).length === 3);
    expect(subjects(ada)[2]).toMatch(/^Shop website is as quick as usual again, after /);
  });

  it('that stops answering ends without a mail: the outage has one of its own', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada, SLOW);
    await eventually('the warning', () => app.mailsTo(ada).length === 1);
    await app.resolved(ada, incidentId, { ...kind, reason: 'superseded' });
    await app.opened(ada);
    await eventually('the outage', () => app.mailsTo(ada).length === 2);
    expect(subjects(ada)[1]).toMatch(/^Shop website is down since /);
  });
});
