import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

/** What the API page says about a call. */
export interface Description {
  /** A verb and what it acts on: "Add a server". */
  summary: string;
  /** One or two sentences, where the summary is not enough. */
  more?: string;
  body?: z.ZodType;
  query?: z.ZodType;
  /** A request body that works as it stands. */
  example?: unknown;
  /** What comes back. */
  answer: unknown;
  /** Default 200. */
  status?: 200 | 201 | 303;
  /** What else than JSON is answered. */
  type?: string;
}

export const DESCRIPTION = Symbol('description');
export const Describe = (description: Description): MethodDecorator => SetMetadata(DESCRIPTION, description);
