import { randomUUID } from 'node:crypto';
import type { Broker, Cluster } from 'kafkajs';

/** Where a process runs, so that it is known again after it died and was started anew; and which of its lives this is. */
export interface Incarnation {
  clientId: string;
  /** Was this member one of ours, before we died? */
  isPrevious(clientId: string): boolean;
}

interface Member {
  memberId: string;
  clientId: string;
}

const NAME = 'nowahala';
const INCARNATION_ID = randomUUID();

/** Two processes may never be at one place at the same time; without a place nobody comes back. */
export function incarnationOf(instanceId: string | undefined): Incarnation {
  if (!instanceId) return { clientId: NAME, isPrevious: () => false };
  const here = `${NAME}/${instanceId}/`;
  return {
    clientId: here + INCARNATION_ID,
    isPrevious: (clientId) => clientId.startsWith(here) && clientId !== here + INCARNATION_ID,
  };
}

/**
 * After a kill -9 Kafka keeps the dead member until its session ends, and lets nobody read before; one that died while it was
 * joining, even longer. Kafka's own answer is `group.instance.id`, which kafkajs 2.2.4 cannot send. So who comes back to a place
 * takes its earlier lives out of the group. Gives their number.
 */
export async function leaveForPreviousIncarnations(cluster: Cluster, group: string, incarnation: Incarnation): Promise<number> {
  const coordinator = (await cluster.findGroupCoordinator({ groupId: group })) as Broker & {
    leaveGroup(member: { groupId: string; memberId: string }): Promise<void>;
  };
  const { groups } = (await coordinator.describeGroups({ groupIds: [group] })) as { groups: { members: Member[] }[] };
  const dead = groups.flatMap(({ members }) => members).filter(({ clientId }) => incarnation.isPrevious(clientId));
  for (const { memberId } of dead) await coordinator.leaveGroup({ groupId: group, memberId });
  return dead.length;
}
