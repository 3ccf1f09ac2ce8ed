import type { MachineEvidence } from '@nowahala/kernel';

/** Asks one address for an echo. Never throws: a way of pinging that breaks counts as no answer. */
export interface Ping {
  readonly method: MachineEvidence['ping']['method'];
  /** True when an echo costs next to nothing; starting a program for each does not. */
  readonly cheap: boolean;
  /** Milliseconds until the answer; null when none came in time. */
  echo(address: string, timeoutMs: number): Promise<number | null>;
  close(): void;
}

export const PING = Symbol('Ping');
