import { expect } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Customer, InboxMessage } from './product.js';

/** A website on this machine that can be switched off and on. */
export class PracticeSite {
  private server: Server | undefined;
  status = 200;

  constructor(
    readonly address: string,
    readonly port = 8080,
  ) {}

  get url(): string {
    return `http://${this.address}:${this.port}/`;
  }

  async up(): Promise<void> {
    this.server = createServer((_, response) =>
      response.writeHead(this.status, { 'content-type': 'text/html' }).end('<title>Shop</title>Welcome'),
    );
    await new Promise<void>((resolve, reject) => {
      this.server!.once('error', reject);
      this.server!.listen(this.port, this.address, resolve);
    });
  }

  async down(): Promise<void> {
    const server = this.server;
    if (!server) return;
    this.server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

export interface Founder {
  customer: Customer;
  userId: string;
  workspaceId: string;
  email: string;
}

let people = 0;

/** Signs up, makes a workspace, takes a plan on the sandbox checkout. */
export async function becomeCustomer(customer: Customer, planName = 'Growth'): Promise<Founder> {
  const { founder, pay } = await beginCheckout(customer, planName);
  await pay();
  await eventually('the plan is active', () => hasPlan(founder), 60_000);
  return founder;
}

export const hasPlan = async ({ customer }: Founder): Promise<boolean> => (await customer.get('user/')).body.data.plan.hasPlan;

/** As far as the sandbox's page; `pay` presses its button. */
export async function beginCheckout(customer: Customer, planName: string): Promise<{ founder: Founder; pay(): Promise<void> }> {
  people += 1;
  const email = `ada.${Date.now()}.${people}@example.com`;
  const registered = await customer.post('auth/register', {
    email,
    password: 'correct horse battery',
    fullName: 'Ada Obi',
    username: `ada${Date.now()}${people}`,
    location: { country: 'NG' },
    timeZone: 'Africa/Lagos',
  });
  expect(registered).toMatchObject({ status: 201, body: { token: expect.any(String), message: expect.any(String) } });
  customer.token = registered.body.token;
  const me = await customer.get('user/');
  expect(me.body.data).toMatchObject({ email, plan: { hasPlan: false, state: 'none' } });
  const userId = me.body.data._id;
  const workspace = await customer.post('workspace/', { name: 'Obi Foods', members: { role: 'owner', userId } });
  expect(workspace.status).toBe(201);
  const workspaceId = workspace.body.data._id;
  const plans = await customer.get('plan/all');
  const plan = plans.body.data.find((candidate: { name: string }) => candidate.name === planName);
  const subscribed = await customer.post('sub/sub-user', { planId: plan._id, userId });
  expect(subscribed.body).toMatchObject({ redirect: true, paymentUrl: expect.stringContaining('/dev/checkout/'), hasPlan: false });
  const pay = async (): Promise<void> => {
    const paid = await customer.call('POST', new URL(subscribed.body.paymentUrl).pathname, { outcome: 'pay' });
    expect(paid.status).toBeLessThan(400);
  };
  return { founder: { customer, userId, workspaceId, email }, pay };
}

export async function addServer(
  { customer, userId, workspaceId }: Founder,
  site: PracticeSite,
  over: Record<string, unknown> = {},
): Promise<string> {
  const created = await customer.post('server/create', {
    name: 'Shop website',
    ipAddress: site.address,
    website: site.url,
    monitoringInterval: 1,
    workspaceId,
    userId,
    email: true,
    whatsApp: false,
    ...over,
  });
  expect(created).toMatchObject({ status: 201, body: { message: expect.any(String), data: { _id: expect.any(String) } } });
  return created.body.data._id;
}

export const alertsTo = async (founder: Founder, words: RegExp): Promise<InboxMessage[]> =>
  (await founder.customer.inbox()).filter((message) => message.to.includes(founder.email) && words.test(message.subject));

export async function openIncident(founder: Founder, serverId: string): Promise<any> {
  const list = await founder.customer.get(`incident/list/${founder.userId}?page=1`);
  return list.body.data.find(
    (incident: { serverId: string; status: string }) => incident.serverId === serverId && incident.status === 'open',
  );
}
