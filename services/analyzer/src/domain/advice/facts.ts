import { isIP } from 'node:net';
import { isPublicSuffix, registrable } from './registrable.js';
import type { ErrorClass, EvidenceSnapshot, RecognisedId, RecognisedKind } from '@nowahala/kernel';
import { type Hosting, hostingOf, recognised } from './hosting.js';
import { type PageZones, zonesOf } from './page-zones.js';
import { quotedTitle } from './quoted.js';

/** Where dealers offer the names of others. */
const DEALERS: ReadonlySet<string> = new Set([
  ...['hugedomains.com', 'dan.com', 'afternic.com', 'sedo.com', 'godaddy.com', 'atom.com', 'squadhelp.com', 'brandbucket.com'],
  ...['buydomains.com', 'dynadot.com', 'namecheap.com', 'porkbun.com', 'spaceship.com', 'sav.com', 'efty.com', 'domainmarket.com'],
]);
const REASON_HEADERS = ['x-debug-exception', 'x-squid-error', 'x-error', 'x-error-message'];

/** The evidence, asked the questions that situations ask. */
export class Facts {
  readonly hosting: Hosting;
  private zones: PageZones | undefined;
  private marked: string | undefined;

  constructor(readonly evidence: EvidenceSnapshot) {
    this.hosting = hostingOf(evidence);
  }

  get code(): number {
    return this.evidence.code ?? this.evidence.http?.status ?? 0;
  }

  /** How to call the thing that is watched. */
  get subject(): 'website' | 'server' {
    return this.evidence.target.website === null ? 'server' : 'website';
  }

  /**
   * Of the name that was met last: the fault is there, and so are the answers of name servers and the certificate. But a dealer has
   * caught the name that leads to its offer.
   */
  get host(): string {
    return (
      (this.wasSentOn && !this.isAtADealer ? this.evidence.dns?.name : undefined) ??
      this.evidence.target.host ??
      this.evidence.target.ipAddress ??
      'your address'
    );
  }

  private get isAtADealer(): boolean {
    const name = this.wasSentOn && this.is('page', 'parked') ? this.evidence.dns?.name : undefined;
    return name !== undefined && DEALERS.has(registrable(name) ?? '');
  }

  /** The website is watched by an address in numbers: no domain leads to it. */
  get isUnnamed(): boolean {
    return isIP(this.host.replace(/^\[|\]$/g, '')) !== 0;
  }

  /** The domain without what stands before it: what is bought and renewed. */
  get domain(): string {
    const zone = this.isAtADealer ? null : (this.evidence.dns?.zone ?? null);
    return zone === null || this.isUnregistered ? (registrable(this.host) ?? this.host.replace(/^www\./, '')) : zone;
  }

  /** A name under a domain that has ended has com.ng for its zone: the name servers are those of the registry. */
  get isUnregistered(): boolean {
    return isPublicSuffix(this.evidence.dns?.zone);
  }

  /** A name under a domain of which nothing is known: its name servers could not be asked. */
  get isUnderUnknown(): boolean {
    return (this.evidence.dns?.zone ?? null) === null && this.host !== this.domain;
  }

  get isSubdomain(): boolean {
    return this.host !== this.domain && this.host !== `www.${this.domain}`;
  }

  get title(): string | null {
    return quotedTitle(this.evidence.http?.title ?? null);
  }

  error(...classes: ErrorClass[]): boolean {
    return this.evidence.errorClass !== null && classes.includes(this.evidence.errorClass);
  }

  status(...codes: number[]): boolean {
    return codes.includes(this.code);
  }

  is<K extends RecognisedKind>(kind: K, ...ids: RecognisedId<K>[]): boolean {
    return this.evidence.recognised.some((one) => one.kind === kind && (ids as string[]).includes(one.id));
  }

  /** The likeliest recognised thing of a kind. */
  which(kind: RecognisedKind): { id: string; name: string } | null {
    return recognised(this.evidence, kind);
  }

  get wordpress(): boolean {
    return this.is('cms', 'wordpress') || this.is('shop', 'woocommerce') || this.is('hosting', 'wpengine', 'kinsta');
  }

  get cloudflare(): boolean {
    return this.is('cdn', 'cloudflare');
  }

  get pings(): boolean {
    return this.evidence.machine?.ping.answered ?? false;
  }

  /** True when the machine was asked and did not answer at all. */
  get silentMachine(): boolean {
    const machine = this.evidence.machine;
    if (!machine || machine.ping.answered) return false;
    return machine.ports.every((port) => port.state === 'silent' || port.state === 'unreachable');
  }

  port(number: number): 'open' | 'refused' | 'silent' | 'unreachable' | 'unasked' {
    return this.evidence.machine?.ports.find((port) => port.port === number)?.state ?? 'unasked';
  }

  get openPorts(): number[] {
    return (this.evidence.machine?.ports ?? []).filter((port) => port.state === 'open').map((port) => port.port);
  }

  get refusedPorts(): number[] {
    return (this.evidence.machine?.ports ?? []).filter((port) => port.state === 'refused').map((port) => port.port);
  }

  /** The website's name leads somewhere else than the address entered for the server. */
  get leadsElsewhere(): boolean {
    const configured = this.evidence.target.ipAddress;
    const answers = this.evidence.dns?.a ?? [];
    return configured !== null && answers.length > 0 && !answers.includes(configured) && !this.which('cdn');
  }

  /** The fault was met only after a redirect. */
  get wasSentOn(): boolean {
    return (this.evidence.http?.redirects.length ?? 0) > 0;
  }

  get page(): PageZones {
    this.zones ??= this.readPage();
    return this.zones;
  }

  /** The status line and some headers say what the page hides: that weighs like a heading. */
  private readPage(): PageZones {
    const { bodyStart = '', title = null, reason = '' } = this.evidence.http ?? {};
    return zonesOf(bodyStart, title, [reason, ...REASON_HEADERS.map((name) => this.header(name))].join(' '));
  }

  /** The page with its marks, in lower case. */
  get source(): string {
    this.marked ??= (this.evidence.http?.bodyStart ?? '').toLowerCase();
    return this.marked;
  }

  /** Whether a reader of the page sees this. */
  body(pattern: RegExp): boolean {
    return pattern.test(this.page.title) || pattern.test(this.page.text);
  }

  header(name: string): string {
    return this.evidence.http?.headers[name] ?? '';
  }
}
