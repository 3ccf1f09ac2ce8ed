import type { ErrorClass, MachineEvidence, PortEvidence } from '@nowahala/kernel';
import { rounded } from '../../domain/check.js';
import type { Deadline } from './deadline.js';
import { PROBED_PORTS, checkPort } from './port-check.js';
import type { ProbeContext } from './probe-context.js';

export interface AddressObservation {
  ping: MachineEvidence['ping'];
  ports: (PortEvidence & { error: ErrorClass | null })[];
  /** What proved that the machine is on, and how fast; null when nothing did. */
  answered: { via: string; ms: number } | null;
}

/** A bare address: ping first; if silent, the three ports at once. */
export async function observeAddress(address: string, deadline: Deadline, context: ProbeContext): Promise<AddressObservation> {
  const ms = await context.ping.echo(address, deadline.atMost(context.limits.pingMs));
  const ping = { answered: ms !== null, ms: rounded(ms), method: context.ping.method };
  if (ms !== null) return { ping, ports: [], answered: { via: context.ping.method, ms } };
  const timeoutMs = deadline.atMost(context.limits.connectMs);
  const ports = await Promise.all(PROBED_PORTS.map((port) => checkPort(address, port, timeoutMs, context.engine)));
  const proof = ports.filter(({ state }) => state === 'open' || state === 'refused').toSorted((a, b) => a.ms - b.ms)[0];
  return { ping, ports, answered: proof === undefined ? null : { via: `tcp_${proof.port}`, ms: proof.ms } };
}
