import { randomUUID } from 'node:crypto';
import { billing as contract, identity, workspaces } from '@nowahala/contracts';
import { ManualClock, type ProductClock } from '@nowahala/platform';
import { eventually, startApp, userCaller, type App } from '@nowahala/testkit';
import { billing } from '../src/billing.service.js';
import { PLAN_CATALOGUE } from '../src/domain/plan-catalogue.js';
import { FakePaystack, FAKE_PAYSTACK_KEY } from './fake-paystack.js';

export const planId = (name: string) => PLAN_CATALOGUE.find((plan) => plan.name === name)!.planId;

export interface Customer {
  userId: string;
  workspaceId: string;
  email: string;
  servers: { intervalMinutes: number; whatsappEnabled: boolean }[];
  heartbeats: number;
}

/** Billing alone, on a real database and bus, with a Paystack that speaks real HTTP and stubs of the other services. */
export class BillingApp {
  readonly customers = new Map<string, Customer>();
  readonly paystack = new FakePaystack();
  running!: App;

  constructor(readonly clock: ProductClock = new ManualClock(new Date('2026-11-21T12:00:00.000Z'))) {}

  async start(env: Record<string, string> = {}, sandbox = false): Promise<this> {
    await this.paystack.start();
    const provider: Record<string, string> = sandbox
      ? {}
      : { PAYSTACK_SECRET_KEY: FAKE_PAYSTACK_KEY, PAYSTACK_BASE_URL: this.paystack.baseUrl, PAYSTACK_TIMEOUT_MS: '700' };
    this.running = await startApp({
      services: [billing],
      clock: this.clock,
      env: {
        LOG_LEVEL: process.env.SPEC_LOG ?? 'fatal',
        PUBLIC_URL: 'https://nowahala.example',
        SELLER_NAME: 'NoWahala Ltd',
        SELLER_TIN: '12345678-0001',
        ...provider,
        ...env,
      },
      rpcStubs: [
        [identity.IdentityServiceService, { getContact: async ({ userId }: { userId: string }) => this.contact(userId) }],
        [
          workspaces.WorkspacesServiceService,
          {
            getWorkspaceOfUser: async ({ userId }: { userId: string }) => this.workspace(userId),
            getWorkspaceUsage: async ({ workspaceId }: { workspaceId: string }) => this.usage(workspaceId),
          },
        ],
      ],
    });
    return this;
  }

  async stop(): Promise<void> {
    await this.running.stop();
    await this.paystack.stop();
  }

  customer(servers: Customer['servers'] = [], heartbeats = 0): Customer {
    const userId = randomUUID();
    const person = { userId, workspaceId: randomUUID(), email: `ada.${userId.slice(0, 8)}@shop.example`, servers, heartbeats };
    this.customers.set(userId, person);
    return person;
  }

  as({ userId, workspaceId }: Customer) {
    const rpc = this.running.client(contract.BillingServiceService, 'billing', userCaller(userId, [workspaceId]));
    const ids = { userId, workspaceId };
    const patient = { deadlineMs: 8_000 };
    return {
      rpc,
      subscribe: (plan: string) => rpc.subscribe({ ...ids, planId: planId(plan) }, patient),
      upgrade: (plan: string) => rpc.upgrade({ ...ids, planId: planId(plan) }, patient),
      subscription: () => rpc.getSubscription(ids),
      invoices: async () => (await rpc.listInvoices({ userId })).invoices,
      checkPayment: (ref: string) => rpc.reconcilePayment({ userId, ref }),
    };
  }

  get system() {
    return this.running.client(contract.BillingServiceService, 'billing');
  }

  /** The provider's call, as the gateway hands it over. */
  async deliverWebhook({ body, headers }: { body: Uint8Array; headers: Record<string, string> }): Promise<number> {
    return (await this.system.acceptWebhook({ provider: 'paystack', body, headers, sourceIp: '52.31.139.75' })).status;
  }

  async payAndNotify(ref: string): Promise<void> {
    this.paystack.pay(ref);
    await this.deliverWebhook(this.paystack.webhook(ref));
  }

  /** Somebody whose payment page is open. */
  async waitingFor(plan: string): Promise<{ ada: Customer; ref: string }> {
    const ada = this.customer();
    const { ref } = await this.as(ada).subscribe(plan);
    return { ada, ref };
  }

  /** From nothing to a running plan. */
  async buy(person: Customer, plan: string): Promise<string> {
    const { ref } = await this.as(person).subscribe(plan);
    await this.payAndNotify(ref);
    await this.until(person, 'active');
    return ref;
  }

  async firstInvoice(person: Customer): Promise<contract.Invoice> {
    return (await this.as(person).invoices())[0]!;
  }

  async until(person: Customer, state: string): Promise<contract.GetSubscriptionResponse> {
    return eventually(`the plan is ${state}`, async () => {
      const answer = await this.as(person).subscription();
      return answer.state === state ? answer : undefined;
    });
  }

  async settled(ref: string): Promise<string> {
    return eventually(`the call about ${ref} is worked on`, async () => {
      const [row] = await this.sql<{ status: string }>(
        `SELECT status FROM webhook_inbox WHERE reference = $1 AND status <> 'waiting' ORDER BY received_at DESC`,
        [ref],
      );
      return row?.status;
    });
  }

  async sql<R>(statement: string, parameters: unknown[] = []): Promise<R[]> {
    const { Database } = await import('@nowahala/platform');
    return (this.running.get('billing', Database) as { query<T>(sql: string, given: unknown[]): Promise<T[]> }).query<R>(
      statement,
      parameters,
    );
  }

  private contact(userId: string) {
    const person = this.customers.get(userId);
    return identity.GetContactResponse.fromPartial({
      found: person !== undefined,
      userId,
      fullName: 'Ada Obi',
      username: 'ada',
      email: person?.email ?? '',
      country: 'NG',
      language: 'fr',
    });
  }

  private workspace(userId: string) {
    const person = this.customers.get(userId);
    if (person === undefined || person.workspaceId === '') return {};
    return workspaces.GetWorkspaceOfUserResponse.fromPartial({
      workspace: { id: person.workspaceId, name: 'Shop', members: [{ role: 'owner', userId }], servers: serversOf(person) },
    });
  }

  private usage(workspaceId: string) {
    const person = [...this.customers.values()].find((one) => one.workspaceId === workspaceId)!;
    const servers = serversOf(person);
    return workspaces.GetWorkspaceUsageResponse.fromPartial({
      servers: servers.length + person.heartbeats,
      whatsappServers: servers.filter((server) => server.whatsappEnabled).map((server) => server.name),
      intervalsMinutes: servers.map((server) => server.intervalMinutes),
    });
  }
}

function serversOf({ servers }: Customer) {
  return servers.map((server, index) => ({ id: randomUUID(), name: `server ${index}`, ...server }));
}
