import { incidents as wire } from '@nowahala/contracts';
import type { Renewal } from '../domain/renewal.js';

const KINDS: Partial<Record<wire.RenewalKind, Renewal['kind']>> = {
  [wire.RenewalKind.RENEWAL_KIND_CERTIFICATE]: 'certificate',
  [wire.RenewalKind.RENEWAL_KIND_DOMAIN]: 'domain',
  [wire.RenewalKind.RENEWAL_KIND_OWN]: 'own',
};

/** Null for a kind that this version does not know. */
export function fromRenewal(renewal: wire.Renewal | undefined): Renewal | null {
  const kind = renewal && KINDS[renewal.kind];
  if (!renewal?.endsAt || !kind) return null;
  const { name, endsAt, company, serverIds } = renewal;
  return { kind, name, endsAt, company, serverIds };
}
