import type { ErrorClass, PortEvidence } from '@nowahala/kernel';
import type { NetworkPolicy } from '@nowahala/platform';
import { dial } from './dial.js';

/** RULES.md#checks; the most likely first. */
export const PROBED_PORTS = [443, 80, 22] as const;

/** One port of a machine: open and refused both prove that the machine is on. */
export async function checkPort(
  address: string,
  port: number,
  timeoutMs: number,
  policy: NetworkPolicy,
): Promise<PortEvidence & { error: ErrorClass | null }> {
  const dialled = await dial(address, port, timeoutMs, policy);
  if (dialled.ok) {
    // Nothing was said and nothing is expected: no lingering half-closed connection on either side.
    dialled.socket.resetAndDestroy();
    return { port, state: 'open', ms: dialled.ms, error: null };
  }
  return { port, state: stateOf(dialled.error), ms: dialled.ms, error: dialled.error };
}

function stateOf(error: ErrorClass): PortEvidence['state'] {
  if (error === 'connect_refused' || error === 'connect_reset') return 'refused';
  return error === 'no_route' ? 'unreachable' : 'silent';
}
