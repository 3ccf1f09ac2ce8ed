import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, Jobs, LOGGER, NetworkPolicy, parseWebsite } from '@nowahala/platform';
import type { Logger, Website } from '@nowahala/platform';
import { CheckReferenceTargets } from '../../application/check-reference-targets.js';
import type { ProberConfig } from '../../prober.config.js';

const EVERY_MS = 10_000;

@Injectable()
export class CheckReferenceTargetsJob implements OnApplicationBootstrap {
  constructor(
    private readonly checkReferenceTargets: CheckReferenceTargets,
    private readonly policy: NetworkPolicy,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: ProberConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const targets = this.config.PROBE_REFERENCE_TARGETS.flatMap((text) => this.targetOf(text));
    if (targets.length === 0) return;
    this.jobs.add({ name: 'reference-targets', everyMs: EVERY_MS, run: () => this.checkReferenceTargets.execute(targets) });
  }

  private targetOf(text: string): Website[] {
    const judged = parseWebsite(text, this.policy);
    if (judged.ok) return [judged.value];
    this.logger.warn({ reason: judged.reason }, 'reference target not usable');
    return [];
  }
}
