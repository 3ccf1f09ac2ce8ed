import { execFileSync } from 'node:child_process';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { DnsServer } from '../../libs/testkit/dist/fakes/dns-server.js';
import { CertificateAuthority } from '../../prober/test/certificates.ts';
import { frozen, greet, serve } from '../../prober/test/sockets.ts';

const DAY_MS = 86_400_000;
const ip = (...words) => execFileSync('ip', words, { stdio: 'pipe' });

/**
 * An internet of one fault, in a network that belongs to this process alone (`unshare --net`): real names, real machines at
 * the addresses that were written down, real ports. An address that nobody mentioned stays silent.
 */
export class Network {
  #authorities = new Map();
  #standing = [];
  #roots = getCACertificates('default');
  #pings = new Map();

  /** Every issuer is known before the first handshake: the prober reads the list of trusted ones once. */
  constructor(faults) {
    ip('link', 'set', 'lo', 'up');
    // What is sent there and belongs to nobody is dropped without a word.
    ip('route', 'add', 'default', 'dev', 'lo');
    const machines = faults.flatMap((one) => Object.values(one.machines));
    for (const door of machines.flatMap((machine) => Object.values(machine.ports ?? {})))
      if (door.certificate !== undefined) this.#authority(door.certificate);
  }

  /** Answers pings as the machines of the fault do. */
  get ping() {
    return { method: 'icmp_datagram', cheap: true, close() {}, echo: async (address) => this.#pings.get(address) ?? null };
  }

  async stand({ names, machines }) {
    const dns = await DnsServer.start();
    this.#standing.push({ stop: () => dns.stop() });
    for (const [name, says] of Object.entries(names)) {
      if (typeof says === 'string') dns.fails(name, says);
      else for (const [kind, values] of Object.entries(says)) if (values.length > 0) dns.says(name, kind, ...values);
    }
    for (const [address, machine] of Object.entries(machines)) {
      if (machine === 'silent') continue;
      if (machine === 'unreachable') this.#route('unreachable', `${address}/32`);
      else await this.#machine(address, machine, dns);
    }
    return dns.address;
  }

  async clear() {
    for (const one of this.#standing.splice(0).toReversed()) await one.stop();
    this.#pings.clear();
  }

  remove() {
    for (const one of this.#authorities.values()) one.remove();
  }

  #route(...words) {
    ip('route', 'add', ...words);
    this.#standing.push({ stop: () => ip('route', 'del', ...words) });
  }

  async #machine(address, { ping, reverseName, ports }, dns) {
    ip('addr', 'add', `${address}/32`, 'dev', 'lo');
    this.#standing.push({ stop: () => ip('addr', 'del', `${address}/32`, 'dev', 'lo') });
    if (ping !== null) this.#pings.set(address, ping);
    if (reverseName !== undefined) dns.says(`${address.split('.').toReversed().join('.')}.in-addr.arpa`, 'PTR', reverseName);
    const silent = Object.keys(ports).filter((port) => ports[port] === 'silent');
    if (silent.length > 0) this.#standing.push(await frozen(address, silent.map(Number)));
    for (const [port, door] of Object.entries(ports)) {
      const stood = await this.#door(door, { address, port: Number(port) });
      if (stood !== null) this.#standing.push(stood);
    }
  }

  async #door(door, where) {
    if (door === 'refused' || door === 'silent') return null;
    if (door === 'open') return greet(() => {}, where);
    if (door === 'reset') return greet((socket) => socket.once('data', () => socket.resetAndDestroy()), where);
    if (door === 'hangup') return greet((socket) => socket.end(), where);
    if (door.greets !== undefined) return greet((socket) => socket.write(door.greets), where);
    if (door.replies !== undefined) return greet((socket) => socket.once('data', () => socket.end(door.replies)), where);
    if (door.repliesHex !== undefined)
      return greet((socket) => socket.once('data', () => socket.end(Buffer.from(door.repliesHex, 'hex'))), where);
    const behaviour =
      door.answers === 'never'
        ? () => {}
        : door.answers === 'hangup'
          ? (socket) => socket.end()
          : (socket, request) => answerWith(door.answers, socket, request);
    return serve(behaviour, { ...where, ...(door.certificate === undefined ? {} : { tls: this.#certificate(door.certificate) }) });
  }

  #certificate({ names, issuer, startsInDays, endsInDays, selfSigned, trusted, incomplete }) {
    const authority = this.#authority({ issuer, trusted });
    if (selfSigned) return authority.selfSigned(names[0]);
    return authority.issue({
      names,
      from: stamp(startsInDays),
      to: stamp(endsInDays),
      byIntermediate: incomplete,
      withoutIntermediate: incomplete,
    });
  }

  #authority({ issuer, trusted }) {
    const name = `${issuer} ${trusted}`;
    const known = this.#authorities.get(name);
    if (known !== undefined) return known;
    const made = new CertificateAuthority(issuer);
    this.#authorities.set(name, made);
    if (trusted) setDefaultCACertificates((this.#roots = [...this.#roots, made.rootCertificate]));
    return made;
  }
}

function answerWith(answers, socket, request) {
  const [, path = '/'] = /^\w+ (\S+)/.exec(request) ?? [];
  const host = /^host: *([^\r\n:]+)/im.exec(request)?.[1]?.toLowerCase();
  const chosen = answers.find((one) => (one.host === undefined || one.host === host) && (one.path === undefined || one.path === path));
  if (chosen === undefined) return void socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
  const { status, headers, body, cutAfter } = chosen;
  const lower = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}\r\n`));
  if (!lower.has('content-type')) lines.push('Content-Type: text/html; charset=utf-8\r\n');
  if (!lower.has('content-length') && !lower.has('transfer-encoding')) lines.push(`Content-Length: ${Buffer.byteLength(body)}\r\n`);
  const sent = cutAfter === undefined ? Buffer.from(body) : Buffer.from(body).subarray(0, cutAfter);
  socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  socket.end(sent);
}

/** As openssl writes a moment: `YYYYMMDDHHMMSSZ`. */
function stamp(inDays) {
  const iso = new Date(Date.now() + inDays * DAY_MS).toISOString();
  return `${iso.slice(0, 19).replaceAll(/[-:T]/g, '')}Z`;
}
