export type LiveKind = 'server' | 'incident' | 'notification' | 'subscription' | 'heartbeat';

/** Something an open page wants to know: what kind, whose, and the ids to ask by. */
export interface LiveEvent {
  kind: LiveKind;
  userId: string;
  /** Checked against the reader's workspaces where there is one. */
  workspaceId?: string;
  data: Record<string, string | boolean | number | undefined>;
}

export const eventText = ({ kind, data }: LiveEvent): string => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
