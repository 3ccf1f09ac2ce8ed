import { hostname } from 'node:os';
import type { PlatformSettings } from '../config/config.js';

/**
 * What a process is called again when it is started anew after it died. On one machine two processes have two of these ports; in
 * a cluster the machine's name is the pod's, which outlives its containers. Without the port nobody can be told from another.
 */
export function instanceIdOf({ METRICS_PORT }: Pick<PlatformSettings, 'METRICS_PORT'>): string | undefined {
  return METRICS_PORT === 0 ? undefined : `${hostname()}:${METRICS_PORT}`;
}
