import type { SandboxLedger } from '../src/adapters/payments/sandbox/sandbox-ledger.js';
import type { SandboxTransaction } from '../src/database/sandbox-transaction.repository.js';
import type { PaymentOrder } from '../src/domain/provider-transaction.js';

export class MemorySandboxLedger implements SandboxLedger {
  private readonly held = new Map<string, SandboxTransaction>();

  async open(order: PaymentOrder): Promise<boolean> {
    if (this.held.has(order.reference)) return false;
    this.held.set(order.reference, { ...order, id: this.held.size + 1, status: 'abandoned' });
    return true;
  }

  async find(reference: string): Promise<SandboxTransaction | undefined> {
    return this.held.get(reference);
  }

  async settle(reference: string, status: 'success' | 'failed' | 'abandoned'): Promise<boolean> {
    const found = this.held.get(reference);
    if (found === undefined || found.status === 'success') return false;
    found.status = status;
    return true;
  }

  async successesBetween(): Promise<SandboxTransaction[]> {
    return [...this.held.values()].filter((one) => one.status === 'success');
  }
}
