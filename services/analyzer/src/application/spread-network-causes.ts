import { MINUTE_MS } from '@nowahala/kernel';
import { Clock, eachItself, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IncidentQuery } from '../database/incident.query.js';
import { NetworkRepository } from '../database/network.repository.js';
import type { StoredEpisode } from '../database/network.repository.js';
import { incident } from '../domain/incident/incident.js';
import { networkPolicy } from '../domain/network/network-cause.js';
import { explanationOfNetwork } from '../domain/network/network-explanation.js';
import { FindNetworkCause } from './find-network-cause.js';
import { NETWORKS } from './ports.js';
import type { Networks } from './ports.js';

const BATCH = 500;
/** A check of the slowest verdict has arrived by then. */
const LOOK_BACK_MS = 5 * MINUTE_MS;

/** Brings what a network's episode explains to the incidents that opened before it was seen. */
@Injectable()
export class SpreadNetworkCauses {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly repository: NetworkRepository,
    private readonly incidents: IncidentQuery,
    private readonly causes: FindNetworkCause,
    @Inject(NETWORKS) private readonly networks: Networks,
  ) {}

  async execute(): Promise<void> {
    await this.completeNetworks();
    const since = new Date(this.clock.nowMs() - LOOK_BACK_MS);
    await this.repository.refreshEpisodes(since);
    const known = new Set((await this.repository.episodesSince(since)).map((episode) => episode.network));
    const suspects = (await this.repository.suspects(since, networkPolicy.workspaces)).filter(({ network }) => !known.has(network));
    const detect = ({ network, lastFailureAt }: (typeof suspects)[number]) =>
      this.store.transaction((tx) => this.causes.detect(tx, network, lastFailureAt.getTime(), null));
    try {
      await eachItself(suspects, detect);
    } finally {
      await eachItself(await this.repository.episodesSince(since), (episode) => this.spread(episode));
    }
  }

  private async spread(episode: StoredEpisode): Promise<void> {
    await eachItself(await this.repository.incidentsWithout(episode, BATCH), async ({ id, workspaceId }) => {
      const listed = await this.incidents.find(id);
      if (!listed) return;
      const network = { name: episode.name, affected: episode.affected };
      const data = { network, explanation: explanationOfNetwork(network, listed.explanation) };
      await this.store.transaction((tx) => tx.handle(incident, { id, tenantId: workspaceId }, { type: 'BlameNetwork', data }));
    });
  }

  /** Servers from before networks were known, and those that an older release has added. */
  private async completeNetworks(): Promise<void> {
    for (;;) {
      const servers = await this.repository.withoutNetwork(BATCH);
      if (servers.length === 0) return;
      await this.repository.setNetworks(servers.map((server) => ({ ...server, network: this.networks.find(server.ipAddress)?.key ?? '' })));
      if (servers.length < BATCH) return;
    }
  }
}
