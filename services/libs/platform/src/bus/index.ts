export * from './consumer/consumer.js';
export * from './consumer/parked-messages.js';
export * from './event-bus.js';
export * from './partial-failure.js';
export * from './partitioner.js';
export * from './topics.js';
