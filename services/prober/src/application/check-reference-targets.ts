import type { Website } from '@nowahala/platform';
import type { CheckResult, CheckTarget } from '../domain/check.js';

export interface CheckReferenceTargetsParts {
  references: Website[];
  check(target: CheckTarget): Promise<CheckResult>;
  report(health: { references: number; successful: number }): Promise<void>;
}

/**
 * Websites of others that are surely up. When they fail together with our customers, it is this region that is blind.
 * A reference counts only once it was seen good: a mistyped one must never silence an alert.
 */
export class CheckReferenceTargets {
  private readonly everSucceeded = new Set<string>();

  constructor(private readonly parts: CheckReferenceTargetsParts) {}

  async execute(): Promise<void> {
    const results = await Promise.all(
      this.parts.references.map(async (website) => ({ website, successful: await this.succeeds(website) })),
    );
    for (const { website, successful } of results) if (successful) this.everSucceeded.add(website.url);
    const counted = results.filter(({ website }) => this.everSucceeded.has(website.url));
    await this.parts.report({ references: counted.length, successful: counted.filter(({ successful }) => successful).length });
  }

  private async succeeds(website: Website): Promise<boolean> {
    const target = { serverId: '', workspaceId: '', ipAddress: null, website };
    const result = await this.parts.check(target).catch(() => null);
    return result?.outcome === 'success';
  }
}
