import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';
import type { TestUser } from './fakes/fake-services.js';

let app: GatewayApp;
let ada: TestUser;
beforeAll(async () => {
  app = await startGateway();
  ada = app.fakes.person();
});
afterAll(() => app.stop());

const get = (path: string) => app.call('GET', path, { token: ada.token });
const send = (method: string, path: string, body: unknown = {}) => app.call(method, path, { token: ada.token, body });

describe('the workspace', () => {
  it('is answered bare, with its servers as they fare', async () => {
    const { body } = await get(`/api/workspace/${ada.userId}`);
    expect(body).toMatchObject({
      _id: ada.workspaceId,
      members: [{ role: 'owner', userId: ada.userId }],
      notificationPreference: { whatsApp: { enabled: false }, email: { enabled: true } },
    });
    expect(body.servers).toEqual([
      {
        serverId: expect.objectContaining({
          _id: ada.serverId,
          name: 'Shop website',
          status: 'active',
          state: 'up',
          usedRate: 12,
          ipAddress: '102.89.23.4',
          website: 'https://shop.example.com/',
          monitoringInterval: 5,
          lastPingAt: expect.stringMatching(/Z$/),
        }),
      },
    ]);
  });

  it('calls a server that some places reach partial, and not inactive', async () => {
    app.fakes.partial.add(ada.incidentId);
    const { body } = await get(`/api/workspace/${ada.userId}`);
    app.fakes.partial.delete(ada.incidentId);
    expect(body.servers[0].serverId).toMatchObject({ state: 'partial', status: 'active', openIncidentId: ada.incidentId });
  });

  it('opens with unknown states while the analyzer is away', async () => {
    app.fakes.down.add('analyzer');
    const { status, body } = await get(`/api/workspace/${ada.userId}`);
    app.fakes.down.delete('analyzer');
    expect([status, body.servers[0].serverId.state, body.servers[0].serverId.status]).toEqual([200, 'unknown', 'active']);
  });

  it('takes its one owner as an object or a list, and nobody else', async () => {
    const owner = { role: 'owner', userId: ada.userId };
    for (const members of [owner, [owner]])
      expect((await send('POST', '/api/workspace/', { name: `Shop ${newId()}`, members })).status).toBe(201);
    for (const members of [
      [],
      [owner, owner],
      { role: 'admin', userId: ada.userId },
      { role: 'owner', userId: newId() },
      { role: 'owner' },
      'me',
      undefined,
    ]) {
      const answer = await send('POST', '/api/workspace/', { name: 'Shop', members });
      expect([members, answer.status]).toEqual([members, 400]);
    }
  });
});

