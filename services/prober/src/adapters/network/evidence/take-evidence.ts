import {
  type AddressEvidence,
  type EvidenceSnapshot,
  type HttpEvidence,
  type MachineEvidence,
  type NameResolver,
  type PingEvidence,
  type PortEvidence,
  judgeAddress,
} from '@nowahala/platform';
import type { CheckResult, CheckTarget, Trail } from '../../../domain/check.js';
import { clean, titleOf } from '../../../domain/recognition/recognise-page.js';
import { ownerOf, recognise } from '../../../domain/recognition/recognise.js';
import { redact, redactUrl } from '../../../domain/redact.js';
import { markedLagMs } from '../loop-lag.js';
import { type MachineProbe, checkPort, rounded, rulePorts } from '../address-check.js';
import { type WebsiteSeen, dnsEvidenceOf } from '../http/website-check.js';

/** How long a bad result may be held back for what else can be found out. */
const enquiryMs = 1_000;
const keptBody = 4 * 1024;

/** Headers that tell who and what is behind a website; all others are left out. */
const tellingHeaders = [
  'server',
  'via',
  'content-type',
  'content-length',
  'content-encoding',
  'location',
  'retry-after',
  'date',
  'last-modified',
  'allow',
  'www-authenticate',
  'x-powered-by',
  'x-generator',
  'x-redirect-by',
  'x-cache',
  'x-served-by',
  'x-varnish',
  'cf-ray',
  'cf-cache-status',
  'cf-mitigated',
  'x-amz-cf-pop',
  'x-amz-cf-id',
  'x-azure-ref',
  'x-sucuri-id',
  'x-sucuri-block',
  'x-iinfo',
  'x-vercel-id',
  'x-vercel-error',
  'x-nf-request-id',
  'x-render-routing',
  'x-render-origin-server',
  'x-railway-fallback',
  'x-railway-edge',
  'fly-request-id',
  'x-github-request-id',
  'x-litespeed-cache',
  'x-shopify-stage',
  'x-wix-request-id',
  'x-drupal-cache',
  'x-aspnet-version',
  'platform',
  'panel',
  'x-kinsta-cache',
  'ratelimit-reset',
  'x-ratelimit-reset',
  'strict-transport-security',
] as const;

export interface Enquiry extends MachineProbe {
  resolver: NameResolver;
  region: string;
  takenAt(): string;
}

/** Everything else worth knowing about a failed website, found out at once and in at most a second. */
export async function enquire(
  target: CheckTarget,
  seen: WebsiteSeen,
  pinged: Promise<number | null> | null,
  enquiry: Enquiry,
): Promise<Found> {
  const host = seen.last.literal === 0 ? seen.last.host : null;
  const machine = machineOf(target, seen, enquiry);
  const addresses = addressesMet(target, seen).filter(({ address }) => judgeAddress(address, enquiry.policy) === null);
  const [names, aliases, reverse, ping, ports] = await Promise.all([
    host === null ? { zone: null, servers: [] } : enquiry.resolver.nameservers(host, enquiryMs),
    host === null ? [] : enquiry.resolver.aliases(host, enquiryMs),
    Promise.all(addresses.slice(0, 3).map(({ address }) => enquiry.resolver.reverse(address, enquiryMs))),
    machine === null ? null : pingOnce(machine, pinged, enquiry),
    machine === null
      ? []
      : Promise.all(
          rulePorts.map(async (port) => alreadyDialled(machine, port, seen) ?? checkPort(machine, port, enquiryMs, enquiry.policy)),
        ),
  ]);
  return {
    nameservers: names.servers.map(nameOnly),
    zone: names.zone,
    aliases: aliases.map(nameOnly),
    addresses: addresses.map((one, index) => withOwner(one, reverse[index] ?? null)),
    machine: machine === null || ping === null ? null : { address: machine, ping, ports: ports.map(plainPort) },
  };
}

export interface Found {
  nameservers: string[];
  zone: string | null;
  aliases: string[];
  addresses: AddressEvidence[];
  machine: MachineEvidence | null;
}

type Judged = Pick<CheckResult, 'outcome' | 'errorClass' | 'code' | 'message' | 'loopLagMs'>;

export function websiteSnapshot(target: CheckTarget, seen: WebsiteSeen, judged: Judged, found: Found, enquiry: Enquiry): EvidenceSnapshot {
  const dns = dnsEvidenceOf(seen);
  const connection = seen.dialled.at(-1);
  const allHeaders = headersOf(seen);
  return {
    ...frame(target, judged, seen.trail, enquiry),
    dns: dns === null ? null : { ...dns, cname: found.aliases, nameservers: found.nameservers, zone: found.zone },
    addresses: found.addresses,
    connection:
      connection === undefined
        ? null
        : {
            address: connection.address,
            port: connection.port,
            connected: connection.error === null,
            ms: rounded(connection.ms)!,
            error: connection.error,
          },
    tls: seen.tls,
    http: httpEvidence(seen, allHeaders),
    machine: found.machine,
    recognised: recognise({
      nameservers: found.nameservers,
      aliases: found.aliases,
      addresses: found.addresses,
      headers: allHeaders,
      body: seen.exchange?.body.toString('utf8', 0, 16 * 1024) ?? '',
      page: seen.page,
    }),
  };
}

