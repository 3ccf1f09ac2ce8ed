import { incidents } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const heartbeatTroubles = closedSet(incidents.HeartbeatTrouble, 'HEARTBEAT_TROUBLE');
export const beatKinds = closedSet(incidents.BeatKind, 'BEAT_KIND');
export const renewalKinds = closedSet(incidents.RenewalKind, 'RENEWAL_KIND');
