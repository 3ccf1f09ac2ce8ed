import { describe, expect, it } from '@jest/globals';
import type { IncidentResponse } from '@nowahala/api';
import { reportForDeveloper } from './report-for-developer';

const incident: IncidentResponse = {
  _id: 'i1',
  workspaceId: 'w1',
  serverId: 's1',
  serverName: 'Shop website',
  status: 'resolved',
  kind: 'down',
  startedAt: '2026-11-21T13:02:00.000Z',
  resolvedAt: '2026-11-21T13:16:00.000Z',
  acknowledgedAt: null,
  acknowledgedBy: null,
  cause: 'The website answers with 502 Bad Gateway',
  tag: 'HTTP 502',
  level: 'critical',
  regions: ['lagos'],
  goodRegions: [],
  errorLogId: null,
  groupId: null,
  network: null,
  heartbeat: null,
  explanation: {
    whatHappened: 'The machine is on, the program is not.',
    whoIsAffected: 'All visitors.',
    likelyCause: 'The program stopped.',
    confidence: 'high',
    doNow: ['Press “Restart”.'],
    tellCustomers: 'Back soon.',
    whoToCall: 'Your host.',
    evidence: ['The answer was 502.'],
    source: 'rules',
    helpedBefore: null,
  },
  evidence: {
    steps: [
      { step: 'connect', ok: true, ms: 48, detail: 'connect 102.89.23.4 port 443: connected' },
      { step: 'first_byte', ok: false, ms: 90, detail: 'GET /: 502' },
    ],
    target: { website: 'https://shop.example.com/', ipAddress: '102.89.23.4' },
    dns: { name: 'shop.example.com', a: [], aaaa: [] },
    tls: null,
    http: { headers: { server: 'nginx' } },
  },
  doneSteps: [],
  timeline: [],
  deliveries: null,
};

describe('the report for a developer', () => {
  it('holds everything that a reader without an account needs', () => {
    expect(reportForDeveloper(incident, 'Africa/Lagos')).toBe(`Shop website: up again
Since: 21 November 2026, 14:02:00 (WAT)
Until: 21 November 2026, 14:16:00 (WAT) (14 minutes)
Address: https://shop.example.com/
Cause: The website answers with 502 Bad Gateway (HTTP 502)

What we saw:
- The answer was 502.

First failing check:
+ connect 102.89.23.4 port 443: connected (48 ms)
- GET /: 502 (90 ms)
DNS: shop.example.com -> no address

Response headers:
server: nginx

Suggested next steps:
1. Press “Restart”.

Measured by NoWahala.`);
  });

  it('names the places that disagree, and the network that failed', () => {
    const text = reportForDeveloper(
      {
        ...incident,
        status: 'open',
        kind: 'partial',
        goodRegions: ['london'],
        network: { name: 'SWIFT NETWORKS LIMITED', affected: 14 },
      },
      'Africa/Lagos',
    );
    expect(text).toMatch(/^Shop website: reached from London, not reached from Lagos\n/);
    expect(text).toContain('\nNetwork: SWIFT NETWORKS LIMITED, 14 servers turned bad at once\n');
  });

  it('does not call a job down', () => {
    const job = { ...incident, serverName: 'Nightly backup', heartbeat: 'failed' as const };
    expect(reportForDeveloper({ ...job, status: 'open' }, 'Africa/Lagos')).toMatch(/^Nightly backup has failed\n/);
    expect(reportForDeveloper(job, 'Africa/Lagos')).toMatch(/^Nightly backup did not run well\n/);
  });

  it('does without what is not known', () => {
    const text = reportForDeveloper({ ...incident, status: 'open', resolvedAt: null, explanation: null, evidence: null }, 'Africa/Lagos');
    expect(text.split('\n\n')).toHaveLength(2);
    expect(text).toMatch(/^Shop website: down\n/);
  });
});
