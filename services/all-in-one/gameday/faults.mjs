/** Does to the product what the timetable says, one thing after the other or side by side, and undoes it. */
import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_ANSWER_MS = 8_000;

/** How each fault begins; the answer ends it. */
function beginnings({ services, database, smtp, twilio }) {
  return {
    kill: ({ service }) => services.kill(service),
    freeze: ({ service }) => services.freeze(service),
    'database away': async () => {
      await database.stop();
      return () => database.start();
    },
    'broker away': () => {
      const pid = Number(process.env.KAFKA_BROKER_PID);
      process.kill(pid, 'SIGSTOP');
      return () => process.kill(pid, 'SIGCONT');
    },
    'mail slow': () => {
      smtp.delayMs = SLOW_ANSWER_MS;
      return () => (smtp.delayMs = 0);
    },
    'mail refuses': () => {
      smtp.refuse(() => ({ code: 451, message: '4.7.1 Try again later' }));
      return () => smtp.refuse(undefined);
    },
    'mail loses answers': () => {
      smtp.loseAnswers(2);
      return () => smtp.loseAnswers(0);
    },
    'whatsapp refuses': () => {
      twilio.fail({ status: 503, code: 20_503, message: 'Service unavailable' });
      return () => twilio.fail(undefined);
    },
    'whatsapp loses answers': () => {
      twilio.loseAnswers(2);
      return () => twilio.loseAnswers(0);
    },
  };
}

/** Resolves when all are over. */
export async function doFaults(faults, world, log) {
  const begin = beginnings(world);
  const startedAt = Date.now();
  const underWay = faults.map(async (fault) => {
    await sleep(Math.max(0, startedAt + fault.at - Date.now()));
    log(
      `${Math.round(fault.at / 1_000)} s: ${fault.what} ${fault.service ?? ''} ${fault.lasts ? `for ${Math.round(fault.lasts / 1_000)} s` : ''}`,
    );
    const end = await begin[fault.what](fault);
    if (!end) return;
    await sleep(fault.lasts);
    await end();
  });
  await Promise.all(underWay);
}
