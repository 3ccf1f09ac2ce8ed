import { type Situation, strength } from '../situation.js';
import { askTheHost, contact, openFirewall, openInvoices, restart, rollback, customerNotice } from '../steps.js';

/** A refusal or a reset comes from a machine that is on. */
const NOBODY_HOME = ['connect_timeout', 'no_route', 'connect_failed', 'host_silent'] as const;

/** The machine is on, the website program is not: the classic. */
export const programOff: Situation = {
  id: 'program-off',
  machine: true,
  match: (f) => (f.error('connect_refused') && (f.pings || f.openPorts.length > 0 || f.refusedPorts.length > 1) ? strength.seen : 0),
  cause: () => 'The machine is on, but the website program is not',
  advise: (f) => ({
    whatHappened: 'The machine is on and answers us. The website program on it is not running.',
    whoIsAffected: 'All visitors of the website.',
    likelyCause: 'The program stopped: after an error, an update or a restart of the machine.',
    doNow: [restart(f), rollback(f)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.builderThenHost(f),
  }),
};

export const refused: Situation = {
  id: 'refused',
  machine: true,
  match: (f) => (f.error('connect_refused') ? strength.plain : 0),
  cause: () => 'The server turns every visitor away',
  advise: (f) => ({
    whatHappened: `The server turns away all who want to open ${f.host}.`,
    whoIsAffected: 'All visitors of the website.',
    likelyCause: 'The website program is off. Or a firewall (the guard at the door) sends people away.',
    doNow: [restart(f), openFirewall(f)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

/** Plain http still works. */
export const secureDoorShut: Situation = {
  id: 'secure-door-shut',
  machine: true,
  match: (f) =>
    f.error('connect_refused', 'connect_timeout') && f.evidence.target.scheme === 'https' && f.port(80) === 'open' && f.port(443) !== 'open'
      ? strength.seen + 3
      : 0,
  cause: () => 'The secure (padlock) side of the website is switched off',
  advise: (f) => ({
    whatHappened: 'The server answers, but its secure side (the one with the padlock) is switched off.',
    whoIsAffected: 'Almost everybody: browsers open the secure side first.',
    likelyCause: 'The security certificate (the file behind the padlock) failed to load at the last restart. Or port 443 was closed.',
    doNow: [
      askTheHost(f, `Port 443 of ${f.host} is closed while port 80 is open. Please check the certificate and restart the web service.`),
      openFirewall(f),
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

/** Ping answers, other ports answer, the website's port is silent: a filter drops the packets. */
export const firewallShut: Situation = {
  id: 'firewall-shut',
  machine: true,
  match: (f) => (f.error('connect_timeout', 'no_route') && (f.openPorts.length > 0 || f.refusedPorts.length > 0) ? strength.seen : 0),
  cause: () => 'A firewall swallows visits to the website',
  advise: (f) => ({
    whatHappened: 'The machine is on and other parts of it answer. Visits to the website are swallowed without a word.',
    whoIsAffected: 'Perhaps everybody, perhaps only some networks, ours included. Try it on your phone without Wi-Fi.',
    likelyCause: 'A firewall (the guard at the door) was changed, or it took us for an attacker.',
    doNow: [
      openFirewall(f),
      'If it opens on your phone, write to our support. We send you the addresses that our checks come from, to be let in.',
    ],
    tellCustomers: customerNotice.some(),
    whoToCall: contact.host(f),
  }),
};

export const onlyPingAnswers: Situation = {
  id: 'only-ping-answers',
  machine: true,
  match: (f) => (f.error('connect_timeout') && f.pings ? strength.seen - 1 : 0),
  cause: () => 'The machine is on, but the website does not answer',
  advise: (f) => ({
    whatHappened: 'The machine is on: it answers a ping (a short “are you there”). The website on it says nothing.',
    whoIsAffected: 'All visitors of the website.',
    likelyCause: 'The machine is overloaded, or a firewall (the guard at the door) blocks visitors.',
    doNow: [restart(f), openFirewall(f)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

/** The door resets us: the mark of a filter that knows whom it does not want. */
export const blockedByFilter: Situation = {
  id: 'blocked-by-filter',
  machine: true,
  match: (f) => (f.error('connect_reset') && (f.pings || f.openPorts.length > 0) ? strength.hinted : 0),
  cause: () => 'A guard in front of the website cuts visits off',
  advise: (f) => ({
    whatHappened: 'The server takes the call and hangs up at once. It does so before the website can answer.',
    whoIsAffected: 'Perhaps only visitors from some networks. Try it on your phone without Wi-Fi.',
    likelyCause: 'A protection program on the server blocks some visitors, and our checks with them.',
    doNow: [
      askTheHost(
        f,
        `Visits to ${f.host} are cut off at once. Please look in the firewall and the attack protection for blocked addresses.`,
      ),
      restart(f),
    ],
    tellCustomers: customerNotice.some(),
    whoToCall: contact.host(f),
  }),
};

export const cutOff: Situation = {
  id: 'cut-off',
  machine: true,
  match: (f) => (f.error('connect_reset') ? strength.plain : 0),
  cause: () => 'The server hangs up at once',
  advise: (f) => ({
    whatHappened: `The server hangs up as soon as we open ${f.host}.`,
    whoIsAffected: 'All visitors of the website, as far as we can see.',
    likelyCause: 'The website program crashes, or a firewall (the guard at the door) cuts calls off.',
    doNow: [restart(f), askTheHost(f, `Visits to ${f.host} are cut off at once. Please check the web service and the firewall.`)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

/** Nothing at all answers: off, unplugged, or the account ended. */
export const machineSilent: Situation = {
  id: 'machine-silent',
  machine: true,
  match: (f) => (f.error(...NOBODY_HOME) && f.evidence.machine?.ping.method !== 'none' && f.silentMachine ? strength.seen - 2 : 0),
  cause: () => 'The whole machine is silent',
  advise: (f) => ({
    whatHappened: 'Nothing on the machine answers: no website, no ping (a short “are you there”), nothing.',
    whoIsAffected: 'Everybody, and everything else that runs on this machine.',
    likelyCause: 'The machine is off, or its network is down. An unpaid bill can also be the reason.',
    doNow: [
      restart(f),
      openInvoices(f),
      askTheHost(
        f,
        `My server at ${f.evidence.machine?.address ?? f.host} does not answer at all. Is it on, and is there trouble in your data centre?`,
      ),
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const connectTimeout: Situation = {
  id: 'connect-timeout',
  machine: true,
  match: (f) => (f.error('connect_timeout') ? strength.plain : 0),
  cause: () => 'The server does not answer in time',
  advise: (f) => ({
    whatHappened: `We called ${f.host} and waited five seconds. Nobody picked up.`,
    whoIsAffected: 'All visitors of the website, as far as we can see.',
    likelyCause: 'The machine is off or overloaded, or a firewall (the guard at the door) blocks visitors.',
    doNow: [restart(f), openFirewall(f)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const noWay: Situation = {
  id: 'no-way-to-the-server',
  match: (f) => (f.error('no_route') ? strength.plain : 0),
  cause: () => 'There is no way to the server’s network',
  advise: (f) => ({
    whatHappened: 'The network of your server cannot be reached. It is as if the road to it were closed.',
    whoIsAffected: 'Everybody, and all other customers of that network too.',
    likelyCause: `${f.hosting.known ? f.hosting.company : 'The hosting company'} has trouble with its network, or the machine’s address was taken away.`,
    doNow: [
      askTheHost(f, `There is no route to my server ${f.host}. Is your network down, and until when?`),
      'Look at their status page or their X (Twitter) account for news.',
    ],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

export const connectFailed: Situation = {
  id: 'connect-failed',
  machine: true,
  match: (f) => (f.error('connect_failed') ? strength.last : 0),
  cause: () => 'The server could not be reached',
  advise: (f) => ({
    whatHappened: `We could not reach ${f.host}. The connection failed before anything was said.`,
    whoIsAffected: 'All visitors of the website, as far as we can see.',
    likelyCause: 'The machine or its network has trouble.',
    doNow: [restart(f), askTheHost(f, `Connections to ${f.host} fail. Please check the machine and its network.`)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};

/** A bare address that does not answer ping nor any of the three doors. */
export const serverSilent: Situation = {
  id: 'server-silent',
  machine: true,
  match: (f) => (f.error('host_silent') ? strength.plain : 0),
  cause: () => 'The server answers nothing at all',
  advise: (f) => ({
    whatHappened: 'Your server does not answer a ping (a short “are you there”), nor any of the usual doors.',
    whoIsAffected: 'Everybody who uses something on this server.',
    likelyCause: 'The server is off, its network is down, or a firewall (the guard at the door) hides it.',
    doNow: [restart(f), openInvoices(f), openFirewall(f)],
    tellCustomers: customerNotice.closed(f),
    whoToCall: contact.host(f),
  }),
};
