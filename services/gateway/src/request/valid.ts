import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { invalidFields, isUuid } from '@nowahala/platform';
import { z } from 'zod';
import { isStorable } from './body-shape.js';
import { messages } from '../messages/en.js';

/** Parses what came in; everything wrong is answered at once, a sentence per field. */
@Injectable()
export class ValidPipe<S extends z.ZodType> implements PipeTransform<unknown, z.infer<S>> {
  constructor(private readonly schema: S) {}

  transform(given: unknown): z.infer<S> {
    const parsed = this.schema.safeParse(given ?? {});
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues)
      fields[nameOf(issue.path)] ??= issue.path.length === 0 ? messages.request.sendObject : issue.message;
    throw invalidFields(fields);
  }
}

/** The third of the scopes is called `scopes`: the form has one field for them. */
const nameOf = (path: PropertyKey[]): string => path.filter((part) => typeof part === 'string').join('.') || 'body';

export const valid = <S extends z.ZodType>(schema: S): ValidPipe<S> => new ValidPipe(schema);

interface TextRule {
  /** When it is missing or blank. */
  missing: string;
  max?: number;
  /** Keeps spaces at both ends (passwords). */
  raw?: boolean;
}

/** A text a person typed. */
export const text = ({ missing, max = 200, raw = false }: TextRule) => {
  const base = z.string({ error: missing }).max(raw ? max : max * 4, messages.fields.tooLong(max));
  const trimmed = raw ? base : base.transform((given) => given.trim()).pipe(z.string().max(max, messages.fields.tooLong(max)));
  return trimmed.refine((given) => given.length > 0, { error: missing }).refine(isStorable, { error: messages.request.badCharacters });
};

export const uuid = (missing: string) =>
  z
    .string({ error: missing })
    .refine(isUuid, { error: missing })
    .transform((id) => id.toLowerCase());

export const yesNo = (name: string) => z.boolean({ error: messages.fields.yesNo(name) });

const DEEPEST_PAGE = 10_000;

export const pageQuery = z.object({
  page: z
    .string({ error: messages.fields.page })
    .regex(/^[1-9]\d{0,14}$/, messages.fields.page)
    .default('1')
    .transform(Number),
});

interface Paged {
  pagination?: { currentPage: number; totalPages: number; totalItems: number; pageSize: number } | undefined;
}

/** Asks for one page. Pages past the ten-thousandth are empty without reading that deep. */
export async function queryPage<A extends Paged, T>(page: number, ask: (page: number) => Promise<A>, rows: (answer: A) => T[]) {
  const answer = await ask(Math.min(page, DEEPEST_PAGE));
  const { totalPages = 0, totalItems = 0, pageSize = 20 } = answer.pagination ?? {};
  return { answer, data: page > DEEPEST_PAGE ? [] : rows(answer), pagination: { currentPage: page, totalPages, totalItems, pageSize } };
}

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
