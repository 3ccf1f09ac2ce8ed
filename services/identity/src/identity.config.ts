import { z } from 'zod';

/** Settings of identity alone; everything else comes with the platform. */
export const identityConfig = z.object({
  /** Ed25519 seeds (32 bytes, base64url), comma-separated: the first signs, tokens signed by the others are still accepted. Unset: derived. */
  TOKEN_SIGNING_KEY: z.string().optional(),
  /** Keys the hashes of API keys, codes and refresh tokens. Unset: derived. */
  IDENTITY_PEPPER: z.string().min(32, 'must be 32 or more random characters').optional(),
  /** Codes by WhatsApp that all accounts together get within a day, as each costs money; accounts without a plan that has WhatsApp share a tenth. */
  PHONE_CODES_A_DAY: z.coerce.number().int().min(1).default(2_000),
});

export type IdentityConfig = z.infer<typeof identityConfig>;
