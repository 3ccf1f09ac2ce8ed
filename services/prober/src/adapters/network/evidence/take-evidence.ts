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
import { MARKED_LAG_MS } from '../loop-lag.js';
import { type AddressCheckContext, checkPort, rounded, PROBED_PORTS } from '../address-check.js';
import { type WebsiteObservation, dnsEvidenceOf } from '../http/website-check.js';

/** How long a bad result may be held back for what else can be found out. */
const INVESTIGATION_MS = 1_000;
const KEPT_BODY = 4 * 1024;

/** Headers that tell who and what is behind a website; all others are left out. */
const KEPT_HEADERS = [
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

export interface InvestigationContext extends AddressCheckContext {
  resolver: NameResolver;
  region: string;
  takenAt(): string;
}

/** Everything else worth knowing about a failed website, found out at once and in at most a second. */
export async function investigate(
  target: CheckTarget,
  observed: WebsiteObservation,
  echo: Promise<number | null> | null,
  context: InvestigationContext,
): Promise<Findings> {
  const host = observed.last.literal === 0 ? observed.last.host : null;
  const machine = machineOf(target, observed, context);
  const addresses = addressesMet(target, observed).filter(({ address }) => judgeAddress(address, context.policy) === null);
  const [names, aliases, reverse, ping, ports] = await Promise.all([
    host === null ? { zone: null, servers: [] } : context.resolver.nameservers(host, INVESTIGATION_MS),
    host === null ? [] : context.resolver.aliases(host, INVESTIGATION_MS),
    Promise.all(addresses.slice(0, 3).map(({ address }) => context.resolver.reverse(address, INVESTIGATION_MS))),
    machine === null ? null : pingEvidence(machine, echo, context),
    machine === null
      ? []
      : Promise.all(
          PROBED_PORTS.map(
            async (port) => alreadyDialled(machine, port, observed) ?? checkPort(machine, port, INVESTIGATION_MS, context.policy),
          ),
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

export interface Findings {
  nameservers: string[];
  zone: string | null;
  aliases: string[];
  addresses: AddressEvidence[];
  machine: MachineEvidence | null;
}

type CheckSummary = Pick<CheckResult, 'outcome' | 'errorClass' | 'code' | 'message' | 'loopLagMs'>;

export function websiteSnapshot(
  target: CheckTarget,
  observed: WebsiteObservation,
  summary: CheckSummary,
  findings: Findings,
  context: InvestigationContext,
): EvidenceSnapshot {
  const dns = dnsEvidenceOf(observed);
  const connection = observed.dialled.at(-1);
  const allHeaders = headersOf(observed);
  return {
    ...commonPart(target, summary, observed.trail, context),
    dns: dns === null ? null : { ...dns, cname: findings.aliases, nameservers: findings.nameservers, zone: findings.zone },
    addresses: findings.addresses,
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
    tls: observed.tls,
    http: httpEvidence(observed, allHeaders),
    machine: findings.machine,
    recognised: recognise({
      nameservers: findings.nameservers,
      aliases: findings.aliases,
      addresses: findings.addresses,
      headers: allHeaders,
      body: observed.exchange?.body.toString('utf8', 0, 16 * 1024) ?? '',
      page: observed.page,
    }),
  };
}

export async function addressSnapshot(
  target: CheckTarget,
  summary: CheckSummary,
  trail: Trail,
  machine: MachineEvidence | null,
  context: InvestigationContext,
): Promise<EvidenceSnapshot> {
  const address = target.ipAddress;
  const open = address !== null && judgeAddress(address, context.policy) === null;
  const reverse = open ? await context.resolver.reverse(address, INVESTIGATION_MS) : null;
  const addresses = open ? [withOwner({ address, from: 'configured' as const }, reverse)] : [];
  return {
    ...commonPart(target, summary, trail, context),
    dns: null,
    addresses,
    connection: null,
    tls: null,
    http: null,
    machine,
    recognised: recognise({ nameservers: [], aliases: [], addresses, headers: {}, body: '', page: null }),
  };
}

function commonPart(target: CheckTarget, summary: CheckSummary, trail: Trail, context: InvestigationContext) {
  const { website } = target;
  return {
    version: 1 as const,
    takenAt: context.takenAt(),
    region: context.region,
    target: {
      website: website === null ? null : redactUrl(website.url),
      ipAddress: target.ipAddress,
      host: website?.host ?? null,
      scheme: website?.scheme ?? null,
      port: website?.port ?? null,
    },
    outcome: summary.outcome as EvidenceSnapshot['outcome'],
    errorClass: summary.errorClass,
    code: summary.code,
    message: summary.message,
    steps: trail.steps.slice(0, 40),
    delayedByUs: summary.loopLagMs > MARKED_LAG_MS,
  };
}

function httpEvidence(observed: WebsiteObservation, allHeaders: Record<string, string>): HttpEvidence | null {
  const head = observed.exchange?.head;
  if (observed.exchange === null || head === null || head === undefined) return null;
  const { body, cut } = observed.exchange;
  const text = isText(allHeaders) ? body.toString('utf8', 0, KEPT_BODY * 2) : '';
  const headers = Object.fromEntries(
    KEPT_HEADERS.filter((name) => allHeaders[name] !== undefined).map((name) => [name, keptValue(name, allHeaders[name]!)]),
  );
  return {
    url: redactUrl(observed.last.url),
    redirects: observed.redirects,
    status: head.status,
    reason: redact(clean(head.reason, 100)),
    headers,
    title: text === '' ? null : redactedTitle(text),
    // Redacted before it is cut, so that no half of a secret is left at the edge.
    bodyStart: inert(redact(text)).slice(0, KEPT_BODY),
    bodyBytes: body.length,
    bodyCut: cut,
  };
}

function redactedTitle(text: string): string | null {
  const title = titleOf(text);
  return title === null ? null : redact(title);
}

function keptValue(name: string, value: string): string {
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
function headersOf(observed: WebsiteObservation): Record<string, string> {
  const headers = observed.exchange?.head?.headers;
  if (headers === undefined) return {};
  const { 'set-cookie': cookies, ...others } = Object.fromEntries(headers);
  if (cookies === undefined) return others;
  const names = [...cookies.matchAll(/(?:^|,\s*)([A-Za-z0-9_.-]{1,60})=/g)].map((findings) => findings[1]);
  return { ...others, 'set-cookie-names': names.join(' ') };
}

type MetAddress = Pick<AddressEvidence, 'address' | 'from'>;

function addressesMet(target: CheckTarget, observed: WebsiteObservation): MetAddress[] {
  const met = new Map<string, MetAddress>();
  if (target.ipAddress !== null) met.set(target.ipAddress, { address: target.ipAddress, from: 'configured' });
  for (const { address, from } of observed.dialled) if (!met.has(address)) met.set(address, { address, from });
  return [...met.values()].slice(0, 6);
}

function withOwner({ address, from }: MetAddress, ptr: string | null): AddressEvidence {
  const name = ptr === null ? null : nameOnly(ptr);
  return { address, family: address.includes(':') ? 6 : 4, from, ptr: name, owner: ownerOf(address, name) };
}

/** The machine to ask: the one entered for the server, else the one that the name led to. */
function machineOf(target: CheckTarget, observed: WebsiteObservation, { policy }: InvestigationContext): string | null {
  const address = target.ipAddress ?? observed.dialled[0]?.address ?? null;
  return address !== null && !address.includes(':') && judgeAddress(address, policy) === null ? address : null;
}

async function pingEvidence(address: string, echo: Promise<number | null> | null, context: InvestigationContext): Promise<PingEvidence> {
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
  return { port, state, ms: rounded(ms)! };
}

/** Names from DNS are written by strangers: letters, digits, dots and hyphens only. */
function nameOnly(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 253);
}
