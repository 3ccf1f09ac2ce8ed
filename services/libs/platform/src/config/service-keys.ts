import { z } from 'zod';
import { ConfigError } from './config.js';
import type { PlatformSettings } from './config.js';
import { deriveSecrets, localInternalSecret, requireInternalSecret, secretsIn } from './secrets.js';

const keys = z.array(z.string().min(32)).min(1);
const keysByName = z.record(z.string(), keys).default({});

/** What SERVICE_KEYS holds, base64 of JSON; of each kind the first is used and all are believed. */
const heldKeys = z.object({
  service: z.string(),
  /** By whom it asks: a key for each pair, which nobody else has. */
  to: keysByName,
  /** By who asks it. */
  from: keysByName,
  /** What a key of its own for a purpose is derived from, where `purposes` does not name it. */
  own: keys.optional(),
  purposes: keysByName,
});
type HeldKeys = z.infer<typeof heldKeys>;

/** The keys that a process holds: to sign its calls, to believe those of others, and for purposes of its own (ADR 5). */
export interface Keyring {
  /** The key that `from` signs with for `to`; undefined where it has none. */
  signing(from: string, to: string): string | undefined;
  /** What `to` believes of `from`. */
  believed(from: string, to: string): string[];
  ofPurpose(service: string, purpose: string): string[];
  /** The form before the pairs: one secret that everybody signs with; empty once it is gone. */
  shared: string[];
}

const pairPurpose = (from: string, to: string): string => `call ${from} ${to}`;

/** All keys of everybody: for the host of one machine, for specs, and where services apart still share INTERNAL_SECRET. */
export function keyringOfRoot(root: string, { shared = false } = {}): Keyring {
  const derived = new Map<string, string[]>();
  const pair = (from: string, to: string): string[] => {
    const purpose = pairPurpose(from, to);
    const known = derived.get(purpose) ?? deriveSecrets(root, purpose);
    // Names come from outside too.
    if (derived.size < MOST_KNOWN) derived.set(purpose, known);
    return known;
  };
  return {
    signing: (from, to) => pair(from, to)[0],
    believed: pair,
    ofPurpose: (_service, purpose) => deriveSecrets(root, purpose),
    shared: shared ? secretsIn(root) : [],
  };
}
const MOST_KNOWN = 200;

/** Those of a process that holds its own alone, with a comma between where it runs several services. */
export function keyringOfServices(texts: string, sharedSecret?: string): Keyring {
  const held = new Map(texts.split(',').map((text) => readServiceKeys(text.trim())));
  const own = (record: Record<string, string[]> | undefined, name: string): string[] =>
    record && Object.hasOwn(record, name) ? record[name]! : [];
  return {
    signing: (from, to) => own(held.get(from)?.to, to)[0],
    believed: (from, to) => own(held.get(to)?.from, from),
    ofPurpose: (service, purpose) => {
      const mine = held.get(service);
      const given = own(mine?.purposes, purpose);
      if (given.length > 0) return given;
      if (!mine?.own) throw wrongKeys(`holds nothing for "${purpose}" of ${service}`);
      return mine.own.flatMap((secret) => deriveSecrets(secret, purpose));
    },
    shared: sharedSecret ? secretsIn(sharedSecret) : [],
  };
}

export interface KeysOfService {
  service: string;
  asks: readonly string[];
  askedBy: readonly string[];
  purposes: readonly string[];
}

/** SERVICE_KEYS of one service, from the root that nobody but the deployer holds. */
export function makeServiceKeys(root: string, { service, asks, askedBy, purposes }: KeysOfService): string {
  const byName = (names: readonly string[], purposeOf: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, deriveSecrets(root, purposeOf(name))]));
  const held: HeldKeys = {
    service,
    to: byName(asks, (name) => pairPurpose(service, name)),
    from: byName(askedBy, (name) => pairPurpose(name, service)),
    purposes: byName(purposes, (name) => name),
  };
  return Buffer.from(JSON.stringify(held)).toString('base64');
}

/** The keys of services apart: their own, or in the form before it all that follow from the secret that all share. */
export function keyringOfSettings(settings: PlatformSettings, services: readonly string[]): Keyring {
  if (!settings.SERVICE_KEYS && !settings.INTERNAL_SECRET)
    throw wrongKeys('must be set to what `nowahala service-keys <service>` prints from INTERNAL_SECRET');
  if (!settings.SERVICE_KEYS) return keyringOfRoot(requireInternalSecret(settings), { shared: true });
  const texts = settings.SERVICE_KEYS;
  const holders = texts.split(',').map((text) => readServiceKeys(text.trim())[0]);
  const missing = services.filter((service) => !holders.includes(service));
  if (missing.length > 0) throw wrongKeys(`holds the keys of ${holders.join(', ')}, and this process is ${missing.join(', ')}`);
  return keyringOfServices(texts, settings.INTERNAL_SECRET && requireInternalSecret(settings));
}

/** The operator's, who asks billing from outside of the services. */
export function operatorKeyring(settings: PlatformSettings): Keyring {
  if (settings.SERVICE_KEYS) return keyringOfSettings(settings, ['operator']);
  return keyringOfRoot(localInternalSecret(settings), { shared: settings.INTERNAL_SECRET !== undefined });
}

/** A service's keys for its own purposes. */
export class ServiceKeys {
  constructor(
    private readonly keyring: Keyring | undefined,
    private readonly service: string,
    private readonly purposes: readonly string[],
  ) {}

  /** The first to make things with, all are believed. */
  of(purpose: string): string[] {
    if (!this.purposes.includes(purpose)) throw new Error(`${this.service} names no purpose "${purpose}"`);
    if (!this.keyring) throw new Error(`${this.service} runs in a process without keys`);
    return this.keyring.ofPurpose(this.service, purpose);
  }
}

function readServiceKeys(text: string): [string, HeldKeys] {
  try {
    const held = heldKeys.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return [held.service, held];
  } catch {
    // What is wrong with it would be a part of it.
    throw wrongKeys('must be what `nowahala service-keys <service>` prints');
  }
}

const wrongKeys = (what: string): ConfigError => new ConfigError(`These settings are missing or wrong:\n  SERVICE_KEYS: ${what}`);
