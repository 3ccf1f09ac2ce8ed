import { type PlatformSettings, type ServiceKeys } from '@nowahala/platform';
import type { PaymentProvider } from '../../application/ports.js';
import { assertProviderFits, type BillingConfig } from '../../billing.config.js';
import { PaystackProvider } from './paystack/paystack-provider.js';
import type { SandboxLedger } from './sandbox/sandbox-ledger.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';

/** The one place that knows which payment companies there are. */
export function chooseProvider(
  config: BillingConfig,
  settings: PlatformSettings,
  keys: ServiceKeys,
  ledger: SandboxLedger,
): PaymentProvider {
  assertProviderFits(config, settings);
  if (config.PAYSTACK_SECRET_KEY === undefined) {
    return new SandboxProvider({ publicUrl: settings.publicUrl, secret: keys.of('sandbox payments')[0]! }, ledger);
  }
  const older = config.PAYSTACK_PREVIOUS_SECRET_KEY === undefined ? [] : [config.PAYSTACK_PREVIOUS_SECRET_KEY];
  return new PaystackProvider({
    baseUrl: config.PAYSTACK_BASE_URL.replace(/\/+$/, ''),
    secretKeys: [config.PAYSTACK_SECRET_KEY, ...older],
    timeoutMs: config.PAYSTACK_TIMEOUT_MS,
  });
}
