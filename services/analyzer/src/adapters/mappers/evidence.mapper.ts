import type { evidence as wire, types } from '@nowahala/contracts';
import { type ErrorClass, isErrorClass, recognisable } from '@nowahala/kernel';
import { isTime } from '@nowahala/platform';
import type { AddressEvidence, EvidenceSnapshot, EvidenceStep, MachineEvidence, Recognised } from '@nowahala/kernel';
import { addressOrigins, checkOutcomes, pingMethods, portStates, schemes, stepNames } from './enums.mapper.js';
import { storable } from './storable.mapper.js';

/**
 * The writing half is the prober's. Null when the message makes no sense. Words of a newer prober that this version does
 * not know are left out, or read as what proves least.
 */
export function toEvidence(received: wire.EvidenceSnapshot): EvidenceSnapshot | null {
  const message = storable(received);
  const { takenAt, target, dns, connection, tls, http, machine } = message;
  if (target === undefined || !isTime(takenAt)) return null;
  return {
    version: 1,
    takenAt: takenAt.toISOString(),
    region: message.region,
    target: {
      website: target.website ?? null,
      ipAddress: target.ipAddress ?? null,
      host: target.host ?? null,
      scheme: schemes.toWord(target.scheme) ?? null,
      port: target.port ?? null,
    },
    outcome: outcomeOf(message.outcome),
    errorClass: toErrorClass(message.errorClass),
    code: message.code ?? null,
    message: message.message,
    steps: message.steps.flatMap(toStep),
    dns: dns === undefined ? null : { ...dns, zone: dns.zone ?? null, error: toErrorClass(dns.error) },
    addresses: message.addresses.map(toAddress),
    connection: connection === undefined ? null : { ...connection, error: toErrorClass(connection.error) },
    tls: tls === undefined ? null : { ...tls, protocol: tls.protocol ?? null, cipher: tls.cipher ?? null, error: toErrorClass(tls.error) },
    http: http === undefined ? null : { ...http, title: http.title ?? null },
    machine: machine === undefined ? null : toMachine(machine),
    recognised: message.recognised.filter(isRecognised),
    delayedByUs: message.delayedByUs,
  };
}

function toErrorClass(word: string | undefined): ErrorClass | null {
  return word !== undefined && isErrorClass(word) ? word : null;
}

function toStep({ step, ok, ms, detail }: wire.Step): EvidenceStep[] {
  const name = stepNames.toWord(step);
  return name === undefined ? [] : [{ step: name, ok, ms, detail }];
}

function toAddress({ address, from, ptr, owner }: wire.Address): AddressEvidence {
  return {
    address,
    family: address.includes(':') ? 6 : 4,
    from: addressOrigins.toWord(from) ?? 'website',
    ptr: ptr ?? null,
    owner: owner ?? null,
  };
}

function toMachine({ address, ping, ports }: wire.Machine): MachineEvidence {
  const method = ping === undefined ? 'none' : methodOf(ping.method);
  return {
    address,
    ping: { answered: ping?.answered ?? false, ms: ping?.ms ?? null, method },
    ports: ports.map(({ port, state, ms }) => ({ port, state: portStates.toWord(state) ?? 'silent', ms })),
  };
}

const methodOf = (method: wire.PingMethod): MachineEvidence['ping']['method'] => {
  const word = pingMethods.toWord(method) ?? 'program';
  return word === 'program' ? 'ping_program' : word;
};

/** Evidence is of what failed: what nobody measured proves as little as a failure. */
const outcomeOf = (outcome: types.CheckOutcome): EvidenceSnapshot['outcome'] => {
  const word = checkOutcomes.toWord(outcome) ?? 'failure';
  return word === 'unknown' ? 'failure' : word;
};

function isRecognised(one: wire.Recognised): one is wire.Recognised & Recognised {
  return one.kind in recognisable && one.id in recognisable[one.kind as Recognised['kind']];
}
