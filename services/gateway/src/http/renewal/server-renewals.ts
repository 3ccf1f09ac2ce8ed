import { Inject, Injectable } from '@nestjs/common';
import type { ServerWithRenewalsResponse } from '@nowahala/api';
import { LOGGER, Refusal } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { presentCertificate, presentDomain, presentOwnDate } from './renewal.presenter.js';

export type RenewalsOfServer = Pick<ServerWithRenewalsResponse, 'certificate' | 'domain' | 'renewals' | 'renewalsKnown'>;

const nothing: RenewalsOfServer = { certificate: null, domain: null, renewals: [], renewalsKnown: true };

/** What ends at a server. Its page opens also while nobody can say it, and before the analyzer has heard of the server. */
@Injectable()
export class ServerRenewals {
  constructor(
    private readonly clients: ServiceClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async of(serverId: string): Promise<RenewalsOfServer> {
    return this.read(serverId).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'renewals not read');
      return { ...nothing, renewalsKnown: false };
    });
  }

  /** Fails while nobody can say it. */
  async read(serverId: string): Promise<RenewalsOfServer> {
    try {
      const { certificate, domain, own } = await this.clients.renewals.getServerRenewals({ serverId }, QUERY);
      const seen = { certificate: presentCertificate(certificate), domain: presentDomain(domain) };
      return { ...seen, renewals: own.map(presentOwnDate), renewalsKnown: true };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not_found') return nothing;
      throw error;
    }
  }
}
