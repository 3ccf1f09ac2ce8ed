/** The structured explanation of an incident as it reaches this service: plain strings only. RULES.md#explanations */
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
  /** The step after which it was well the last time that the same fault came to this server; `at` is ISO 8601. */
  helpedBefore?: { at: string; words: string };
}
