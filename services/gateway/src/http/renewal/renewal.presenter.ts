import { registrationSources } from '@nowahala/api';
import type { CertificateResponse, DomainResponse, OwnDateResponse, RenewalResponse } from '@nowahala/api';
import type { incidents } from '@nowahala/contracts';
import { renewalKinds } from '../../clients/enums.mapper.js';
import { iso, orNull } from '../wire.js';

type Renewal = incidents.Renewal;

export const presentCertificate = (one: Renewal | undefined): CertificateResponse | null =>
  one ? { endsAt: iso(one.endsAt!), issuer: one.company, soon: one.soon } : null;

export const presentDomain = (one: Renewal | undefined): DomainResponse | null =>
  one
    ? {
        name: one.name,
        endsAt: iso(one.endsAt),
        registrar: orNull(one.company),
        source: registrationSources.find((source) => source === one.source) ?? null,
        soon: one.soon,
        lapsed: one.lapsed,
        asking: one.asking,
      }
    : null;

export const presentOwnDate = (one: Renewal): OwnDateResponse => ({
  _id: one.id,
  name: one.name,
  date: iso(one.endsAt!).slice(0, 10),
  soon: one.soon,
});

/** A kind that this version does not know is left out. */
export function presentRenewal({ kind, name, endsAt, company, lapsed, serverIds }: Renewal): RenewalResponse[] {
  const known = renewalKinds.toWord(kind);
  return known ? [{ kind: known, name, endsAt: iso(endsAt!), company: orNull(company), lapsed, serverIds }] : [];
}
