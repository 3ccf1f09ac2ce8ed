import { incidents as wire } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';
import type { Renewal } from '../domain/renewal.js';

const kinds = closedSet(wire.RenewalKind, 'RENEWAL_KIND');

/** Null for a kind that this version does not know. */
export function fromRenewal(renewal: wire.Renewal | undefined): Renewal | null {
  const kind = kinds.toWord(renewal?.kind);
  if (!renewal?.endsAt || !kind) return null;
  const { name, endsAt, company, lapsed, serverIds } = renewal;
  return { kind, name, endsAt, company, lapsed, serverIds };
}
