import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Inject } from '@nestjs/common';
import { apiMessages, advanceClock } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { newId, notFound, ProductClock, SETTINGS, systemCaller, withCall } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { developer, Policy } from '../auth/policy.js';
import { Route, ValidBody } from '../request/contract.js';

/** A provider that does not answer (a silent mail server) must not hold the test: what is due goes on meanwhile. */
const PATIENCE_MS = 10_000;

/** Moves the product's clock, for tests that cannot wait a year (TEST_CLOCK). */
@Controller()
export class ClockController {
  private moving: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly clock: ProductClock,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  @Route(advanceClock)
  @Policy(developer())
  async advance(@ValidBody(advanceClock) { advanceMs }: BodyOf<typeof advanceClock>): Promise<ResponseOf<typeof advanceClock>> {
    if (!this.settings.TEST_CLOCK || this.settings.production) throw notFound();
    // What becomes due is the product's own doing, not this caller's.
    const asSystem = { caller: systemCaller, correlationId: newId() };
    const moved = this.moving.then(() =>
      withCall(asSystem, () => Promise.race([this.clock.advance(advanceMs), sleep(PATIENCE_MS, undefined, { ref: false })])),
    );
    this.moving = moved.catch(() => undefined);
    await moved;
    return { now: this.clock.now().toISOString(), message: apiMessages.dev.clockMoved };
  }
}
