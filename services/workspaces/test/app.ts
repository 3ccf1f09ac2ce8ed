import { billing, workspaces as contract } from '@nowahala/contracts';
import { newId, serviceUnavailable } from '@nowahala/platform';
import { growthPlan, startApp, userCaller, WrongClock } from '@nowahala/testkit';
import type { App } from '@nowahala/testkit';
import { workspaces } from '../src/workspaces.service.js';

type Client = ReturnType<typeof clientOf>;

/** Specs run beside others on a busy machine, so calls may take longer than the product allows. */
const clientOf = (app: App, userId: string, workspaceIds: string[]) =>
  patient(app.client(contract.WorkspacesServiceService, 'workspaces', userCaller(userId, workspaceIds)));

function patient<C extends object>(client: C): C {
  const methods = Object.entries(client).map(([name, method]) => [name, (request: unknown) => method(request, { deadlineMs: 20_000 })]);
  return Object.fromEntries(methods) as C;
}

export interface Owner {
  userId: string;
  workspaceId: string;
  client: Client;
  addServer(more?: Partial<contract.CreateServerRequest>): Promise<contract.Server>;
}

export interface WorkspacesApp extends App {
  /** What billing replies, by workspace; undefined: it does not reply. */
  plans: Map<string, billing.EntitlementChanged | undefined>;
  asked: string[];
  /** Does the work on a machine whose clock is wrong. */
  onMachine<T>(wrongMs: number, work: () => Promise<T>): Promise<T>;
  as(userId: string, workspaceIds?: string[]): Client;
  givenOwner(plan?: Partial<billing.EntitlementChanged>): Promise<Owner>;
}

export const plan = (workspaceId: string, more: Partial<billing.EntitlementChanged> = {}): billing.EntitlementChanged =>
  growthPlan({ workspaceId, userId: newId(), ...more });

export const noPlan = (workspaceId: string): billing.EntitlementChanged =>
  plan(workspaceId, { version: 0, state: 'none', planName: '', serverLimit: 0, rateLimit: 0, whatsapp: false });

export async function startWorkspaces(env: Record<string, string> = {}): Promise<WorkspacesApp> {
  const plans: WorkspacesApp['plans'] = new Map();
  const asked: string[] = [];
  const clock = new WrongClock();
  const getEntitlement = async ({ workspaceId }: billing.GetEntitlementRequest) => {
    asked.push(workspaceId);
    const entitlement = plans.get(workspaceId);
    if (!entitlement) throw serviceUnavailable();
    return { entitlement };
  };
  // No name server answers here: looking up a website's name must neither fail nor slow a call down for long.
  const app = await startApp({
    services: [workspaces],
    clock,
    env: { PROBE_DNS_SERVERS: '127.0.0.1:9', ...env },
    rpcStubs: [[billing.BillingServiceService, { getEntitlement }]],
  });
  return {
    ...app,
    plans,
    asked,
    onMachine: (wrongMs, work) => clock.whileWrong(wrongMs, work),
    as: (userId, workspaceIds = []) => clientOf(app, userId, workspaceIds),
    givenOwner: async (more = {}) => {
      const userId = newId();
      const { workspace } = await clientOf(app, userId, []).createWorkspace({ name: 'Shop', members: [{ role: 'owner', userId }] });
      const workspaceId = workspace!.id;
      plans.set(workspaceId, plan(workspaceId, more));
      const client = clientOf(app, userId, [workspaceId]);
      return {
        userId,
        workspaceId,
        client,
        addServer: async (more = {}) =>
          (
            await client.createServer({
              workspaceId,
              name: 'Shop website',
              ipAddress: '93.184.216.34',
              website: '',
              intervalMinutes: 5,
              emailEnabled: true,
              whatsappEnabled: false,
              ...more,
            })
          ).server!,
      };
    },
  };
}

/** The refusal that a call ends in. */
export async function refused(
  call: Promise<unknown>,
): Promise<{ code: string; kind: string; message: string; details: { fields?: Record<string, string> } }> {
  try {
    await call;
  } catch (error) {
    return error as Awaited<ReturnType<typeof refused>>;
  }
  throw new Error('nothing was refused');
}
