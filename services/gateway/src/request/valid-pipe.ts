import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { invalidFields } from '@nowahala/platform';
import { messages } from '../messages/en.js';

/** Parses what came in; everything wrong is answered at once, a sentence per field. */
export class ValidPipe<S extends z.ZodType> implements PipeTransform<unknown, z.output<S>> {
  constructor(private readonly schema: S) {}

  transform(given: unknown): z.output<S> {
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
