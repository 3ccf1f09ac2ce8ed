import { SetMetadata } from '@nestjs/common';

export interface OnceOptions {
  /** The answer holds a secret: never stored. */
  secret?: boolean;
  /** Without a key of the caller's: two equal requests within ten seconds, with nothing in between, are one (a double click). */
  doubleClicks?: boolean;
}

export const ONCE = Symbol('once');

/** For every POST that creates something or costs money: honours `Idempotency-Key`. */
export const Once = (options: OnceOptions = {}): MethodDecorator => SetMetadata(ONCE, options);
