import type { incidents as proto } from '@nowahala/contracts';
import { CONFIG, Clock, creationIdOf, isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { AnalyzerConfig } from '../../analyzer.config.js';
import { AuthorizeServer } from '../../application/authorize-server.js';
import { KeepOwnDates } from '../../application/keep-own-dates.js';
import { CertificateRepository } from '../../database/certificate.repository.js';
import { DomainRepository } from '../../database/domain.repository.js';
import { RenewalRepository } from '../../database/renewal.repository.js';
import { isBeingAsked } from '../../domain/renewal/registry-plan.js';
import { WORTH_A_WARNING_MS, endsSoon } from '../../domain/renewal/renewal.js';
import { renewalKinds } from '../mappers/enums.mapper.js';
import { toRenewal } from '../mappers/renewal.mapper.js';

@Injectable()
export class RenewalRpc implements RpcImplementation<typeof proto.RenewalServiceService> {
  constructor(
    private readonly authorize: AuthorizeServer,
    private readonly ownDates: KeepOwnDates,
    private readonly renewals: RenewalRepository,
    private readonly certificates: CertificateRepository,
    private readonly domains: DomainRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AnalyzerConfig,
  ) {}

  async listRenewals(request: proto.ListRenewalsRequest, { caller }: CallContext): Promise<proto.ListRenewalsResponse> {
    for (const workspaceId of request.workspaceIds) {
      if (!isUuid(workspaceId)) throw notFound();
      ownsWorkspace(caller, workspaceId);
    }
    const now = this.clock.now();
    const { soon: isSoonAsked, until } = request;
    const endingAfter = new Date(isSoonAsked || until ? now.getTime() - WORTH_A_WARNING_MS : 0);
    const renewals = (await this.renewals.list(request.workspaceIds, endingAfter)).map((one) => toRenewal(one, now));
    if (until) return { renewals: renewals.filter(({ endsAt }) => endsAt! <= until) };
    return { renewals: isSoonAsked ? renewals.filter(({ soon }) => soon) : renewals };
  }

  async getServerRenewals({ serverId }: proto.GetServerRenewalsRequest, { caller }: CallContext): Promise<proto.GetServerRenewalsResponse> {
    await this.authorize.execute(caller, serverId);
    const own = await this.renewals.ownOf(serverId);
    const [certificate, domain] = [await this.certificates.current(serverId), await this.domains.ofServer(serverId)];
    const now = this.clock.now();
    const about = { name: '', source: '', serverIds: [serverId] };
    return {
      certificate: certificate
        ? {
            ...about,
            kind: renewalKinds.toEnum('certificate'),
            id: certificate.fingerprint,
            endsAt: certificate.endsAt,
            company: certificate.issuer,
            soon: endsSoon({ ...certificate, kind: 'certificate' }, now),
            lapsed: false,
            asking: false,
          }
        : undefined,
      domain: domain
        ? {
            ...about,
            kind: renewalKinds.toEnum('domain'),
            id: domain.name,
            name: domain.name,
            endsAt: domain.endsAt ?? undefined,
            company: domain.registrar,
            source: domain.source,
            soon: domain.lapsed || (domain.endsAt !== null && endsSoon({ kind: 'domain', startsAt: null, endsAt: domain.endsAt }, now)),
            lapsed: domain.lapsed,
            asking: this.config.DOMAIN_LOOKUPS === 'on' && isBeingAsked(domain, now),
          }
        : undefined,
      own: own.map((one) => toRenewal(one, now)),
    };
  }

  async addRenewal({ serverId, creationId, ...own }: proto.AddRenewalRequest, { caller }: CallContext): Promise<proto.AddRenewalResponse> {
    return { renewal: toRenewal(await this.ownDates.add(caller, serverId, own, creationIdOf(creationId)), this.clock.now()) };
  }

  async deleteRenewal({ serverId, renewalId }: proto.DeleteRenewalRequest, { caller }: CallContext): Promise<proto.DeleteRenewalResponse> {
    await this.ownDates.delete(caller, serverId, renewalId);
    return {};
  }
}
