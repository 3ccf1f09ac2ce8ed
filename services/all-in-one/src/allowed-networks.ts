import type { PlatformSettings } from '@nowahala/platform';

export const OWN_MACHINE = '127.0.0.0/8';

/** The private networks that the one-machine run may watch. Set to nothing means none. */
export const allowedNetworks = ({ production }: Pick<PlatformSettings, 'production'>, env: NodeJS.ProcessEnv): string =>
  (env.PROBE_ALLOW_NETWORKS ?? (production ? '' : OWN_MACHINE)).trim();
