import { SetMetadata } from '@nestjs/common';
import type { BucketRule } from '@nowahala/platform';

export interface Limit {
  /** Whose tokens are taken; a visitor has only those of the address. */
  per: 'principal' | 'address';
  rules: BucketRule[];
  /** How many are worked on at a time; the others wait in a line (`waiting-lines.ts`). */
  atOnce?: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Narrow per account, wide per address: in Nigeria thousands of people share one address (RULES.md#security). */
export const limits = {
  anonymous: { per: 'address', rules: [{ limit: 300, perSeconds: MINUTE }] },
  session: { per: 'principal', rules: [{ limit: 300, perSeconds: MINUTE }] },
  key: { per: 'principal', rules: [{ limit: 120, perSeconds: MINUTE }] },
  /** Over all sessions of an account (`isCountedChange`): most are events, all of which the next change of the same thing reads again. */
  change: {
    per: 'principal',
    rules: [
      { limit: 300, perSeconds: MINUTE },
      { limit: 5_000, perSeconds: DAY },
    ],
  },
  login: { per: 'address', rules: [{ limit: 300, perSeconds: MINUTE }], atOnce: 8 },
  register: { per: 'address', rules: [{ limit: 50, perSeconds: HOUR }] },
  support: {
    per: 'principal',
    rules: [
      { limit: 3, perSeconds: HOUR },
      { limit: 20, perSeconds: DAY },
    ],
  },
  createServer: { per: 'principal', rules: [{ limit: 200, perSeconds: HOUR }] },
  generateKey: { per: 'principal', rules: [{ limit: 10, perSeconds: HOUR }] },
  drill: { per: 'principal', rules: [{ limit: 10, perSeconds: HOUR }] },
  export: { per: 'principal', rules: [{ limit: 20, perSeconds: HOUR }] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export const LIMITS = Symbol('limits');
export const Limited = (...names: LimitName[]): MethodDecorator => SetMetadata(LIMITS, names);
