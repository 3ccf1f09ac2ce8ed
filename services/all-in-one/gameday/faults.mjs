/** Does to the product what the timetable says, one thing after the other or side by side, and undoes it. */
import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_ANSWER_MS = 8_000;

/** How each fault begins; the answer ends it. Undefined what cannot be done on this machine or bus. */
function beginnings({ services, database, broker, smtp, twilio }) {
  return {
    kill: ({ service }) => services.kill(service),
    freeze: ({ service }) => services.freeze(service),
    'database away': async () => {
      await database.stop();
      return () => database.start();
    },
    'disk full': database.disk && (async () => (await database.disk.fill(), () => database.disk.removeBallast())),
    'clock steps': services.hasClocks && (({ service, ahead }) => services.stepClock(service, ahead)),
    'broker away': broker.freeze,
    'broker certificate expired':
      broker.expire &&
      (async ({ service }) => {
        const renew = await broker.expire();
        services.kill(service);
        return renew;
      }),
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
    'whatsapp slow': () => {
      twilio.slowMs = SLOW_ANSWER_MS;
      return () => (twilio.slowMs = 0);
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

const inWords = ({ what, service, ahead, lasts }) =>
  [what, service, ahead && `${ahead} s`, lasts && `for ${Math.round(lasts / 1_000)} s`].filter(Boolean).join(' ');

/** Resolves when all are over. */
export async function doFaults(faults, world, log) {
  const begin = beginnings(world);
  const startedAt = Date.now();
  for (const fault of faults) if (!begin[fault.what]) log(`cannot be done here: ${inWords(fault)}`);
  const underWay = faults
    .filter(({ what }) => begin[what])
    .map(async (fault) => {
      await sleep(Math.max(0, startedAt + fault.at - Date.now()));
      log(`${Math.round(fault.at / 1_000)} s: ${inWords(fault)}`);
      const end = await begin[fault.what](fault);
      if (!end) return;
      await sleep(fault.lasts);
      await end();
    });
  await Promise.all(underWay);
}
