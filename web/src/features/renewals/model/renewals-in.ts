import type { ServerWithRenewalsResponse } from '@nowahala/api';

export type RenewalsOfServer = Pick<ServerWithRenewalsResponse, 'certificate' | 'domain' | 'renewals' | 'renewalsKnown'>;

/** While a release rolls out, one before it may answer, which knows of none. */
export function renewalsIn(body: unknown): RenewalsOfServer {
  const { certificate = null, domain = null, renewals = [], renewalsKnown = true } = (body as { data: Partial<RenewalsOfServer> }).data;
  return { certificate, domain, renewals, renewalsKnown };
}
