import { randomUUID } from 'node:crypto';
import type { Broker, Cluster } from 'kafkajs';

/** Where a process runs, so that it is known again after it died and was started anew; and which of its lives this is. */
export interface Place {
  clientId: string;
  /** Was this member one of ours, before we died? */
  isEarlierLife(clientId: string): boolean;
}

interface Member {
  memberId: string;
  clientId: string;
}

const NAME = 'nowahala';
const LIFE = randomUUID();

/** Two processes may never be at one place at the same time; without a place nobody comes back. */
export function placeOf(place: string | undefined): Place {
  if (!place) return { clientId: NAME, isEarlierLife: () => false };
  const here = `${NAME}/${place}/`;
  return {
    clientId: here + LIFE,
    isEarlierLife: (clientId) => clientId.startsWith(here) && clientId !== here + LIFE,
  };
}

/**
 * After a kill -9 Kafka keeps the dead member until its session ends, and lets nobody read before; one that died while it was
 * joining, even longer. Kafka's own answer is `group.instance.id`, which kafkajs 2.2.4 cannot send. So who comes back to a place
 * takes its earlier lives out of the group. Gives their number.
 */
export async function leaveForEarlierLives(cluster: Cluster, group: string, place: Place): Promise<number> {
  const coordinator = (await cluster.findGroupCoordinator({ groupId: group })) as Broker & {
    leaveGroup(member: { groupId: string; memberId: string }): Promise<void>;
  };
  const { groups } = (await coordinator.describeGroups({ groupIds: [group] })) as { groups: { members: Member[] }[] };
  const dead = groups.flatMap(({ members }) => members).filter(({ clientId }) => place.isEarlierLife(clientId));
  for (const { memberId } of dead) await coordinator.leaveGroup({ groupId: group, memberId });
  return dead.length;
}
