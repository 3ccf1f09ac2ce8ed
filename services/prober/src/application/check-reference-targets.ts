import { Inject, Injectable } from '@nestjs/common';
import type { Website } from '@nowahala/platform';
import { PROBE, RESULT_PUBLISHER } from './ports.js';
import type { Probe, ResultPublisher } from './ports.js';

/**
 * Reference targets are websites of others that are surely up: when they fail too, this region has lost its sight.
 * One counts only once it was successful: a mistyped one must never silence an alert.
 */
@Injectable()
export class CheckReferenceTargets {
  private readonly everSuccessful = new Set<string>();

  constructor(
    @Inject(PROBE) private readonly probe: Probe,
    @Inject(RESULT_PUBLISHER) private readonly publisher: ResultPublisher,
  ) {}

  async execute(targets: readonly Website[]): Promise<void> {
    const results = await Promise.all(targets.map(async (website) => ({ website, successful: await this.isSuccessful(website) })));
    for (const { website, successful } of results) if (successful) this.everSuccessful.add(website.url);
    const counted = results.filter(({ website }) => this.everSuccessful.has(website.url));
    await this.publisher.publishRegionHealth({
      references: counted.length,
      successful: counted.filter(({ successful }) => successful).length,
    });
  }

  private async isSuccessful(website: Website): Promise<boolean> {
    const target = { serverId: '', workspaceId: '', ipAddress: null, website };
    const result = await this.probe.check(target, () => false).catch(() => null);
    return result?.outcome === 'success';
  }
}
