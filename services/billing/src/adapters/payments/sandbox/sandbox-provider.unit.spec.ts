import { MemorySandboxLedger } from '../../../../test/memory-sandbox-ledger.js';
import { paymentProviderContract } from '../payment-provider.contract.js';
import { SandboxProvider } from './sandbox-provider.js';

paymentProviderContract('sandbox', async () => {
  const ledger = new MemorySandboxLedger();
  const provider = new SandboxProvider({ publicUrl: 'http://localhost:8080', secret: 'sandbox-secret' }, ledger);
  return {
    provider,
    pay: async (reference) => void (await ledger.settle(reference, 'success')),
    decline: async (reference) => void (await ledger.settle(reference, 'failed')),
    webhook: async (reference) => provider.webhookFor((await ledger.find(reference))!),
  };
});
