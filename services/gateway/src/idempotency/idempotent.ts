import { SetMetadata } from '@nestjs/common';

export interface IdempotentOptions {
  /** The answer holds a secret: never stored. */
  secret?: boolean;
  /** Its service knows what it made by the `creationId`: a repeat whose answer was not stored asks it again. */
  repeatable?: boolean;
  /** Without a key of the caller's: two equal requests within ten seconds, with nothing in between, are one (a double click). */
  implicit?: boolean;
}

export const IDEMPOTENT = Symbol('once');

/** For every POST that creates something or costs money: honours `Idempotency-Key`. */
export const Idempotent = (options: IdempotentOptions = {}): MethodDecorator => SetMetadata(IDEMPOTENT, options);
