import { EntitySchema } from 'typeorm';
import type { Delivery, DeliveryFacts } from '../domain/delivery.js';
import type { keptOf } from '../domain/log-sentence.js';

/** Facts as `delivery.facts` keeps them: new name, stored name. */
const STORED_FACTS = { groupKey: 'storyId', emailFallback: 'standIn', message: 'note' };

export const toStoredFacts = (facts: DeliveryFacts): DeliveryFacts => renamed(facts, Object.entries(STORED_FACTS));
export const fromStoredFacts = (facts: DeliveryFacts): DeliveryFacts =>
  renamed(
    facts,
    Object.entries(STORED_FACTS).map(([name, stored]) => [stored, name]),
  );

/** As it is inserted; what becomes of it is written by statements of the repository. */
export type DeliveryRow = Pick<
  Delivery,
  | 'id'
  | 'groupKey'
  | 'transition'
  | 'channel'
  | 'recipient'
  | 'kind'
  | 'userId'
  | 'workspaceId'
  | 'serverId'
  | 'facts'
  | 'address'
  | 'state'
> & {
  error: string;
  errorPhrase: ReturnType<typeof keptOf>;
  occurredAt: Date;
  createdAt: Date;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  deliveredAt: Date | null;
};

export const deliveryEntity = new EntitySchema<DeliveryRow>({
  name: 'Delivery',
  tableName: 'delivery',
  columns: {
    id: { type: 'uuid', primary: true },
    groupKey: { type: 'text', name: 'about' }, // stored name
    transition: { type: 'text' },
    channel: { type: 'text' },
    recipient: { type: 'text' },
    kind: { type: 'text' },
    userId: { type: 'uuid', nullable: true },
    workspaceId: { type: 'uuid', nullable: true },
    serverId: { type: 'uuid', nullable: true },
    facts: { type: 'jsonb', transformer: { to: toStoredFacts, from: fromStoredFacts } },
    address: { type: 'text', nullable: true },
    state: { type: 'text' },
    error: { type: 'text' },
    errorPhrase: { type: 'jsonb', nullable: true },
    occurredAt: { type: 'timestamptz', name: 'news_at' }, // stored name
    createdAt: { type: 'timestamptz' },
    nextAttemptAt: { type: 'timestamptz', nullable: true },
    sentAt: { type: 'timestamptz', nullable: true },
    deliveredAt: { type: 'timestamptz', nullable: true },
  },
});

function renamed(facts: DeliveryFacts, names: [from: string, to: string][]): DeliveryFacts {
  const result = { ...facts };
  for (const [from, to] of names)
    if (from in result) {
      result[to] = result[from];
      delete result[from];
    }
  return result;
}