describe('servers', () => {
  const server = () => ({
    name: `Shop ${newId()}`,
    ipAddress: '102.89.23.4',
    monitoringInterval: 5,
    workspaceId: ada.workspaceId,
    userId: ada.userId,
    website: 'https://shop.example.com',
    whatsApp: false,
    email: true,
  });

  it('are created with what was asked, and answered with their id', async () => {
    const body = server();
    const answer = await send('POST', '/api/server/create', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: expect.any(String),
      data: expect.objectContaining({
        _id: expect.any(String),
        name: body.name,
        workspaceId: ada.workspaceId,
        userId: ada.userId,
        state: 'unknown',
      }),
    });
    expect(app.fakes.callsOf('workspaces.createServer').at(-1)!.request).toMatchObject({
      intervalMinutes: 5,
      emailEnabled: true,
      whatsappEnabled: false,
      website: body.website,
    });
  });

  it('refuse an address that is none, with the sentence of the specification', async () => {
    for (const ipAddress of ['256.1.1.1', '1.2.3', '010.0.0.1', '1.2.3.4.5', 'localhost', '::1', '1.2.3.4 ', '', 0x7f000001])
      expect((await send('POST', '/api/server/create', { ...server(), ipAddress })).body.fields).toEqual({
        ipAddress: 'Invalid IP address',
      });
    expect((await send('PATCH', `/api/server/update/${ada.serverId}`, { ipAddress: ' 102.89.23.5 ' })).status).toBe(200);
    expect(app.fakes.callsOf('workspaces.updateServer').at(-1)!.request.ipAddress).toBe('102.89.23.5');
  });

  it('refuse an interval that is no whole number of minutes from 1 to 60', async () => {
    for (const monitoringInterval of [0, 61, 2.5, '5', null])
      expect((await send('POST', '/api/server/create', { ...server(), monitoringInterval })).body.fields).toEqual({
        monitoringInterval: expect.any(String),
      });
  });

  it('show the places that watch, and the pings of one of them', async () => {
    expect((await get('/api/region/list')).body).toEqual({
      data: [
        { id: 'lagos', name: 'Lagos', live: true, lastSeenAt: expect.stringMatching(/Z$/) },
        { id: 'new-york', name: 'New York', live: false, lastSeenAt: expect.stringMatching(/Z$/) },
      ],
    });
    const pings = await get(`/api/server/pings/${ada.serverId}?region=lagos`);
    expect(pings.body.data).toEqual([expect.objectContaining({ region: 'lagos' })]);
    for (const region of ['', 'La gos', '../x', 'x'.repeat(40)]) {
      const refused = await get(`/api/server/pings/${ada.serverId}?region=${encodeURIComponent(region)}`);
      expect([refused.status, refused.body.fields]).toEqual([400, { region: expect.any(String) }]);
    }
  });

  it('show pings, rates and uptime', async () => {
    expect((await get(`/api/server/pings/${ada.serverId}?page=1`)).body).toEqual({
      data: [
        {
          _id: expect.any(String),
          timestamp: expect.any(String),
          status: 'success',
          message: 'Fine.',
          responseTimeMs: 120.5,
          region: 'local',
          check: 'scheduled',
          maintenance: false,
        },
      ],
      pagination: { currentPage: 1, totalPages: 1, totalItems: 1, pageSize: 20 },
    });
    const { body } = await get(`/api/server/stats/${ada.serverId}?range=7d`);
    expect(body.chartData).toMatchObject({
      labels: ['2026-11-21'],
      datasets: [
        { label: 'Success', data: [10] },
        { label: 'Failure', data: [1] },
      ],
    });
    expect(body.stats).toMatchObject({ successRate: 90.91, failureRate: 9.09, totalSuccess: 10, totalFailures: 1, totalPings: 11 });
    expect(app.fakes.callsOf('analyzer.getPingStats').at(-1)!.request).toMatchObject({ range: '7d', timeZone: 'Africa/Lagos' });
    expect((await get(`/api/server/stats/${ada.serverId}?range=1y`)).body.fields).toEqual({ range: expect.any(String) });
    expect((await get(`/api/server/uptime/${ada.workspaceId}?days=30`)).body.data).toContainEqual({
      serverId: ada.serverId,
      days: [{ day: '2026-11-21', success: 1, failures: 0, unknown: 0, maintenance: 0 }],
    });
  });
});

