import { z } from 'zod';

/** Settings of this service alone. */
export const analyzerConfig = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** Whether registries are asked when domains end. */
  DOMAIN_LOOKUPS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  RDAP_BOOTSTRAP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://data.iana.org/rdap/dns.json'),
  /** Asked instead of each registry's own. */
  WHOIS_SERVER: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port')
    .optional(),
});

export type AnalyzerConfig = z.infer<typeof analyzerConfig>;
