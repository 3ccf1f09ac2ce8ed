import type { EventBus } from '../bus/event-bus.js';
import type { Clock } from '../core/clock.js';
import type { SharedConnections } from '../postgres/shared-connections.js';
import type { Logger } from '../telemetry/logger.js';
import type { Metrics } from '../telemetry/metrics.js';
import { Lookout, lookoutPool, lookoutSettings } from '../jobs/lookout.js';

interface LookoutParts {
  connections?: SharedConnections | undefined;
  databaseUrl: string;
  bus: EventBus;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

export interface OpenLookout {
  lookout: Lookout;
  /** Once the conditions of all services are known. */
  start(): void;
  stop(): Promise<void>;
}

/** On a connection of its own, or in the shared pool; only of that it hears what is stored, so only there it may rest. */
export function openLookout({ connections, databaseUrl, bus, clock, logger, metrics }: LookoutParts): OpenLookout {
  const pool = connections ? undefined : lookoutPool(databaseUrl);
  const lookout = new Lookout({
    connection: pool ?? connections!.as({ settings: lookoutSettings }),
    clock,
    logger,
    onLooked: (sees) => metrics.lookoutSees().set(sees ? 1 : 0),
  });
  return {
    lookout,
    start: () => {
      if (connections) {
        connections.watchWrites(lookout.tables);
        connections.onWrite = () => lookout.lookSoon();
        bus.watchCompany?.((alone) => lookout.setAlone(alone));
      }
      lookout.start();
    },
    stop: async () => {
      await lookout.stop();
      await pool?.end();
    },
  };
}
