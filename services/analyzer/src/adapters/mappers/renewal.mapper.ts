import type { incidents as wire } from '@nowahala/contracts';
import type { RenewalDetails } from '../../database/renewal.repository.js';
import { endsSoon, inShort } from '../../domain/renewal/renewal.js';
import { renewalKinds } from './enums.mapper.js';

export function toRenewal(renewal: RenewalDetails, now: Date): wire.Renewal {
  const { kind, subject: id, name, endsAt, company, source, serverIds, serverNames, lapsed } = renewal;
  const names = { certificate: inShort(serverNames ?? []), domain: id, own: name };
  return {
    kind: renewalKinds.toEnum(kind),
    id,
    name: names[kind],
    endsAt,
    company,
    source,
    serverIds: serverIds ?? [],
    soon: endsSoon(renewal, now),
    lapsed,
    asking: false,
  };
}
