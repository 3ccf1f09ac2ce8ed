import { list, NetworkPolicy } from '@nowahala/platform';
import { z } from 'zod';

const networks = z.string().optional().transform((text, context) => {
  try {
    return NetworkPolicy.parse(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: String((error as Error).message) });
    return z.NEVER;
  }
});

export const workspacesConfig = z.object({ PROBE_ALLOW_NETWORKS: networks, PROBE_DNS_SERVERS: list });
export type WorkspacesConfig = z.infer<typeof workspacesConfig>;
