import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loaded where there is a database: a prober's thread has none, and would hold 7 MB of it. */
export const typeorm = (): typeof import('typeorm') => require('typeorm') as typeof import('typeorm');
export const nestTypeorm = (): typeof import('@nestjs/typeorm') => require('@nestjs/typeorm') as typeof import('@nestjs/typeorm');
