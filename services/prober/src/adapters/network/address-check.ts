import type { ErrorClass, MachineEvidence, NetworkPolicy, PortEvidence } from '@nowahala/platform';
import type { Deadline, Limits } from './deadline.js';
import { dial } from './dial.js';

/** Ports of the rule (decisions, section 4), most telling first. */
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

export interface AddressCheckContext {
  ping: Ping;
  policy: NetworkPolicy;
  limits: Limits;
}

/** Asks one address for an echo. Never throws: a way of pinging that breaks counts as no answer. */
export interface Ping {
  readonly method: MachineEvidence['ping']['method'];
  /** True when an echo costs next to nothing; starting a program for each does not. */
  readonly cheap: boolean;
  /** Milliseconds until the answer; null when none came in time. */
  echo(address: string, timeoutMs: number): Promise<number | null>;
  close(): void;
}

export interface AddressObservation {
  ping: MachineEvidence['ping'];
  ports: (PortEvidence & { error: ErrorClass | null })[];
  /** What proved that the machine is on, and how fast; null when nothing did. */
  answered: { via: string; ms: number } | null;
}

/** A bare address: ping first; if silent, the three ports at once. */
export async function observeAddress(address: string, deadline: Deadline, context: AddressCheckContext): Promise<AddressObservation> {
  const ms = await context.ping.echo(address, deadline.atMost(context.limits.pingMs));
  const ping = { answered: ms !== null, ms: rounded(ms), method: context.ping.method };
  if (ms !== null) return { ping, ports: [], answered: { via: context.ping.method, ms } };
  const timeoutMs = deadline.atMost(context.limits.connectMs);
  const ports = await Promise.all(PROBED_PORTS.map((port) => checkPort(address, port, timeoutMs, context.policy)));
  const proof = ports.filter(({ state }) => state === 'open' || state === 'refused').toSorted((a, b) => a.ms - b.ms)[0];
  return { ping, ports, answered: proof === undefined ? null : { via: `tcp_${proof.port}`, ms: proof.ms } };
}

function stateOf(error: ErrorClass): PortEvidence['state'] {
  if (error === 'connect_refused' || error === 'connect_reset') return 'refused';
  return error === 'no_route' ? 'unreachable' : 'silent';
}

export function rounded(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms * 10) / 10;
}
