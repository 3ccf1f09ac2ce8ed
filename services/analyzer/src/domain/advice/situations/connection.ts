import type { Facts } from '../facts.js';
import { type Situation, strength } from '../situation.js';
import type { Step } from '../step.js';

/** A refusal or a reset comes from a machine that is on. */
const NOBODY_HOME = ['connect_timeout', 'no_route', 'connect_failed', 'host_silent'] as const;

/** Where both doors of a website are shut, it may be the machine of something else. */
const wrongMachine = (f: Facts): Step[] =>
  f.subject === 'website' && !f.isUnnamed && f.port(80) === 'refused' ? [{ say: 'situations/certificate-of-a-stranger/steps/0' }] : [];

/** The machine is on, the website program is not: the classic. */
export const programOff: Situation = {
  id: 'program-off',
  machine: true,
  match: (f) => (f.error('connect_refused') && (f.pings || f.openPorts.length > 0 || f.refusedPorts.length > 1) ? strength.seen : 0),
  steps: (f) => ['restart', 'rollback', ...wrongMachine(f)],
  notice: 'closed',
};

export const refused: Situation = {
  id: 'refused',
  machine: true,
  match: (f) => (f.error('connect_refused') ? strength.plain : 0),
  steps: ['restart', 'firewall'],
  notice: 'closed',
  call: 'host',
};

/** Plain http still works. A silent door is a firewall's. */
export const secureDoorShut: Situation = {
  id: 'secure-door-shut',
  machine: true,
  match: (f) =>
    f.error('connect_refused') && f.evidence.target.scheme === 'https' && f.port(80) === 'open' && f.port(443) !== 'open'
      ? strength.seen + 3
      : 0,
  steps: [{ ask: 0 }, 'firewall'],
  notice: 'closed',
  call: 'host',
};

/** Ping answers, other ports answer, the website's port is silent: a filter drops the packets. */
export const firewallShut: Situation = {
  id: 'firewall-shut',
  machine: true,
  match: (f) => (f.error('connect_timeout', 'no_route') && (f.openPorts.length > 0 || f.refusedPorts.length > 0) ? strength.seen : 0),
  steps: ['firewall', { do: 0 }],
  notice: 'some',
  call: 'host',
};

export const onlyPingAnswers: Situation = {
  id: 'only-ping-answers',
  machine: true,
  match: (f) => (f.error('connect_timeout') && f.pings ? strength.seen - 1 : 0),
  steps: ['restart', 'firewall'],
  notice: 'closed',
  call: 'host',
};

/** The door resets us: the mark of a filter that knows whom it does not want. */
export const blockedByFilter: Situation = {
  id: 'blocked-by-filter',
  machine: true,
  match: (f) => (f.error('connect_reset') && (f.pings || f.openPorts.length > 0) ? strength.hinted : 0),
  steps: [{ ask: 0 }, 'restart'],
  notice: 'some',
  call: 'host',
};

export const cutOff: Situation = {
  id: 'cut-off',
  machine: true,
  match: (f) => (f.error('connect_reset') ? strength.plain : 0),
  steps: ['restart', { ask: 0 }],
  notice: 'closed',
  call: 'host',
};

/** Nothing at all answers: off, unplugged, or the account ended. */
export const machineSilent: Situation = {
  id: 'machine-silent',
  machine: true,
  match: (f) => (f.error(...NOBODY_HOME) && f.evidence.machine?.ping.method !== 'none' && f.silentMachine ? strength.seen - 2 : 0),
  steps: ['restart', 'invoices', { ask: 0 }],
  notice: 'closed',
  call: 'host',
};

export const connectTimeout: Situation = {
  id: 'connect-timeout',
  machine: true,
  match: (f) => (f.error('connect_timeout') ? strength.plain : 0),
  steps: ['restart', 'firewall'],
  notice: 'closed',
  call: 'host',
};

export const noWay: Situation = {
  id: 'no-way-to-the-server',
  match: (f) => (f.error('no_route') ? strength.plain : 0),
  otherwise: (f) => !f.hosting.known,
  steps: [{ ask: 0 }, { do: 0 }],
  notice: 'closed',
  call: 'host',
};

export const connectFailed: Situation = {
  id: 'connect-failed',
  machine: true,
  match: (f) => (f.error('connect_failed') ? strength.last : 0),
  steps: ['restart', { ask: 0 }],
  notice: 'closed',
  call: 'host',
};

/** A bare address that does not answer ping nor any of the three doors. */
export const serverSilent: Situation = {
  id: 'server-silent',
  machine: true,
  match: (f) => (f.error('host_silent') ? strength.plain : 0),
  steps: ['restart', 'invoices', 'firewall'],
  notice: 'closed',
  call: 'host',
};
