import type { Page } from './pagination';

export type Explanation = {
  whatHappened: string;
  whoIsAffected: string;
  likelyCause: string;
  confidence: string;
  doNow: string[];
  tellCustomers: string;
  whoToCall: string;
  evidence: string[];
  source: 'rules' | 'ai';
};

export type Delivery = {
  _id: string;
  channel: 'email' | 'whatsapp' | 'dashboard';
  to: string;
  kind: string;
  status: string;
  attempts: number;
  createdAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
  error: string | null;
};

export type EvidenceStep = { step: string; ok: boolean; ms: number; detail: string };

/** What the first failing check saw. Text from the watched side is data: it is shown as text and nothing else. */
export type Evidence = {
  steps?: EvidenceStep[];
  target?: { website: string | null; ipAddress: string | null } | null;
  dns?: { name: string; a: string[]; aaaa: string[] } | null;
  tls?: { chain: { subject: string; validFrom: string; validTo: string }[] } | null;
  http?: { headers: Record<string, string> } | null;
};

export type Incident = {
  _id: string;
  serverId: string;
  serverName: string;
  status: 'open' | 'resolved';
  kind: 'down' | 'unstable';
  startedAt: string;
  resolvedAt: string | null;
  acknowledgedAt: string | null;
  acknowledgedBy: string | null;
  cause: string;
  tag: string;
  level: string;
  errorLogId: string | null;
  groupId: string | null;
  explanation: Explanation | null;
  evidence: Evidence | null;
  timeline: { at: string; type: string; text: string }[];
  /** Null in lists, and while the notifier cannot be reached. */
  deliveries: Delivery[] | null;
};

export type IncidentPage = Page<Incident>;
