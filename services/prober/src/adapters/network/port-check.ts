import type { ErrorClass, PortEvidence } from '@nowahala/kernel';
import type { ProbeEngine } from './engine/probe-engine.js';

/** RULES.md#checks; the most likely first. */
export const PROBED_PORTS = [443, 80, 22] as const;

/** One port of a machine: open and refused both prove that the machine is on. */
export async function checkPort(
  address: string,
  port: number,
  timeoutMs: number,
  engine: ProbeEngine,
): Promise<PortEvidence & { error: ErrorClass | null }> {
  const { error, ms } = await engine.connect({ address, port, timeoutMs });
  return { port, state: error === null ? 'open' : stateOf(error), ms, error };
}

function stateOf(error: ErrorClass): PortEvidence['state'] {
  if (error === 'connect_refused' || error === 'connect_reset') return 'refused';
  return error === 'no_route' ? 'unreachable' : 'silent';
}
