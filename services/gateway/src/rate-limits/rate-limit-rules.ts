import { SetMetadata } from '@nestjs/common';
import type { BucketRule } from '@nowahala/platform';

export interface Limit {
  /** Whose tokens are taken; a visitor has only those of the address. */
  per: 'principal' | 'address';
  rules: BucketRule[];
  /** Whether a request is refused while the counter cannot be reached: reads go on, what can be abused waits. */
  closed: boolean;
  /** How many are worked on at a time; the others wait in a line (`waiting-lines.ts`). */
  atOnce?: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Narrow per account, wide per address: in Nigeria thousands of people share one address (RULES.md#http). */
export const limits = {
  anonymous: { per: 'address', rules: [{ limit: 300, perSeconds: MINUTE }], closed: false },
  session: { per: 'principal', rules: [{ limit: 300, perSeconds: MINUTE }], closed: false },
  key: { per: 'principal', rules: [{ limit: 120, perSeconds: MINUTE }], closed: true },
  login: { per: 'address', rules: [{ limit: 300, perSeconds: MINUTE }], closed: true, atOnce: 8 },
  register: { per: 'address', rules: [{ limit: 50, perSeconds: HOUR }], closed: true },
  support: {
    per: 'principal',
    rules: [
      { limit: 3, perSeconds: HOUR },
      { limit: 20, perSeconds: DAY },
    ],
    closed: true,
  },
  createServer: { per: 'principal', rules: [{ limit: 200, perSeconds: HOUR }], closed: true },
  generateKey: { per: 'principal', rules: [{ limit: 10, perSeconds: HOUR }], closed: true },
  drill: { per: 'principal', rules: [{ limit: 10, perSeconds: HOUR }], closed: true },
  export: { per: 'principal', rules: [{ limit: 20, perSeconds: HOUR }], closed: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export const LIMITS = Symbol('limits');
export const Limited = (...names: LimitName[]): MethodDecorator => SetMetadata(LIMITS, names);
