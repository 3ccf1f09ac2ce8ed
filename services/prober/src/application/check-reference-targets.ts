import type { Website } from '@nowahala/platform';
import type { CheckResult, CheckTarget } from '../domain/check.js';

export interface WatchReferencesParts {
  references: Website[];
  check(target: CheckTarget): Promise<CheckResult>;
  report(health: { references: number; good: number }): Promise<void>;
}

/**
 * Websites of others that are surely up. When they fail together with our customers, it is this region that is blind.
 * A reference counts only once it was seen good: a mistyped one must never silence an alert.
 */
export class WatchReferences {
  private readonly seenGood = new Set<string>();

  constructor(private readonly parts: WatchReferencesParts) {}

  async look(): Promise<void> {
    const results = await Promise.all(this.parts.references.map(async (website) => ({ website, good: await this.isGood(website) })));
    for (const { website, good } of results) if (good) this.seenGood.add(website.url);
    const counted = results.filter(({ website }) => this.seenGood.has(website.url));
    await this.parts.report({ references: counted.length, good: counted.filter(({ good }) => good).length });
  }

  private async isGood(website: Website): Promise<boolean> {
    const target = { serverId: '', workspaceId: '', ipAddress: null, website };
    const result = await this.parts.check(target).catch(() => null);
    return result?.outcome === 'success';
  }
}
