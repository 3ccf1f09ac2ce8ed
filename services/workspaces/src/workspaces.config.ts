import { nameServers, NetworkPolicy } from '@nowahala/platform';
import { z } from 'zod';

const openedNetworks = z
  .string()
  .optional()
  .transform((text, context) => {
    try {
      return NetworkPolicy.parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

/** Settings of workspaces; everything else comes with the platform. */
export const workspacesConfig = z.object({
  /** Private networks that may be watched all the same. */
  PROBE_ALLOW_NETWORKS: openedNetworks,
  /** `address:port` of the name servers to ask; unset: those of the machine. */
  PROBE_DNS_SERVERS: nameServers,
});

export type WorkspacesConfig = z.infer<typeof workspacesConfig>;
