import { incidents as wire } from '@nowahala/contracts';
import type { RenewalDetails } from '../../database/renewal.repository.js';
import { endsSoon, inShort } from '../../domain/renewal/renewal.js';
import type { RenewalKind } from '../../domain/renewal/renewal.js';

export const toKind: Record<RenewalKind, wire.RenewalKind> = {
  certificate: wire.RenewalKind.RENEWAL_KIND_CERTIFICATE,
  domain: wire.RenewalKind.RENEWAL_KIND_DOMAIN,
  own: wire.RenewalKind.RENEWAL_KIND_OWN,
};

export function toRenewal(renewal: RenewalDetails, now: Date): wire.Renewal {
  const { kind, subject: id, name, endsAt, company, source, serverIds, serverNames } = renewal;
  const names = { certificate: inShort(serverNames ?? []), domain: id, own: name };
  return { kind: toKind[kind], id, name: names[kind], endsAt, company, source, serverIds: serverIds ?? [], soon: endsSoon(renewal, now) };
}
