import { expect, it } from '@jest/globals';
import { UndecodableMessage } from '@nowahala/platform';
import { ScheduleConsumer } from '../src/adapters/topics/schedule.consumer.js';
import { server } from './app.js';

/** A server that is due every 0 seconds would stop the loop for all; parked, it would keep what its owner says next from us. */
it.each([0, -1, -2_147_483_648])('a server that is checked every %d minutes goes to the dead letters', async (intervalMinutes) => {
  const consumer = new ScheduleConsumer(...([{}, {}, {}, {}, {}] as never as ConstructorParameters<typeof ScheduleConsumer>));
  const batch = [{ message: server({ intervalMinutes }), context: {} }] as never;
  await expect(consumer.onServerConfigured(batch)).rejects.toThrow(UndecodableMessage);
});
