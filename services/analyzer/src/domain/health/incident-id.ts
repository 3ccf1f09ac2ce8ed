import { createHash } from 'node:crypto';
import type { Instant } from './check.js';

/** Named after the server and the check that began it: replaying the same history gives the same incident. */
export function incidentIdFor(serverId: string, since: Instant): string {
  const digest = createHash('sha256').update(`incident/${serverId}/${since}`).digest();
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
