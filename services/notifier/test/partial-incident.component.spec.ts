import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

const PARTIAL: Partial<incidents.IncidentOpened> = {
  kind: 'partial',
  incidentKind: incidents.IncidentKind.INCIDENT_KIND_PARTIAL,
  level: 'warning',
  cause: 'Reached from London, not from Lagos.',
  regions: ['lagos'],
  goodRegions: ['london'],
  explanation: undefined,
};

describe('an incident that is seen from some places only', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  const mailOnly = () => app.person({ workspaceWhatsApp: false });
  const subjects = (person: Person) => app.mailsTo(person).map(({ mail }) => mail.subject);
  const opens = async (person: Person, more: Partial<incidents.IncidentOpened> = {}): Promise<string> => {
    const before = app.mailsTo(person).length;
    const incidentId = await app.opened(person, { ...PARTIAL, ...more });
    await eventually('the warning', () => app.mailsTo(person).length === before + 1);
    return incidentId;
  };
  const worsens = (person: Person, incidentId: string) =>
    app.host.publish(
      'incident.worsened',
      {
        incidentId,
        seq: 5,
        serverId: person.serverId,
        workspaceId: person.workspaceId,
        userId: person.userId,
        at: app.clock.now(),
        incidentKind: incidents.IncidentKind.INCIDENT_KIND_DOWN,
        cause: 'The website program does not answer.',
        tag: 'Connection',
        level: 'critical',
        explanation: undefined,
        regions: ['lagos', 'london'],
        serverName: 'Shop website',
        groupId: '',
        translations: [],
      },
      { key: person.serverId, tenantId: person.workspaceId },
    );

  it('is one warning that says where, reminded once a day, and an end that says so', async () => {
    const ada = await mailOnly();
    const incidentId = await opens(ada);
    expect(subjects(ada)[0]).toMatch(/^Shop website cannot be reached from Lagos since /);
    expect(app.mailsTo(ada)[0]!.mail.text).toContain('It is reached from London, not from Lagos');
    await app.clock.advance(5 * 60 * 60_000);
    expect(subjects(ada)).toHaveLength(1);
    await app.clock.advance(19 * 60 * 60_000);
    expect(subjects(ada).slice(1)).toEqual([expect.stringMatching(/^Shop website still cannot be reached from Lagos, /)]);
    await app.resolved(ada, incidentId, { kind: 'partial', incidentKind: incidents.IncidentKind.INCIDENT_KIND_PARTIAL });
    await eventually('the end', () => app.mailsTo(ada).length === 3);
    expect(subjects(ada)[2]).toMatch(/^Shop website can be reached from everywhere again, after /);
  });

  it('that becomes an outage is one more message in the same thread, reminded like an outage from then', async () => {
    const ada = await mailOnly();
    const incidentId = await opens(ada);
    await app.clock.advance(20 * 60_000);
    await worsens(ada, incidentId);
    await eventually('the outage', () => app.mailsTo(ada).length === 2);
    expect(subjects(ada)[1]).toMatch(/^Shop website is down since /);
    const [warning, outage] = app.mailsTo(ada).map(({ mail }) => mail.headers.find(({ key }) => key === 'references')?.value);
    expect(outage).toBe(warning);
    await worsens(ada, incidentId);
    await app.clock.advance(10 * 60_000);
    expect(subjects(ada).slice(2)).toEqual(['Shop website is still down, 10 minutes so far']);
    await app.resolved(ada, incidentId);
    await eventually('the end', () => app.mailsTo(ada).length === 4);
    expect(subjects(ada)[3]).toMatch(/^Shop website is back, down for 10 minutes$/);
  });

  it('whose network has the trouble does not blame the website', async () => {
    const ada = await mailOnly();
    await app.opened(ada, { network: { name: 'Whogohost Limited', affected: 31 }, explanation: undefined });
    await eventually('the alert', () => app.mailsTo(ada).length === 1);
    expect(subjects(ada)[0]).toMatch(/^Shop website cannot be reached since .*: trouble at Whogohost Limited$/);
    expect(app.mailsTo(ada)[0]!.mail.text).toContain('not in your website');
  });
});
