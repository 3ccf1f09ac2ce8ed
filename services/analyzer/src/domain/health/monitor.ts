import type { EvidenceSnapshot } from '@nowahala/kernel';
import { explain } from '../advice/explain.js';
import type { Explanation } from '../advice/explanation.js';
import { evidenceOf } from './check-result.js';
import type { FirstFailure, ServerHealth } from './health.js';

/** What was seen and diagnosed at the first failed check, kept until it is decided whether it becomes an incident. */
export interface Suspicion {
  evidence: EvidenceSnapshot;
  evidenceKept: boolean;
  cause: string;
  tag: string;
  level: string;
  errorClass: string;
  fingerprint: string;
  errorLogId: string;
  explanation: Explanation;
  /** Trace of that check: opening or clearing belongs to it. */
  traceparent?: string;
}

/** The analyzer's record of one server. */
export interface Monitor {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  ipAddress: string;
  website: string;
  configVersion: number;
  /** Configuration at which the address last changed: results of older ones concern another address. */
  targetVersion: number;
  removed: boolean;
  health: ServerHealth;
  suspicion: Suspicion | null;
  stateSince: Date;
  /** Key of the network it is on, or was last seen failing on; empty where it has none, null where nobody has looked. */
  network: string | null;
  version: number;
}

/** Held while the health of a server changes. */
export const lockOf = (serverId: string): string => `server:${serverId}`;

const WORKSPACE_LOCKS = 64;

/**
 * Held while servers and plans of the workspace are registered or erased; taken before the lock of any server. Workspaces share
 * 64 locks: a batch of unknown servers would otherwise fill PostgreSQL's lock table.
 */
export const workspaceLockOf = (workspaceId: string): string =>
  `analyzer-workspace:${Number.parseInt(workspaceId.slice(-4), 16) % WORKSPACE_LOCKS}`;

/** The hosting company, or the owner of the address; empty when neither is known. For releases that group by it. */
export function providerOf(suspicion: Suspicion | null): string {
  const evidence = suspicion?.evidence;
  const hosting = evidence?.recognised.find((one) => one.kind === 'hosting')?.id;
  return hosting ?? evidence?.addresses.find((one) => one.owner !== null)?.owner ?? '';
}

/** For a first failure without evidence: the first votes were discarded, and another region's failure counts now. */
export function minimalSuspicion({ startedAt, region }: FirstFailure): Suspicion {
  const result = { outcome: 'failure', code: 0, errorClass: '', message: '', evidence: null } as const;
  const evidence = evidenceOf({ ...result, startedAt: new Date(startedAt), region });
  const { cause, explanation } = explain(evidence);
  const unknown = { errorClass: '', fingerprint: '', errorLogId: '' };
  return { evidence, evidenceKept: false, cause, explanation, tag: 'Connection', level: 'critical', ...unknown };
}
