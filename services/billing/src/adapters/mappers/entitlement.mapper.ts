import type { billing } from '@nowahala/contracts';
import { asDate, type Instant } from '../../domain/calendar.js';
import type { Entitlement } from '../../domain/entitlement.js';
import { planStates } from './enums.mapper.js';

export const toTime = (at: Instant | undefined): Date | undefined => (at === undefined ? undefined : asDate(at));

/** The snapshot that workspaces, scheduler, analyzer and notifier obey. */
export function toEntitlementChanged(workspaceId: string, userId: string, entitlement: Entitlement): billing.EntitlementChanged {
  const { terms } = entitlement;
  return {
    workspaceId,
    userId,
    version: entitlement.version,
    state: entitlement.state,
    planState: planStates.toEnum(entitlement.state),
    planId: terms?.planId ?? '',
    planName: terms?.name ?? '',
    serverLimit: terms?.serverLimit ?? 0,
    rateLimit: terms?.rateLimit ?? 0,
    gptLimit: terms?.gptLimit ?? 0,
    snapshotLimit: terms?.snapshotLimit ?? 0,
    whatsapp: terms?.alertingChannels.includes('whatsapp') ?? false,
    hourlyOnly: entitlement.hourlyOnly,
    subscriptionEnd: toTime(entitlement.subscriptionEnd),
    validUntil: toTime(entitlement.validUntil),
  };
}
