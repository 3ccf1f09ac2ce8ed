import { alerts, billing, identity, incidents, pings, workspaces } from '@nowahala/contracts';
import { newId, notFound, refusal } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import { fakeAnalyzer } from './analyzer.js';
import { fakeBilling } from './billing.js';
import { fakeIdentity } from './identity.js';
import { fakeNotifier } from './notifier.js';
import { fakeRenewals } from './renewals.js';
import { fakeScheduler } from './scheduler.js';
import { fakeWorkspaces } from './workspaces.js';
import { later } from './helpers.js';

export interface TestUser {
  token: string;
  sessionId: string;
  userId: string;
  workspaceId: string;
  serverId: string;
  incidentId: string;
  heartbeatId: string;
  logId: string;
  notificationId: string;
  drillId: string;
  maintenanceId: string;
  renewalId: string;
  keyId: string;
  apiKey: string;
}

/** The other services, as far as the gateway can see them: they keep a handful of things and check every owner. */
export class FakeServices {
  readonly people: TestUser[] = [];
  /** Every call that reached a service, as `service.method`, with its request and caller. */
  readonly calls: { name: string; request: Record<string, unknown>; context: CallContext }[] = [];
  readonly revoked = new Set<string>();
  readonly scopes = new Map<string, string[]>();
  /** Set to make a service answer as if it could not be reached. */
  readonly down = new Set<string>();
  /** Calls that are answered only then. */
  readonly held = new Map<string, Promise<void>>();
  /** Incidents that are over. */
  readonly over = new Set<string>();
  /** Incidents of servers that only some places reach. */
  readonly partial = new Set<string>();
  /** Of users whose channels are not well. */
  readonly channels = new Map<string, Partial<alerts.GetChannelHealthResponse>>();
  /** What the check after a step says, at the second question; empty: nothing in time. */
  stepAnswer = 'down';
  stepAsked = 0;
  nextStep = 2;
  readonly plan = billing.Plan.fromPartial({
    id: newId(),
    name: 'Growth',
    description: 'For shops.',
    priceKobo: 750_000,
    serverLimit: 10,
    snapshotLimit: 300,
    rateLimit: 44_640,
    gptLimit: 300,
    yearlyKobo: 9_000_000,
    yearlyVatKobo: 675_000,
    yearlyTotalKobo: 9_675_000,
    whatsapp: true,
  });
  readonly servers = new Map<string, workspaces.Server>();
  /** Addresses of heartbeats that are void, or take no GET. */
  readonly beatAddresses: workspaces.BeatAddress[] = [];

  person(): TestUser {
    const randomText = () => newId().replaceAll('-', '');
    const person: TestUser = {
      token: `token-${newId()}`,
      sessionId: newId(),
      userId: newId(),
      workspaceId: newId(),
      serverId: newId(),
      incidentId: newId(),
      heartbeatId: newId(),
      logId: newId(),
      notificationId: newId(),
      drillId: newId(),
      maintenanceId: newId(),
      renewalId: newId(),
      keyId: newId(),
      apiKey: `nw_live_${randomText().slice(0, 10)}_${(randomText() + randomText()).slice(0, 43)}_${randomText().slice(0, 6)}`,
    };
    this.people.push(person);
    this.scopes.set(person.apiKey, ['servers:read', 'pings:read', 'incidents:read', 'logs:write']);
    this.addServer(person.serverId, person, 'Shop website');
    return person;
  }

  /** Signed in on one more device. */
  onAnotherDevice(person: TestUser): TestUser {
    const device = { ...person, token: `token-${newId()}`, sessionId: newId() };
    this.people.push(device);
    return device;
  }

  callsOf(name: string) {
    return this.calls.filter((call) => call.name === name);
  }

  stubs(): [never, Record<string, unknown>][] {
    const all = [
      [identity.IdentityServiceService, this.recorded('identity', fakeIdentity(this))],
      [workspaces.WorkspacesServiceService, this.recorded('workspaces', fakeWorkspaces(this))],
      [billing.BillingServiceService, this.recorded('billing', fakeBilling(this))],
      [pings.SchedulerServiceService, this.recorded('scheduler', fakeScheduler())],
      [incidents.AnalyzerServiceService, this.recorded('analyzer', fakeAnalyzer(this))],
      [incidents.RenewalServiceService, this.recorded('renewals', fakeRenewals(this))],
      [alerts.NotifierServiceService, this.recorded('notifier', fakeNotifier(this))],
    ];
    return all as never;
  }

  private recorded(service: string, methods: Record<string, (request: never, context: CallContext) => unknown>): Record<string, unknown> {
    const wrap =
      (name: string, method: (request: never, context: CallContext) => unknown) => async (request: never, context: CallContext) => {
        this.calls.push({ name: `${service}.${name}`, request, context });
        if (this.down.has(service) || this.down.has(`${service}.${name}`))
          throw refusal('TRY_AGAIN', 'unavailable', 'We could not do that just now. Please try again in a moment.');
        await this.held.get(`${service}.${name}`);
        return method(request, context);
      };
    return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, wrap(name, method)]));
  }

  addServer(id: string, { workspaceId, userId }: { workspaceId: string; userId: string }, name: string): workspaces.Server {
    const server = workspaces.Server.fromPartial({
      id,
      workspaceId,
      userId,
      name,
      ipAddress: '102.89.23.4',
      website: 'https://shop.example.com/',
      intervalMinutes: 5,
      emailEnabled: true,
      status: 'active',
      usedRate: 12,
      configVersion: 1,
      createdAt: later(-86_400_000),
    });
    this.servers.set(id, server);
    return server;
  }

  /** The user of that id; otherwise there is no such thing. */
  by<K extends keyof TestUser>(key: K, value: TestUser[K]): TestUser {
    const found = this.people.find((person) => person[key] === value);
    if (!found) throw notFound();
    return found;
  }
}
