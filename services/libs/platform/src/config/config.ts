import { isIP } from 'node:net';
import { z } from 'zod';
import { kafkaSecurityFaults, saslMechanisms } from '../bus/kafka/kafka-security.js';

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses the environment once. Throws one ConfigError that lists everything that is missing or wrong. */
export function parseConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'settings'}: ${issue.message}`);
  throw new ConfigError(`These settings are missing or wrong:\n${[...new Set(lines)].join('\n')}`);
}

const PORT_NUMBER = 'must be a port number, 0 to 65535';
export const port = (fallback: number) =>
  z.coerce.number({ error: PORT_NUMBER }).int(PORT_NUMBER).min(0, PORT_NUMBER).max(65_535, PORT_NUMBER).default(fallback);
export const flag = z.stringbool().default(false);
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** `address:port` of name servers; the port may be left out. */
export const nameServers = list.refine((servers) => servers.every(isNameServer), { error: 'must be a list of address:port' });

function isNameServer(text: string): boolean {
  const [, ipv6, ipv4, portNumber] = /^(?:\[([0-9a-f:.]+)\]|([0-9.]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  return isIP(ipv6 ?? ipv4 ?? '') !== 0 && Number(portNumber ?? 53) <= 65_535;
}

/** Settings that every process understands. */
export const platformSettings = z
  .object({
    NODE_ENV: z.string().default('development'),
    SERVICES: z.string().default('all'),
    PORT: port(8080),
    LISTEN_ADDRESS: z
      .enum(['0.0.0.0', '::', '127.0.0.1'], {
        error: 'must be 0.0.0.0 (every network), :: (also those of IPv6) or 127.0.0.1 (this machine alone)',
      })
      .default('0.0.0.0'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(8),
    KAFKA_BROKERS: list,
    KAFKA_TLS: flag,
    KAFKA_CA_FILE: z.string().optional(),
    KAFKA_CERT_FILE: z.string().optional(),
    KAFKA_KEY_FILE: z.string().optional(),
    KAFKA_SASL_MECHANISM: z.enum(saslMechanisms, { error: `must be one of ${saslMechanisms.join(', ')}` }).optional(),
    KAFKA_USERNAME: z.string().optional(),
    KAFKA_PASSWORD: z.string().optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    GRPC_PORT: port(50_051),
    INTERNAL_SECRET: z.string().optional(),
    SERVICE_KEYS: z.string().optional(),
    METRICS_PORT: port(9464),
    TEST_CLOCK: flag,
    MIGRATE_ON_START: z.stringbool().default(true),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    /** One region, or on one machine a list: a prober for each. */
    PROBE_REGION: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,30}(\s*,\s*[a-z0-9][a-z0-9-]{0,30})*$/, 'must be lower-case letters, digits and dashes')
      .default('local'),
    PROBE_REGIONS: list,
  })
  .superRefine((settings, found) => {
    for (const [setting, message] of kafkaSecurityFaults(settings)) found.addIssue({ code: 'custom', path: [setting], message });
  })
  .transform((settings) => ({ ...settings, ownRegions: [...new Set(settings.PROBE_REGION.split(',').map((name) => name.trim()))] }))
  .transform((settings) => ({
    ...settings,
    /** Where this process probes from; of several the home region. */
    PROBE_REGION: settings.ownRegions[0]!,
    /** Tells apart what runs several times on one port: the probers of one machine. */
    part: '',
    production: settings.NODE_ENV === 'production',
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    /** Where this process answers the others. */
    rpcAddress: `${settings.LISTEN_ADDRESS.replace('::', '[::]')}:${settings.GRPC_PORT}`,
    /** Regions that have probers; the first is the home region. */
    regions: settings.PROBE_REGIONS.length > 0 ? settings.PROBE_REGIONS : settings.ownRegions,
  }));

export type PlatformSettings = z.infer<typeof platformSettings>;
