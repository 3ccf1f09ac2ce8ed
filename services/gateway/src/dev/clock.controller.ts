import { setTimeout as sleep } from 'node:timers/promises';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { newId, notFound, ProductClock, SETTINGS, systemCaller, withCall } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { Describe } from '../openapi/describe.js';
import { messages } from '../messages/en.js';
import { developer, Policy } from '../auth/policy.js';
import { valid } from '../request/valid.js';

/** Somebody outside who does not answer (a mail server that is silent) must not hold the test: what is due goes on meanwhile. */
const PATIENCE_MS = 10_000;
const TEN_YEARS_MS = 10 * 366 * 86_400_000;
const advance = z.object({
  advanceMs: z
    .number({ error: messages.dev.advance })
    .int(messages.dev.advance)
    .min(1, messages.dev.advance)
    .max(TEN_YEARS_MS, messages.dev.advance),
});

/** Moves the product's clock, for tests that cannot wait a year (decisions section 11, TEST_CLOCK). */
@Controller('dev/clock')
export class ClockController {
  private moving: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly clock: ProductClock,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  @Post()
  @HttpCode(200)
  @Policy(developer())
  @Describe({
    summary: "Move the product's clock forward",
    body: advance,
    example: { advanceMs: 60_000 },
    answer: { now: '2026-11-21T13:01:00.000Z', message: messages.dev.clockMoved },
  })
  async advance(@Body(valid(advance)) { advanceMs }: z.infer<typeof advance>) {
    if (!this.settings.TEST_CLOCK || this.settings.production) throw notFound();
    // What becomes due is the product's own doing, not this caller's.
    const asSystem = { caller: systemCaller, correlationId: newId() };
    const moved = this.moving.then(() =>
      withCall(asSystem, () => Promise.race([this.clock.advance(advanceMs), sleep(PATIENCE_MS, undefined, { ref: false })])),
    );
    this.moving = moved.catch(() => undefined);
    await moved;
    return { now: this.clock.now().toISOString(), message: messages.dev.clockMoved };
  }
}
