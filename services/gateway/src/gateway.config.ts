import { isIP } from 'node:net';
import { z } from 'zod';
import { list } from '@nowahala/platform';

const network = /^[0-9a-fA-F.:]+(\/\d{1,3})?$/;

/** The gateway's own settings. */
export const gatewayConfig = z.object({
  /** CIDRs whose forwarded address is believed. */
  TRUSTED_PROXIES: list
    .refine((entries) => entries.every(isNetwork), 'must be a list of networks such as 10.0.0.0/8')
    .transform((entries) => entries.flatMap(inHalves)),
  /** A GraphQL content service; unset: our own Markdown files. */
  RELEASE_NOTES_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /** The session-recording script; unset: none, anywhere. */
  SESSION_RECORDING_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  /** Named in the refusal when the support form takes no more messages. */
  SUPPORT_EMAIL: z.email().default('support@nowahala.example'),
  /** Where the built pages are; unset: web/dist of this repository. */
  WEB_DIST: z.string().optional(),
  /** Where calls of heartbeats are kept until they are handed over; unset: `beats` under DATA_DIR. */
  BEAT_DIR: z.string().optional(),
  /** At most so much of it. */
  BEAT_DISK_MB: z.coerce.number().int().min(1).max(100_000).default(256),
  /** Makes the addresses of heartbeats; several: the first makes them, all are believed. Unset: derived from INTERNAL_SECRET. */
  BEAT_SECRET: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets === undefined || secrets.every(({ length }) => length >= 32), 'must have 32 or more random characters'),
});

export type GatewayConfig = z.infer<typeof gatewayConfig>;

/** Fastify's proxy-addr refuses a network of 0 bits; two halves are the same. */
const inHalves = (entry: string): string[] =>
  entry.endsWith('/0') ? (entry.includes(':') ? ['::/1', '8000::/1'] : ['0.0.0.0/1', '128.0.0.0/1']) : [entry];

function isNetwork(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address);
  return network.test(entry) && family !== 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128));
}
