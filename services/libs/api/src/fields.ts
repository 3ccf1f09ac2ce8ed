import { z } from 'zod';
import { apiMessages as messages } from './messages/en.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** No NUL, no half of a surrogate pair: a database cannot keep them. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

interface TextRule {
  /** When it is missing or blank. */
  missing: string;
  /** In characters. */
  max?: number;
  /** When it is longer; otherwise a sentence that fits any text. */
  tooLong?: (max: number) => string;
  /** The owning service refuses what is too long, with its own sentence; here only what is far too long. */
  ownerJudges?: boolean;
  /** Keeps spaces at both ends (passwords). */
  raw?: boolean;
}

/** A text that a person typed. */
export const textField = ({ missing, max = 200, raw = false, ownerJudges = false, ...rule }: TextRule) => {
  const tooLong = (rule.tooLong ?? messages.fields.tooLong)(max);
  const base = z.string({ error: missing }).max(raw ? max : max * 4, tooLong);
  const fits = (given: string) => ownerJudges || [...given].length <= max;
  const trimmed = raw ? base : base.transform((given) => given.trim()).pipe(z.string().refine(fits, tooLong));
  return trimmed.refine((given) => given.length > 0, { error: missing }).refine(isStorable, { error: messages.fields.badCharacters });
};

export const idField = (missing: string) =>
  z
    .string({ error: missing })
    .refine((given) => UUID.test(given), { error: missing })
    .transform((id) => id.toLowerCase());

export const flagField = (name: string) => z.boolean({ error: messages.fields.yesNo(name) });

export const pageQuery = z.object({
  page: z
    .string({ error: messages.fields.page })
    .regex(/^[1-9]\d{0,14}$/, messages.fields.page)
    .default('1')
    .transform(Number),
});

/** As in PROBE_REGION. */
export const regionField = z.string({ error: messages.fields.region }).regex(/^[a-z0-9][a-z0-9-]{0,30}$/, messages.fields.region);

export const cursorQuery = z.object({
  limit: z
    .string({ error: messages.fields.limit })
    .regex(/^[1-9]\d{0,2}$/, messages.fields.limit)
    .default('50')
    .transform(Number)
    .refine((limit) => limit <= 100, { error: messages.fields.limit }),
  cursor: z
    .string({ error: messages.fields.cursor })
    .regex(/^[A-Za-z0-9_.:=+/-]{1,500}$/, messages.fields.cursor)
    .default(''),
});
