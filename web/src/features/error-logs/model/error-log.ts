import type { ExplanationResponse } from '@nowahala/api';
import type { Page } from '@/lib/http/pagination';

export type Level = 'warning' | 'error' | 'critical';

export type ErrorLog = {
  _id: string;
  createdAt: string;
  lastSeenAt: string;
  count: number;
  tag: string;
  level: Level;
  message: string;
  stack: string;
  /** The recommendation as one plain text. */
  gptSolution: string;
  explanation: ExplanationResponse | null;
  serverId: string | null;
  incidentId: string | null;
  /** Feedback on the explanation; null while there is none. */
  helped: boolean | null;
};

export type ErrorLogPage = Page<ErrorLog>;
