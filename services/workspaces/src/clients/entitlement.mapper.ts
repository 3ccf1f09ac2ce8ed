import type { billing } from '@nowahala/contracts';
import type { Entitlement } from '../domain/entitlement.js';

export const toEntitlement = (message: billing.EntitlementChanged): Entitlement => ({
  version: message.version,
  state: message.state,
  planName: message.planName,
  serverLimit: message.serverLimit,
  rateLimit: message.rateLimit,
  whatsApp: message.whatsapp,
  validUntil: message.validUntil ?? null,
});
