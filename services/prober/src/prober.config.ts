import { list, nameServers, NetworkPolicy } from '@nowahala/platform';
import { z } from 'zod';

const networks = z.string().optional().refine(readable, { error: 'must be a list of networks such as 10.0.0.0/8' });

export const proberConfig = z.object({
  /** `address:port` of the name servers to ask; unset: those of the machine. */
  PROBE_DNS_SERVERS: nameServers,
  /** Websites of others that are surely up, for the proof of sight; unset: well-known ones, `none`: none. */
  PROBE_REFERENCE_TARGETS: list,
  PROBE_ALLOW_NETWORKS: networks,
  /** The product's public networks and those of owners who asked to be left alone: never dialled. */
  PROBE_OWN_NETWORKS: networks,
  /** Where owners of websites complain about checks. */
  SUPPORT_EMAIL: z.string().default('support@nowahala.example'),
  /** `native`: by epoll and OpenSSL in a thread of its own, where this machine passes its check at start; else and by `node` by Node's sockets. */
  PROBE_ENGINE: z.enum(['native', 'node']).default(process.platform === 'linux' ? 'native' : 'node'),
  /** How good results travel: `columns` once every analyzer is of a release that reads them. */
  PROBE_RESULTS: z.enum(['rows', 'columns']).default('rows'),
  PROBE_CONCURRENCY: z.coerce.number().int().min(10).max(20_000).default(500),
});

export type ProberConfig = z.infer<typeof proberConfig>;

function readable(text: string | undefined): boolean {
  try {
    NetworkPolicy.parse(text);
    return true;
  } catch {
    return false;
  }
}
