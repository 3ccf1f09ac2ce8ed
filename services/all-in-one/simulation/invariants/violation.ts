/** A promise that was broken. */
export interface Violation {
  invariant: string;
  text: string;
  serverId?: string;
  /** Virtual time at which to look. */
  at: number;
}
