import { hostname } from 'node:os';
import type { PlatformSettings } from '../config/config.js';

/**
 * The name that a process has again after a restart. On one machine two processes differ in this port; in a cluster the
 * machine's name is the pod's, which survives its containers. Without the port there is no such name.
 */
export function instanceIdOf({ METRICS_PORT, part }: Pick<PlatformSettings, 'METRICS_PORT' | 'part'>): string | undefined {
  return METRICS_PORT === 0 ? undefined : `${hostname()}:${METRICS_PORT}${part && `.${part}`}`;
}
