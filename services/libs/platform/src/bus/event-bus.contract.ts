import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import type { TopicDeclaration } from '@nowahala/contracts';
import type { BusUnderTest } from './contract/bus-under-test.contract.js';
import { BusChild, removeBuild } from './contract/child.contract.js';
import { deliveryContract } from './contract/delivery.contract.js';
import { failuresContract } from './contract/failures.contract.js';
import { groupsContract } from './contract/groups.contract.js';
import { messagesContract } from './contract/messages.contract.js';
import { contractTopics } from './contract/topics.contract.js';
import type { EventBus } from './event-bus.js';

/** What every event bus promises, clause by clause; the numbers are repeated where an implementation relies on one. */
export function eventBusContract(name: string, setUp: (declarations: TopicDeclaration[]) => Promise<BusUnderTest>): void {
  describe(`${name} as an event bus`, () => {
    const declarations = contractTopics(40);
    let nextTopic = 0;
    let tested: BusUnderTest;
    const opened: EventBus[] = [];
    const children: BusChild[] = [];

    beforeAll(async () => {
      tested = await setUp(declarations);
    }, 120_000);
    afterEach(async () => {
      for (const one of children.splice(0)) await one.kill();
      for (const bus of opened.splice(0)) await bus.close();
    }, 60_000);
    afterAll(async () => {
      await tested?.close();
      removeBuild();
    }, 60_000);

    const context = {
      name,
      get tested() {
        return tested;
      },
      declarations,
      freshTopic: () => declarations[(nextTopic += 1)]!.name,
      open: async (onOutOfRange?: () => void) => {
        const bus = await tested.open(onOutOfRange);
        opened.push(bus);
        return bus;
      },
      child: async (job: Parameters<typeof BusChild.start>[0]['job']) => {
        const started = await BusChild.start({ address: tested.address, declarations, job });
        children.push(started);
        return started;
      },
      patience: () => tested.address.sessionMs + 2_000,
    };

    messagesContract(context);
    deliveryContract(context);
    groupsContract(context);
    failuresContract(context);
  });
}
