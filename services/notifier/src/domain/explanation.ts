/** The structured explanation of an incident (decisions, section 6) as it reaches us: plain strings only. */
export interface Explanation {
  whatHappened: string;
  whoIsAffected: string;
  likelyCause: string;
  confidence: string;
  doNow: string[];
  tellCustomers: string;
  whoToCall: string;
  evidence: string[];
  source: 'rules' | 'ai';
}

/** An alert waits for the refined explanation this long, once, and only where AI is on. */
export const EXPLANATION_WAIT_MS = 8_000;

/** When the alert goes out: at once, or when the explanation is there or its time is up. */
export function openingNotifyAt(openedSeenAt: Date, ai: { on: boolean; explained: boolean }): Date {
  if (!ai.on || ai.explained) return openedSeenAt;
  return new Date(openedSeenAt.getTime() + EXPLANATION_WAIT_MS);
}
