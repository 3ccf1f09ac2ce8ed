import { randomUUID } from 'node:crypto';
import type { Broker, Cluster } from 'kafkajs';
import type { BusLog } from '../bus-metrics.js';
import { describeError } from '../delivery.js';

/** Identifies a process across restarts, and which of its incarnations runs. */
export interface Incarnation {
  clientId: string;
  /** True for a member of an earlier incarnation of this process. */
  isPrevious(clientId: string): boolean;
}

interface Member {
  memberId: string;
  clientId: string;
}

const NAME = 'nowahala';
const INCARNATION_ID = randomUUID();

/** Two running processes never share an instance id; without one no previous incarnation is known. */
export function incarnationOf(instanceId: string | undefined): Incarnation {
  if (!instanceId) return { clientId: NAME, isPrevious: () => false };
  const here = `${NAME}/${instanceId}/`;
  return {
    clientId: here + INCARNATION_ID,
    isPrevious: (clientId) => clientId.startsWith(here) && clientId !== here + INCARNATION_ID,
  };
}

/**
 * After a kill -9 Kafka keeps the dead member, and its partitions, until its session ends. Kafka's own answer is
 * `group.instance.id`, which kafkajs 2.2.4 cannot send. So a restarted process removes its previous incarnations from the
 * group.
 */
export async function leaveForPreviousIncarnations(cluster: Cluster, group: string, incarnation: Incarnation, log: BusLog): Promise<void> {
  try {
    const members = await leave(cluster, group, incarnation);
    if (members > 0) log('info', 'previous incarnation removed from the group', { group, members });
  } catch (error) {
    log('warn', 'previous incarnation may hold its partitions until its session ends', { group, error: describeError(error) });
  }
}

/** Returns how many. */
async function leave(cluster: Cluster, group: string, incarnation: Incarnation): Promise<number> {
  const coordinator = (await cluster.findGroupCoordinator({ groupId: group })) as Broker & {
    leaveGroup(member: { groupId: string; memberId: string }): Promise<void>;
  };
  const { groups } = (await coordinator.describeGroups({ groupIds: [group] })) as { groups: { members: Member[] }[] };
  const dead = groups.flatMap(({ members }) => members).filter(({ clientId }) => incarnation.isPrevious(clientId));
  for (const { memberId } of dead) await coordinator.leaveGroup({ groupId: group, memberId });
  return dead.length;
}
