import { hash, randomUUID } from 'node:crypto';

declare const brand: unique symbol;
/** A string that cannot be swapped with another kind of id by accident. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };

export type UserId = Branded<'UserId'>;
export type WorkspaceId = Branded<'WorkspaceId'>;
export type ServerId = Branded<'ServerId'>;
export type IncidentId = Branded<'IncidentId'>;

export const newId = (): string => randomUUID();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** The name of a request as it was sent; undefined where it has none, or none that can be used. */
export const creationIdOf = (sent: string | undefined): string | undefined => (isUuid(sent) ? sent.toLowerCase() : undefined);

/** The same parts always give the same UUID (RFC 9562 version 8, SHA-256), so a repeated cause names the same thing. */
export function idFrom(...parts: (string | number)[]): string {
  const hex = hash('sha256', parts.join('\u0000'));
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const SHARDS = 256;

/** Shard of a server, 0..255; the prober, the scheduler and the analyzer agree on it. */
export function shardOf(serverId: string): number {
  return hash('sha1', serverId, 'buffer')[0]!;
}
