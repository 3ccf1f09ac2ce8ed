import type { TopicDeclaration } from '@nowahala/contracts';
import type { EventBus } from '../event-bus.js';
import type { Job } from './bus-process.contract.js';
import type { BusUnderTest } from './bus-under-test.contract.js';
import type { BusChild } from './child.contract.js';

/** What every clause of the contract is given; `tested` is there once the specs run. */
export interface ContractContext {
  name: string;
  readonly tested: BusUnderTest;
  declarations: TopicDeclaration[];
  /** A topic that no other spec uses; the first has twelve partitions, the others four. */
  freshTopic(): string;
  /** A bus that is closed after the spec. */
  open(onOutOfRange?: () => void): Promise<EventBus>;
  /** A process that is killed after the spec. */
  child(job: Job): Promise<BusChild>;
  /** How long a killed reader may keep its partitions. */
  patience(): number;
}
