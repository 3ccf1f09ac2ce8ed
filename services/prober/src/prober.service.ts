import { defineService } from '@nowahala/platform';
import { proberConfig } from './prober.config.js';
import { ProberModule } from './prober.module.js';

/** Performs pings and guards every dial. Keeps nothing: what it measured goes to the bus. */
export const prober = defineService({
  name: 'prober',
  module: ProberModule,
  config: proberConfig,
  database: false,
  needsBus: true,
  asksServices: false,
});
