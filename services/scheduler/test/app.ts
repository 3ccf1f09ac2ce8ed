import { billing, workspaces } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import type { ProductClock } from '@nowahala/platform';
import { scheduler } from '@nowahala/scheduler';
import { startApp } from '@nowahala/testkit';
import type { App } from '@nowahala/testkit';

export type { App } from '@nowahala/testkit';

/** The servers that workspaces has. */
export const listed = new Map<string, workspaces.ServerConfigured>();

/** What billing answers about a workspace; an error where it cannot. */
export const plans = new Map<string, billing.EntitlementChanged | Error>();

const entitlementOf = async ({ workspaceId }: billing.GetEntitlementRequest): Promise<billing.GetEntitlementResponse> => {
  const plan = plans.get(workspaceId);
  if (plan instanceof Error) throw plan;
  return { entitlement: plan };
};

const stubs: Parameters<typeof startApp>[0]['rpcStubs'] = [
  [
    workspaces.WorkspacesServiceService,
    {
      listServerConfigs: async function* ({ afterServerId, limit }: workspaces.ListServerConfigsRequest) {
        const all = [...listed.values()].sort((a, b) => (a.serverId < b.serverId ? -1 : 1));
        for (const server of all.filter(({ serverId }) => serverId > afterServerId).slice(0, limit || all.length)) yield { server };
      },
    },
  ],
  [billing.BillingServiceService, { getEntitlement: entitlementOf }],
];

export function server(over: Partial<workspaces.ServerConfigured> = {}): workspaces.ServerConfigured {
  return workspaces.ServerConfigured.fromPartial({
    serverId: newId(),
    workspaceId: newId(),
    userId: newId(),
    name: 'Shop',
    ipAddress: '127.0.0.1',
    website: '',
    intervalMinutes: 5,
    emailEnabled: true,
    configVersion: 1,
    createdAt: new Date(),
    changedAt: new Date(),
    ...over,
  });
}

export async function configure(app: App, config: workspaces.ServerConfigured): Promise<void> {
  if (config.deleted) listed.delete(config.serverId);
  else listed.set(config.serverId, config);
  await app.publish('server.configured', config, { key: config.serverId, tenantId: config.workspaceId });
}

export const startScheduler = (clock: ProductClock, env: Record<string, string> = {}): Promise<App> =>
  startApp({ services: [scheduler], clock, rpcStubs: stubs, env });

export const entitlement = billing.EntitlementChanged.fromPartial({ version: 1, state: 'active', planName: 'Basic', serverLimit: 3 });
export const openedMessage = {
  seq: 1,
  kind: 'down',
  incidentKind: 0,
  startedAt: undefined,
  openedAt: undefined,
  cause: '',
  tag: '',
  level: '',
  errorClass: '',
  fingerprint: '',
  regions: [],
  explanation: undefined,
  groupId: '',
  groupServerIds: [],
  goodRegions: [],
  network: undefined,
  serverName: '',
  explanationPending: false,
  outages: 0,
  translations: [],
};
export const resolvedMessage = {
  kind: 'down',
  incidentKind: 0,
  resolveReason: 0,
  startedAt: undefined,
  resolvedAt: undefined,
  cause: '',
  serverName: '',
  groupId: '',
  groupServerIds: [],
  reason: 'recovered',
  translations: [],
};
