import type { SandboxTransactionRepository } from '../../../database/sandbox-transaction.repository.js';

/** The part of its books that the sandbox needs as a provider; specs keep them in memory. */
export type SandboxLedger = Pick<SandboxTransactionRepository, 'open' | 'find' | 'settle' | 'successesBetween'>;
