import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '@nowahala/kernel';
import { Idempotency, Jobs, LOGGER } from '@nowahala/platform';
import type { IdempotentRequest, Logger } from '@nowahala/platform';
import { IMPLICIT, StoredResponseRepository } from '../database/stored-response.repository.js';

const WINDOW_MS = 10_000;

/** Keys for equal requests that follow each other at once (double clicks). */
@Injectable()
export class ImplicitIdempotency implements OnModuleInit {
  constructor(
    private readonly responses: StoredResponseRepository,
    private readonly jobs: Jobs,
    private readonly idempotency: Idempotency,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-idempotency', everyMs: HOUR_MS, run: () => this.idempotency.prune() });
  }

  /** By the keyed hash of the request. */
  keyFor(hash: string): Pick<IdempotentRequest, 'key' | 'windowMs'> {
    return { key: `${IMPLICIT}${hash.slice(0, 32)}`, windowMs: WINDOW_MS };
  }

  /** After another action in between, an equal request is meant. The action is done already, so this never fails the call. */
  async release(principal: string): Promise<void> {
    try {
      await this.responses.deleteImplicit(principal);
    } catch (error) {
      this.logger.warn({ err: error }, 'implicit idempotency keys not released');
    }
  }
}
