import type { AddressEvidence, MachineEvidence, PingEvidence, PortEvidence } from '@nowahala/kernel';
import { judgeAddress } from '@nowahala/platform';
import { type CheckTarget, rounded } from '../../../domain/check.js';
import { ownerOf } from '../../../domain/recognition/recognise.js';
import type { WebsiteObservation } from '../http/website-observation.js';
import { PROBED_PORTS, checkPort } from '../port-check.js';
import type { ProbeContext } from '../probe-context.js';
import { type PlainPage, plainPage } from './plain-page.js';

/** How long a bad result may be held back for what else can be found out. */
export const INVESTIGATION_MS = 1_000;
/** Everything else worth knowing about a failed website, found out at once and in at most a second. */
export async function investigate(
  target: CheckTarget,
  observed: WebsiteObservation,
  echo: Promise<number | null> | null,
  context: ProbeContext,
): Promise<Findings> {
  const host = observed.last.literal === 0 ? observed.last.host : null;
  const machine = machineOf(target, observed, context);
  const addresses = addressesMet(target, observed).filter(({ address }) => judgeAddress(address, context.policy) === null);
  const [plain, names, aliases, reverse, ping, ports] = await Promise.all([
    plainPage(observed, context, INVESTIGATION_MS),
    host === null ? { zone: null, servers: [] } : context.resolver.nameservers(host, INVESTIGATION_MS),
    host === null ? [] : context.resolver.aliases(host, INVESTIGATION_MS),
    Promise.all(addresses.slice(0, 3).map(({ address }) => context.resolver.reverse(address, INVESTIGATION_MS))),
    machine === null ? null : pingEvidence(machine, echo, context),
    machine === null
      ? []
      : Promise.all(
          PROBED_PORTS.map(
            async (port) => alreadyDialled(machine, port, observed) ?? checkPort(machine, port, INVESTIGATION_MS, context.engine),
          ),
        ),
  ]);
  return {
    plain,
    nameservers: names.servers.map(nameOnly),
    zone: names.zone,
    aliases: aliases.map(nameOnly),
    addresses: addresses.map((one, index) => withOwner(one, reverse[index] ?? null)),
    machine: machine === null || ping === null ? null : { address: machine, ping, ports: ports.map(plainPort) },
  };
}

export interface Findings {
  /** Where the secure door is shut and the plain one says why. */
  plain: PlainPage | null;
  nameservers: string[];
  zone: string | null;
  aliases: string[];
  addresses: AddressEvidence[];
  machine: MachineEvidence | null;
}

type MetAddress = Pick<AddressEvidence, 'address' | 'from'>;

function addressesMet(target: CheckTarget, observed: WebsiteObservation): MetAddress[] {
  const met = new Map<string, MetAddress>();
  if (target.ipAddress !== null) met.set(target.ipAddress, { address: target.ipAddress, from: 'configured' });
  for (const { address, from } of observed.dialled) if (!met.has(address)) met.set(address, { address, from });
  return [...met.values()].slice(0, 6);
}

export function withOwner({ address, from }: MetAddress, ptr: string | null): AddressEvidence {
  const name = ptr === null ? null : nameOnly(ptr);
  return { address, family: address.includes(':') ? 6 : 4, from, ptr: name, owner: ownerOf(address, name) };
}

/** The machine to ask: the one entered for the server, else the one that the name led to. */
function machineOf(target: CheckTarget, observed: WebsiteObservation, { policy }: ProbeContext): string | null {
  const address = target.ipAddress ?? observed.dialled[0]?.address ?? null;
  return address !== null && !address.includes(':') && judgeAddress(address, policy) === null ? address : null;
}

async function pingEvidence(address: string, echo: Promise<number | null> | null, context: ProbeContext): Promise<PingEvidence> {
  const ms = await (echo ?? context.ping.echo(address, INVESTIGATION_MS));
  return { answered: ms !== null, ms: rounded(ms), method: context.ping.method };
}

/** A port that the check itself just tried is not tried again. */
function alreadyDialled(address: string, port: number, observed: WebsiteObservation): PortEvidence | null {
  const dialled = observed.dialled.find((one) => one.address === address && one.port === port);
  if (dialled === undefined) return null;
  const state =
    dialled.error === null
      ? 'open'
      : dialled.error === 'connect_refused'
        ? 'refused'
        : dialled.error === 'no_route'
          ? 'unreachable'
          : 'silent';
  return { port, state, ms: dialled.ms };
}

export function plainPort({ port, state, ms }: PortEvidence): PortEvidence {
  return { port, state, ms: rounded(ms) };
}

/** Names from DNS are written by strangers: letters, digits, dots and hyphens only. */
function nameOnly(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 253);
}
