import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import { idFrom, LOGGER } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { NetworkRepository } from '../database/network.repository.js';
import type { Instant } from '../domain/health/check.js';
import type { Monitor } from '../domain/health/monitor.js';
import { belongsTo, isNetworkCause, networkPolicy } from '../domain/network/network-cause.js';
import type { NetworkCause, ProvenFailure } from '../domain/network/network-cause.js';
import { plainNetworkName } from '../domain/network/network-explanation.js';
import { networkTrouble } from '../messages/operator-alerts.js';
import { NETWORKS } from './ports.js';
import type { Networks } from './ports.js';

const SIZES_HOLD_MS = MINUTE_MS;
/** That it is not the network holds for so long, and until so much more has failed there: counting it may read thousands of rows. */
const NO_HOLDS_MS = 2 * SECOND_MS;
const NO_HOLDS_SHARE = 0.25;
/** An alert about a network concerns no customer. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

/** Whether an outage is its network's: one look at the network's episode, and a count while there is none. */
@Injectable()
export class FindNetworkCause {
  private sizes: { of: Promise<Map<string, number>>; at: number } | undefined;
  /** By network; only of this process, which is enough: an episode is looked up before. */
  private readonly denied = new Map<string, { around: Instant; at: number; failures: number; asked: number }>();
  private onBegun: () => void = () => undefined;

  constructor(
    private readonly repository: NetworkRepository,
    @Inject(NETWORKS) private readonly networks: Networks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Called after the commit in which an episode began: incidents that are open already are to hear of it. */
  afterBegin(listener: () => void): void {
    this.onBegun = listener;
  }

  /** Of a server that goes down now. Remembers its network with it. */
  async execute(tx: Transaction, monitor: Monitor, evidence: EvidenceSnapshot, since: Instant): Promise<NetworkCause | null> {
    const network = this.networks.find(evidence.connection?.address ?? monitor.ipAddress) ?? this.networks.find(monitor.ipAddress);
    if (!network) return null;
    monitor.network = network.key;
    const episode = await this.repository.findEpisode(tx, network.key);
    if (episode && belongsTo({ beganAt: episode.beganAt.getTime(), lastFailureAt: episode.lastFailureAt.getTime() }, since))
      return { name: episode.name, affected: episode.affected };
    if (this.isDenied(network.key, since)) return null;
    return this.detect(tx, network.key, since, { serverId: monitor.serverId, workspaceId: monitor.workspaceId, since });
  }

  /** `opening`: a failure that is not stored yet. */
  async detect(
    tx: Transaction,
    network: string,
    around: Instant,
    opening: (ProvenFailure & { serverId: string }) | null,
  ): Promise<NetworkCause | null> {
    const [from, to] = [new Date(around - networkPolicy.withinMs), new Date(around + networkPolicy.withinMs)];
    const stored = await this.repository.failures(tx, network, from, to, opening?.serverId ?? null);
    const failures = opening ? [...stored, opening] : stored;
    if (new Set(failures.map((failure) => failure.workspaceId)).size < networkPolicy.workspaces) return null;
    const sizes = await this.sizesOfNetworks();
    if (!sizes) return null;
    const servers = Math.max(sizes.get(network) ?? 0, failures.length);
    const watched = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const elsewhere = {
      failed: await this.repository.failedElsewhere(tx, network, from, to),
      servers: watched - (sizes.get(network) ?? 0),
    };
    if (!isNetworkCause({ failures, servers, elsewhere })) {
      this.denied.set(network, { around, at: performance.now(), failures: failures.length, asked: 0 });
      return null;
    }
    return this.begin(tx, network, failures);
  }

  /** Whether the same question has been answered a moment ago. */
  private isDenied(network: string, since: Instant): boolean {
    const answer = this.denied.get(network);
    if (!answer || performance.now() - answer.at > NO_HOLDS_MS || Math.abs(since - answer.around) > networkPolicy.withinMs) return false;
    answer.asked += 1;
    return answer.asked <= answer.failures * NO_HOLDS_SHARE;
  }

  private async begin(tx: Transaction, network: string, failures: ProvenFailure[]): Promise<NetworkCause> {
    const name = plainNetworkName(this.networks.nameOf(network));
    const times = failures.map((failure) => failure.since);
    const [beganAt, lastFailureAt] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    const affected = failures.length;
    if (await this.repository.beginEpisode(tx, { network, name, beganAt, lastFailureAt, affected })) {
      this.logger.error({ network, affected }, 'operator: servers of many workspaces fail on one network');
      const alertId = idFrom('network trouble', network, beganAt.toISOString());
      const alert = { alertId, service: 'analyzer', reason: 'network trouble', ...networkTrouble(network, name, affected), at: tx.now };
      await tx.publish('operator.alert', alert, { key: alertId, tenantId: NO_TENANT });
    }
    tx.afterCommit(this.onBegun);
    return { name, affected };
  }

  /** Kept for a minute: reading them reads every server. Null where they cannot be read; an incident opens all the same. */
  private async sizesOfNetworks(): Promise<Map<string, number> | null> {
    if (!this.sizes || performance.now() - this.sizes.at > SIZES_HOLD_MS)
      this.sizes = { of: this.repository.sizes(), at: performance.now() };
    try {
      return await this.sizes.of;
    } catch (error) {
      this.sizes = undefined;
      this.logger.warn({ err: error }, 'sizes of networks not read');
      return null;
    }
  }
}
