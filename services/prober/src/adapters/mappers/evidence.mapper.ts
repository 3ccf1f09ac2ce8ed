import { evidence as wire } from '@nowahala/contracts';
import type { AddressEvidence, EvidenceSnapshot, EvidenceTarget, MachineEvidence, PortEvidence, StepName } from '@nowahala/kernel';
import { toCheckOutcome } from './check-outcome.mapper.js';

/** The reading half is the analyzer's. Absent stands for null. */
export function toEvidenceMessage(snapshot: EvidenceSnapshot): wire.EvidenceSnapshot {
  const { target, dns, connection, tls, http, machine } = snapshot;
  return {
    takenAt: new Date(snapshot.takenAt),
    region: snapshot.region,
    target: {
      website: target.website ?? undefined,
      ipAddress: target.ipAddress ?? undefined,
      host: target.host ?? undefined,
      scheme: target.scheme === null ? wire.Scheme.SCHEME_UNSPECIFIED : SCHEMES[target.scheme],
      port: target.port ?? undefined,
    },
    outcome: toCheckOutcome(snapshot.outcome),
    errorClass: snapshot.errorClass ?? undefined,
    code: snapshot.code ?? undefined,
    message: snapshot.message,
    steps: snapshot.steps.map(({ step, ...rest }) => ({ ...rest, step: STEPS[step] })),
    dns: dns === null ? undefined : { ...dns, zone: dns.zone ?? undefined, error: dns.error ?? undefined },
    addresses: snapshot.addresses.map(({ address, from, ptr, owner }) => ({
      address,
      from: ORIGINS[from],
      ptr: ptr ?? undefined,
      owner: owner ?? undefined,
    })),
    connection: connection === null ? undefined : { ...connection, error: connection.error ?? undefined },
    tls:
      tls === null
        ? undefined
        : { ...tls, protocol: tls.protocol ?? undefined, cipher: tls.cipher ?? undefined, error: tls.error ?? undefined },
    http: http === null ? undefined : { ...http, title: http.title ?? undefined },
    machine: machine === null ? undefined : toMachine(machine),
    recognised: snapshot.recognised,
    delayedByUs: snapshot.delayedByUs,
  };
}

function toMachine({ address, ping, ports }: MachineEvidence): wire.Machine {
  return {
    address,
    ping: { answered: ping.answered, ms: ping.ms ?? undefined, method: PING_METHODS[ping.method] },
    ports: ports.map(({ port, state, ms }) => ({ port, ms, state: PORT_STATES[state] })),
  };
}

const SCHEMES: Record<NonNullable<EvidenceTarget['scheme']>, wire.Scheme> = {
  http: wire.Scheme.SCHEME_HTTP,
  https: wire.Scheme.SCHEME_HTTPS,
};

const STEPS: Record<StepName, wire.StepName> = {
  dns: wire.StepName.STEP_NAME_DNS,
  guard: wire.StepName.STEP_NAME_GUARD,
  connect: wire.StepName.STEP_NAME_CONNECT,
  tls: wire.StepName.STEP_NAME_TLS,
  request: wire.StepName.STEP_NAME_REQUEST,
  first_byte: wire.StepName.STEP_NAME_FIRST_BYTE,
  body: wire.StepName.STEP_NAME_BODY,
  redirect: wire.StepName.STEP_NAME_REDIRECT,
  page: wire.StepName.STEP_NAME_PAGE,
  ping: wire.StepName.STEP_NAME_PING,
  port: wire.StepName.STEP_NAME_PORT,
};

const ORIGINS: Record<AddressEvidence['from'], wire.AddressOrigin> = {
  website: wire.AddressOrigin.ADDRESS_ORIGIN_WEBSITE,
  configured: wire.AddressOrigin.ADDRESS_ORIGIN_CONFIGURED,
  redirect: wire.AddressOrigin.ADDRESS_ORIGIN_REDIRECT,
};

const PING_METHODS: Record<MachineEvidence['ping']['method'], wire.PingMethod> = {
  icmp_datagram: wire.PingMethod.PING_METHOD_ICMP_DATAGRAM,
  icmp_raw: wire.PingMethod.PING_METHOD_ICMP_RAW,
  ping_program: wire.PingMethod.PING_METHOD_PROGRAM,
  none: wire.PingMethod.PING_METHOD_NONE,
};

const PORT_STATES: Record<PortEvidence['state'], wire.PortState> = {
  open: wire.PortState.PORT_STATE_OPEN,
  refused: wire.PortState.PORT_STATE_REFUSED,
  silent: wire.PortState.PORT_STATE_SILENT,
  unreachable: wire.PortState.PORT_STATE_UNREACHABLE,
};
