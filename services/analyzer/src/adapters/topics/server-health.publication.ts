import type { PublishHealth } from '../../application/ports.js';
import { stateOf } from '../../domain/health/health.js';
import { healthStates } from '../mappers/enums.mapper.js';

export const publishHealth: PublishHealth = async (tx, { serverId, workspaceId, userId, version, health }, displayed) => {
  const state = displayed ?? stateOf(health);
  const message = { serverId, workspaceId, userId, state, healthState: healthStates.toEnum(state), at: tx.now, version };
  await tx.publish('server.health', message, { key: serverId, tenantId: workspaceId });
};
