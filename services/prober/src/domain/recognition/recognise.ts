import { type Recognised, recognisable } from '@nowahala/kernel';
import ipaddr from 'ipaddr.js';
import type { RecognisedPage } from './recognise-page.js';
import { type CompanySign, COMPANY_SIGNS } from './company-signs.js';
import { PROGRAM_SIGNS } from './program-signs.js';

/** Everything that may give away who and what is behind a website. */
export interface RecognitionInput {
  nameservers: readonly string[];
  aliases: readonly string[];
  /** Addresses with their reverse names. */
  addresses: readonly { address: string; ptr: string | null }[];
  /** Lower-case names. Cookie names are given under `set-cookie-names`. */
  headers: Readonly<Record<string, string>>;
  /** The page as far as it was read. */
  body: string;
  page: RecognisedPage | null;
}

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const networksOf = new Map<CompanySign, Network[]>(
  COMPANY_SIGNS.filter((sign) => sign.networks !== undefined).map((sign) => [sign, sign.networks!.map((one) => ipaddr.parseCIDR(one))]),
);

/** Most certain first; one entry for each thing recognised. */
export function recognise(input: RecognitionInput): Recognised[] {
  const found = [...COMPANY_SIGNS.map((sign) => company(sign, input)), ...PROGRAM_SIGNS.map((sign) => program(sign, input)), page(input)];
  return found.filter((one) => one !== null).toSorted((a, b) => b.confidence - a.confidence);
}

/** Id of the company that owns an address, as far as published ranges and its reverse name tell. */
export function ownerOf(address: string, ptr: string | null): string | null {
  const named = ptr === null ? undefined : COMPANY_SIGNS.find((sign) => endsWithOneOf(ptr, sign.names) !== undefined);
  return (named ?? COMPANY_SIGNS.find((sign) => networkOf(sign, address) !== undefined))?.id ?? null;
}

function company(sign: CompanySign, input: RecognitionInput): Recognised | null {
  const clue = byHeader(sign, input.headers) ?? byName(sign, input) ?? byNetwork(sign, input) ?? byNameserver(sign, input);
  if (clue === null) return null;
  const names: Readonly<Record<string, string>> = recognisable[sign.kind];
  return { kind: sign.kind, id: sign.id, name: names[sign.id]!, ...clue };
}

type Clue = { by: string; confidence: number };

function byHeader(
  sign: { headers?: readonly string[]; headerValues?: readonly [string, RegExp][] },
  headers: RecognitionInput['headers'],
): Clue | null {
  const name = sign.headers?.find((header) => headers[header] !== undefined);
  if (name !== undefined) return { by: `header ${name}`, confidence: 0.95 };
  const value = sign.headerValues?.find(([header, pattern]) => headers[header] !== undefined && pattern.test(headers[header]));
  return value === undefined ? null : { by: `header ${value[0]}`, confidence: 0.95 };
}

function byName(sign: CompanySign, input: RecognitionInput): Clue | null {
  const alias = input.aliases.find((name) => endsWithOneOf(name, sign.names) !== undefined);
  if (alias !== undefined) return { by: `alias ${alias}`, confidence: 0.93 };
  const reverse = input.addresses.find(({ ptr }) => ptr !== null && endsWithOneOf(ptr, sign.names) !== undefined);
  return reverse === undefined ? null : { by: `reverse name ${reverse.ptr}`, confidence: 0.9 };
}

function byNetwork(sign: CompanySign, input: RecognitionInput): Clue | null {
  const inside = input.addresses.find(({ address }) => networkOf(sign, address) !== undefined);
  return inside === undefined ? null : { by: `address ${inside.address}`, confidence: sign.kind === 'cdn' ? 0.9 : 0.75 };
}

/** Weaker than the machine itself: a domain may be registered with one company and hosted by another. */
function byNameserver(sign: CompanySign, input: RecognitionInput): Clue | null {
  const server = input.nameservers.find((name) => endsWithOneOf(name, sign.nameservers) !== undefined);
  return server === undefined ? null : { by: `name server ${server}`, confidence: 0.7 };
}

function program(sign: (typeof PROGRAM_SIGNS)[number], input: RecognitionInput): Recognised | null {
  const inPage = sign.source !== undefined && sign.source.test(input.body) ? { by: 'the page itself', confidence: 0.85 } : null;
  const clue = byHeader(sign, input.headers) ?? inPage;
  if (clue === null) return null;
  const names: Readonly<Record<string, string>> = recognisable[sign.kind];
  return { kind: sign.kind, id: sign.id, name: names[sign.id]!, ...clue };
}

function page({ page: recognised }: RecognitionInput): Recognised | null {
  if (recognised === null) return null;
  return {
    kind: 'page',
    id: recognised.page,
    name: recognisable.page[recognised.page],
    by: 'the page itself',
    confidence: recognised.confidence,
  };
}

function endsWithOneOf(name: string, endings: readonly string[] | undefined): string | undefined {
  const plain = name.toLowerCase().replace(/\.$/, '');
  return endings?.find((ending) => plain === ending || plain.endsWith(`.${ending}`));
}

function networkOf(sign: CompanySign, address: string): Network | undefined {
  const networks = networksOf.get(sign);
  if (networks === undefined || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  return networks.find(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}
