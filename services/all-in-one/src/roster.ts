import type { Service } from '@nowahala/platform';

/** Every service, in the order they start; the gateway listens last. Loaded only where it runs. */
const roster = {
  identity: async () => (await import('@nowahala/identity')).identity,
  workspaces: async () => (await import('@nowahala/workspaces')).workspaces,
  billing: async () => (await import('@nowahala/billing')).billing,
  scheduler: async () => (await import('@nowahala/scheduler')).scheduler,
  prober: async () => (await import('@nowahala/prober')).prober,
  analyzer: async () => (await import('@nowahala/analyzer')).analyzer,
  notifier: async () => (await import('@nowahala/notifier')).notifier,
  gateway: async () => (await import('@nowahala/gateway')).gateway,
} satisfies Record<string, () => Promise<Service>>;

export type ServiceName = keyof typeof roster;

export const allServices = Object.keys(roster) as ServiceName[];

export const isServiceName = (name: string): name is ServiceName => name in roster;

export const load = (names: ServiceName[]): Promise<Service[]> =>
  Promise.all(allServices.filter((name) => names.includes(name)).map((name) => roster[name]()));
