import { z } from 'zod';

/** Settings of this service alone. */
export const analyzerConfig = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
});

export type AnalyzerConfig = z.infer<typeof analyzerConfig>;
