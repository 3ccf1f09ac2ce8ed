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
}