export async function addressSnapshot(
  target: CheckTarget,
  judged: Judged,
  trail: Trail,
  machine: MachineEvidence | null,
  enquiry: Enquiry,
): Promise<EvidenceSnapshot> {
  const address = target.ipAddress;
  const open = address !== null && judgeAddress(address, enquiry.policy) === null;
  const reverse = open ? await enquiry.resolver.reverse(address, enquiryMs) : null;
  const addresses = open ? [withOwner({ address, from: 'configured' as const }, reverse)] : [];
  return {
    ...frame(target, judged, trail, enquiry),
    dns: null,
    addresses,
    connection: null,
    tls: null,
    http: null,
    machine,
    recognised: recognise({ nameservers: [], aliases: [], addresses, headers: {}, body: '', page: null }),
  };
}

function frame(target: CheckTarget, judged: Judged, trail: Trail, enquiry: Enquiry) {
  const { website } = target;
  return {
    version: 1 as const,
    takenAt: enquiry.takenAt(),
    region: enquiry.region,
    target: {
      website: website === null ? null : redactUrl(website.url),
      ipAddress: target.ipAddress,
      host: website?.host ?? null,
      scheme: website?.scheme ?? null,
      port: website?.port ?? null,
    },
    outcome: judged.outcome as EvidenceSnapshot['outcome'],
    errorClass: judged.errorClass,
    code: judged.code,
    message: judged.message,
    steps: trail.steps.slice(0, 40),
    delayedByUs: judged.loopLagMs > markedLagMs,
  };
}

function httpEvidence(seen: WebsiteSeen, allHeaders: Record<string, string>): HttpEvidence | null {
  const head = seen.exchange?.head;
  if (seen.exchange === null || head === null || head === undefined) return null;
  const { body, cut } = seen.exchange;
  const text = isText(allHeaders) ? body.toString('utf8', 0, keptBody * 2) : '';
  const headers = Object.fromEntries(
    tellingHeaders.filter((name) => allHeaders[name] !== undefined).map((name) => [name, tellingValue(name, allHeaders[name]!)]),
  );
  return {
    url: redactUrl(seen.last.url),
    redirects: seen.redirects,
    status: head.status,
    reason: redact(clean(head.reason, 100)),
    headers,
    title: text === '' ? null : redactedTitle(text),
    // Redacted before it is cut, so that no half of a secret is left at the edge.
    bodyStart: inert(redact(text)).slice(0, keptBody),
    bodyBytes: body.length,
    bodyCut: cut,
  };
}

function redactedTitle(text: string): string | null {
  const title = titleOf(text);
  return title === null ? null : redact(title);
}

function tellingValue(name: string, value: string): string {
  return name === 'location' ? redactUrl(clean(value, 500)) : redact(clean(value, 200));
}

/** Lines stay lines; every other control character goes. */
function inert(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
}

function isText(headers: Record<string, string>): boolean {
  const type = headers['content-type'] ?? 'text/html';
  const plain = headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity';
  return plain && /text\/|json|xml|javascript|xhtml/i.test(type);
}

/** All headers as received, and the names of cookies (never their values) under a name of our own. */
function headersOf(seen: WebsiteSeen): Record<string, string> {
  const headers = seen.exchange?.head?.headers;
  if (headers === undefined) return {};
  const { 'set-cookie': cookies, ...others } = Object.fromEntries(headers);
  if (cookies === undefined) return others;
  const names = [...cookies.matchAll(/(?:^|,\s*)([A-Za-z0-9_.-]{1,60})=/g)].map((found) => found[1]);
  return { ...others, 'set-cookie-names': names.join(' ') };
}

type Met = Pick<AddressEvidence, 'address' | 'from'>;

function addressesMet(target: CheckTarget, seen: WebsiteSeen): Met[] {
  const met = new Map<string, Met>();
  if (target.ipAddress !== null) met.set(target.ipAddress, { address: target.ipAddress, from: 'configured' });
  for (const { address, from } of seen.dialled) if (!met.has(address)) met.set(address, { address, from });
  return [...met.values()].slice(0, 6);
}

function withOwner({ address, from }: Met, ptr: string | null): AddressEvidence {
  const name = ptr === null ? null : nameOnly(ptr);
  return { address, family: address.includes(':') ? 6 : 4, from, ptr: name, owner: ownerOf(address, name) };
}

/** The machine to ask: the one entered for the server, else the one that the name led to. */
function machineOf(target: CheckTarget, seen: WebsiteSeen, { policy }: Enquiry): string | null {
  const address = target.ipAddress ?? seen.dialled[0]?.address ?? null;
  return address !== null && !address.includes(':') && judgeAddress(address, policy) === null ? address : null;
}

async function pingOnce(address: string, pinged: Promise<number | null> | null, enquiry: Enquiry): Promise<PingEvidence> {
  const ms = await (pinged ?? enquiry.ping.echo(address, enquiryMs));
  return { answered: ms !== null, ms: rounded(ms), method: enquiry.ping.method };
}

/** A port that the check itself just tried is not tried again. */
function alreadyDialled(address: string, port: number, seen: WebsiteSeen): PortEvidence | null {
  const dialled = seen.dialled.find((one) => one.address === address && one.port === port);
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
  return { port, state, ms: rounded(ms)! };
}

/** Names from DNS are written by strangers: letters, digits, dots and hyphens only. */
function nameOnly(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 253);
}