describe('incidents, logs and notifications', () => {
  it('an incident names who acknowledged it, and who was told', async () => {
    const { body } = await get(`/api/incident/get/${ada.incidentId}`);
    expect(body.data).toMatchObject({
      _id: ada.incidentId,
      status: 'open',
      acknowledgedBy: 'Ada Okafor',
      evidence: { steps: [] },
      explanation: { source: 'rules', doNow: ['Restart it.'] },
      timeline: [{ type: 'opened', text: 'It is down.' }],
      deliveries: [expect.objectContaining({ channel: 'email', to: 'a…@example.com' })],
    });
    expect((await get(`/api/incident/list/${ada.userId}`)).body.data).toMatchObject([
      { _id: ada.incidentId, timeline: [{ type: 'opened' }], deliveries: [{ channel: 'email', to: 'a…@example.com' }] },
    ]);
    app.fakes.down.add('notifier');
    expect((await get(`/api/incident/get/${ada.incidentId}`)).body.data.deliveries).toBeNull();
    app.fakes.down.delete('notifier');
  });

  it('an incident says whose network failed, or from where a server is reached', async () => {
    const read = async () => (await get(`/api/incident/get/${ada.incidentId}`)).body.data;
    expect(await read()).toMatchObject({ kind: 'down', network: { name: 'SWIFT NETWORKS LIMITED', affected: 14 } });
    app.fakes.partial.add(ada.incidentId);
    expect(await read()).toMatchObject({
      kind: 'partial',
      regions: ['lagos'],
      goodRegions: ['new-york'],
      network: null,
    });
    app.fakes.partial.delete(ada.incidentId);
  });

  it('acknowledging says who, by id', async () => {
    const acknowledge = () => send('POST', `/api/incident/${ada.incidentId}/acknowledge`);
    expect(await acknowledge()).toMatchObject({ status: 200, body: { message: expect.stringContaining('Reminders stop until tomorrow') } });
    expect(app.fakes.callsOf('analyzer.acknowledgeIncident').at(-1)!.request).toEqual({
      incidentId: ada.incidentId,
      acknowledgedBy: ada.userId,
      via: 'dashboard',
      ownerChannel: incidents.OwnerChannel.OWNER_CHANNEL_DASHBOARD,
    });
    app.fakes.over.add(ada.incidentId);
    expect(await acknowledge()).toMatchObject({ status: 200, body: { message: expect.stringContaining('over already') } });
    app.fakes.over.delete(ada.incidentId);
  });

  it('an error log carries the explanation as plain text and in parts', async () => {
    const [log] = (await get(`/api/server/logs/${ada.userId}`)).body.data;
    expect(log.gptSolution).toBe(
      'It answers with an error page. Every visitor. The program stopped.\n\nWhat to do now:\n1. Restart it.\n\nYour host.',
    );
    expect(log.explanation).toMatchObject({ whatHappened: 'It answers with an error page.', doNow: ['Restart it.'] });
  });

  it('notifications come with the number of unread ones', async () => {
    expect((await get(`/api/notification/${ada.userId}`)).body).toMatchObject({
      data: [{ _id: ada.notificationId, readAt: null }],
      unread: 1,
      channels: { email: { suppressed: false } },
    });
  });

  it('they come with the address that its server refused for good, and why, and with a stop on WhatsApp', async () => {
    const healthOf = async () => (await get(`/api/notification/${ada.userId}`)).body.channels;
    const well = { email: { suppressed: false, reason: null, capReached: false }, whatsApp: { stopped: false } };
    expect(await healthOf()).toEqual(well);
    app.fakes.channels.set(ada.userId, { emailSuppressed: true, emailSuppressedReason: 'bounced' });
    expect(await healthOf()).toEqual({ ...well, email: { suppressed: true, reason: 'bounced', capReached: false } });
    app.fakes.channels.set(ada.userId, { emailCapReached: true, whatsappStopped: true });
    expect(await healthOf()).toEqual({ email: { ...well.email, capReached: true }, whatsApp: { stopped: true } });
    app.fakes.channels.delete(ada.userId);
  });

  it('all of them are marked as read with one call, and those of nobody else', async () => {
    expect((await send('POST', '/api/notification/read-all')).body).toEqual({ message: 'All marked as read.', data: { read: 21 } });
    expect(app.fakes.callsOf('notifier.markAllNotificationsRead').at(-1)!.request).toEqual({ userId: ada.userId });
  });
});

describe('buying', () => {
  const choice = () => ({ planId: app.fakes.plan.id, userId: ada.userId });

  it('answers where to pay, and buys for the workspace of the caller', async () => {
    expect((await send('POST', '/api/sub/sub-user', choice())).body).toMatchObject({
      message: expect.any(String),
      redirect: true,
      paymentUrl: expect.stringContaining('/dev/checkout/'),
      hasPlan: false,
    });
    expect((await send('POST', '/api/sub/upgrade', choice())).body).toMatchObject({ redirect: true, hasPlan: true });
    expect(app.fakes.callsOf('billing.subscribe').at(-1)!.request).toEqual({
      planId: choice().planId,
      userId: ada.userId,
      workspaceId: ada.workspaceId,
    });
    expect((await send('POST', '/api/sub/quote', choice())).body.data).toMatchObject({ total: 1.08, daysLeft: 3 });
  });

  it('lists invoices and hands out their paper', async () => {
    expect((await get(`/api/invoice/${ada.userId}`)).body.data[0]).toMatchObject({
      ref: 'NW-2026-000001',
      status: 'paid',
      plan: { name: 'Growth', price: 7_500 },
      total: 96_750,
      pdf: `/api/invoice/${ada.userId}/NW-2026-000001.pdf`,
    });
    const paper = await get(`/api/invoice/${ada.userId}/NW-2026-000001.pdf`);
    expect([paper.status, paper.headers.get('content-type'), paper.text]).toEqual([200, 'application/pdf', '%PDF-1.7']);
    for (const file of ['NW-2026-000002.pdf', '..%2f..%2fetc%2fpasswd', 'NW-2026-000001.html', "x'.pdf"])
      expect((await get(`/api/invoice/${ada.userId}/${file}`)).status).toBe(404);
  });

  it('shows plans by ascending price', async () => {
    expect((await app.call('GET', '/api/plan/all')).body.data.map((plan: { price: number }) => plan.price)).toEqual([7_500, 60_000]);
  });
});
