import { evidence as wire, types } from '@nowahala/contracts';
import { type ErrorClass, isErrorClass, recognisable } from '@nowahala/kernel';
import type {
  AddressEvidence,
  EvidenceSnapshot,
  EvidenceStep,
  EvidenceTarget,
  MachineEvidence,
  PortEvidence,
  Recognised,
  StepName,
} from '@nowahala/kernel';
import { storable } from './storable.mapper.js';

/**
 * The writing half is the prober's. Null when the message makes no sense. Words of a newer prober that this version does
 * not know are left out, or read as what proves least.
 */
export function toEvidence(received: wire.EvidenceSnapshot): EvidenceSnapshot | null {
  const message = storable(received);
  const { takenAt, target, dns, connection, tls, http, machine } = message;
  if (target === undefined || takenAt === undefined || Number.isNaN(takenAt.getTime())) return null;
  return {
    version: 1,
    takenAt: takenAt.toISOString(),
    region: message.region,
    target: {
      website: target.website ?? null,
      ipAddress: target.ipAddress ?? null,
      host: target.host ?? null,
      scheme: SCHEMES[target.scheme] ?? null,
      port: target.port ?? null,
    },
    outcome: OUTCOMES[message.outcome] ?? 'failure',
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
  const name = STEPS[step];
  return name === null || name === undefined ? [] : [{ step: name, ok, ms, detail }];
}

function toAddress({ address, from, ptr, owner }: wire.Address): AddressEvidence {
  return { address, family: address.includes(':') ? 6 : 4, from: ORIGINS[from] ?? 'website', ptr: ptr ?? null, owner: owner ?? null };
}

function toMachine({ address, ping, ports }: wire.Machine): MachineEvidence {
  const method = ping === undefined ? 'none' : (PING_METHODS[ping.method] ?? 'ping_program');
  return {
    address,
    ping: { answered: ping?.answered ?? false, ms: ping?.ms ?? null, method },
    ports: ports.map(({ port, state, ms }) => ({ port, state: PORT_STATES[state] ?? 'silent', ms })),
  };
}

function isRecognised(one: wire.Recognised): one is wire.Recognised & Recognised {
  return one.kind in recognisable && one.id in recognisable[one.kind as Recognised['kind']];
}

const SCHEMES: Record<wire.Scheme, EvidenceTarget['scheme']> = {
  [wire.Scheme.SCHEME_UNSPECIFIED]: null,
  [wire.Scheme.SCHEME_HTTP]: 'http',
  [wire.Scheme.SCHEME_HTTPS]: 'https',
  [wire.Scheme.UNRECOGNIZED]: null,
};

const OUTCOMES: Record<types.CheckOutcome, EvidenceSnapshot['outcome'] | null> = {
  [types.CheckOutcome.CHECK_OUTCOME_UNSPECIFIED]: null,
  [types.CheckOutcome.CHECK_OUTCOME_SUCCESS]: 'success',
  [types.CheckOutcome.CHECK_OUTCOME_ERROR]: 'error',
  [types.CheckOutcome.CHECK_OUTCOME_FAILURE]: 'failure',
  [types.CheckOutcome.CHECK_OUTCOME_TIMEOUT]: 'timeout',
  [types.CheckOutcome.CHECK_OUTCOME_UNKNOWN]: null,
  [types.CheckOutcome.UNRECOGNIZED]: null,
};

const STEPS: Record<wire.StepName, StepName | null> = {
  [wire.StepName.STEP_NAME_UNSPECIFIED]: null,
  [wire.StepName.STEP_NAME_DNS]: 'dns',
  [wire.StepName.STEP_NAME_GUARD]: 'guard',
  [wire.StepName.STEP_NAME_CONNECT]: 'connect',
  [wire.StepName.STEP_NAME_TLS]: 'tls',
  [wire.StepName.STEP_NAME_REQUEST]: 'request',
  [wire.StepName.STEP_NAME_FIRST_BYTE]: 'first_byte',
  [wire.StepName.STEP_NAME_BODY]: 'body',
  [wire.StepName.STEP_NAME_REDIRECT]: 'redirect',
  [wire.StepName.STEP_NAME_PAGE]: 'page',
  [wire.StepName.STEP_NAME_PING]: 'ping',
  [wire.StepName.STEP_NAME_PORT]: 'port',
  [wire.StepName.UNRECOGNIZED]: null,
};

const ORIGINS: Record<wire.AddressOrigin, AddressEvidence['from'] | null> = {
  [wire.AddressOrigin.ADDRESS_ORIGIN_UNSPECIFIED]: null,
  [wire.AddressOrigin.ADDRESS_ORIGIN_WEBSITE]: 'website',
  [wire.AddressOrigin.ADDRESS_ORIGIN_CONFIGURED]: 'configured',
  [wire.AddressOrigin.ADDRESS_ORIGIN_REDIRECT]: 'redirect',
  [wire.AddressOrigin.UNRECOGNIZED]: null,
};

const PING_METHODS: Record<wire.PingMethod, MachineEvidence['ping']['method'] | null> = {
  [wire.PingMethod.PING_METHOD_UNSPECIFIED]: null,
  [wire.PingMethod.PING_METHOD_ICMP_DATAGRAM]: 'icmp_datagram',
  [wire.PingMethod.PING_METHOD_ICMP_RAW]: 'icmp_raw',
  [wire.PingMethod.PING_METHOD_PROGRAM]: 'ping_program',
  [wire.PingMethod.PING_METHOD_NONE]: 'none',
  [wire.PingMethod.UNRECOGNIZED]: null,
};

const PORT_STATES: Record<wire.PortState, PortEvidence['state'] | null> = {
  [wire.PortState.PORT_STATE_UNSPECIFIED]: null,
  [wire.PortState.PORT_STATE_OPEN]: 'open',
  [wire.PortState.PORT_STATE_REFUSED]: 'refused',
  [wire.PortState.PORT_STATE_SILENT]: 'silent',
  [wire.PortState.PORT_STATE_UNREACHABLE]: 'unreachable',
  [wire.PortState.UNRECOGNIZED]: null,
};
