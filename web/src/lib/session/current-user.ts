import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { browserZone } from '@/lib/format/format-time';

export type PlanState = 'none' | 'awaiting_payment' | 'active' | 'grace' | 'reduced' | 'paused';

export type Plan = {
  _id: string;
  name: string;
  description: string;
  /** Naira a month; billed yearly. */
  price: number;
  serverLimit: number;
  snapshotLimit: number;
  rateLimit: number;
  gptLimit: number;
  monitoringFeatures: string[];
  alertingChannels: string[];
  whatsApp: boolean;
  /** Naira for twelve months. */
  yearly: { net: number; vat: number; total: number };
};

/** The bought plan, and its dates. */
export type UserPlan = {
  hasPlan: boolean;
  state: PlanState;
  id: Plan | null;
  subscriptionEndDate: string | null;
  graceEndsAt: string | null;
  reducedEndsAt: string | null;
  keptUntil: string | null;
  renewalOpensAt: string | null;
  /** The plan chosen for the renewal, when it is another one. */
  nextPlanName: string | null;
  nextInvoice: { at: string; total: number } | null;
  pendingPayment: { ref: string; paymentUrl: string; planName: string; total: number; failed: boolean } | null;
};

export type User = {
  _id: string;
  fullName: string;
  username: string;
  email: string;
  phone: string | null;
  profilePhoto: string | null;
  location: { country: string };
  workspaces: { workspaceId: string }[];
  plan: UserPlan;
  timeZone: string;
  language: string;
  emailVerified: boolean;
  phoneVerified: boolean;
};

/** The signed-in user, in the persisted cache. */
export const currentUser = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => api.get<User>(apiPaths.user, { signal, parse: (body) => (body as { data: User }).data }),
  meta: { keep: true },
  // The guard decides how long to wait; until then the query polls.
  refetchInterval: (query) => (query.state.status === 'error' ? 3_000 : false),
});

/** Inside the guard there always is one. */
export function useUser(): User {
  const { data } = useQuery(currentUser);
  if (!data) throw new Error('useUser outside the guard');
  return data;
}

/** The user's time zone: the account's, else the browser's. */
export function useZone(): string {
  const { data } = useQuery({ ...currentUser, enabled: false });
  return data?.timeZone || browserZone();
}
