import { z } from 'zod';
import { ConfigError, type Logger, type PlatformSettings } from '@nowahala/platform';
import type { TermsOfBusiness } from './application/ports.js';

const PAYSTACK = 'https://api.paystack.co';
const NO_SANDBOX = 'must be set in production; the sandbox checkout takes no money';

/** Settings of billing, and what an invoice needs (RULES.md#invoices). */
export const billingConfig = z
  .object({
    NODE_ENV: z.string().default('development'),
    PAYSTACK_SECRET_KEY: z.string().min(8, 'must be the secret key of the Paystack dashboard').optional(),
    /** Still accepted on webhooks while a new key takes over. */
    PAYSTACK_PREVIOUS_SECRET_KEY: z.string().optional(),
    PAYSTACK_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default(PAYSTACK),
    PAYSTACK_TIMEOUT_MS: z.coerce.number().int().min(100).max(7_000).default(5_000),
    SANDBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    SUPPORT_EMAIL: z.string().default('support@nowahala.example'),
    SELLER_NAME: z.string().default('NoWahala'),
    /** Lines apart by a semicolon. */
    SELLER_ADDRESS: z.string().default('Lagos, Nigeria'),
    /** Empty: invoices go without the line. */
    SELLER_TIN: z.string().trim().default(''),
    VAT_PERCENT: z.coerce.number().min(0).max(50).default(7.5),
    INVOICE_PREFIX: z
      .string()
      .regex(/^[A-Z]{1,6}$/, 'must be one to six capital letters')
      .default('NW'),
    INVOICE_KEEP_YEARS: z.coerce.number().int().min(1).max(30).default(6),
  })
  // Said before anything starts, together with whatever else is missing.
  .refine((settings) => settings.NODE_ENV !== 'production' || settings.PAYSTACK_SECRET_KEY !== undefined, {
    path: ['PAYSTACK_SECRET_KEY'],
    message: NO_SANDBOX,
  });

export type BillingConfig = z.infer<typeof billingConfig>;

const BASIS_POINTS_PER_PERCENT = 100;

export function termsOfBusiness(config: BillingConfig, settings: PlatformSettings, logger: Logger): TermsOfBusiness {
  if (settings.production && !config.SELLER_TIN)
    logger.warn('SELLER_TIN is empty: invoices carry no tax number, and those that are written cannot be given one later');
  return {
    vat: Math.round(config.VAT_PERCENT * BASIS_POINTS_PER_PERCENT),
    numbering: { prefix: config.INVOICE_PREFIX },
    seller: {
      name: config.SELLER_NAME,
      address: config.SELLER_ADDRESS.split(';').map((line) => line.trim()),
      taxId: config.SELLER_TIN,
      email: config.SUPPORT_EMAIL,
    },
    publicUrl: settings.publicUrl,
  };
}

/** Production takes real money or none: it does not start with the sandbox. */
export function assertProviderFits(config: BillingConfig, settings: PlatformSettings): void {
  if (settings.production && config.PAYSTACK_SECRET_KEY === undefined) {
    throw new ConfigError(`These settings are missing or wrong:\n  PAYSTACK_SECRET_KEY: ${NO_SANDBOX}`);
  }
}
