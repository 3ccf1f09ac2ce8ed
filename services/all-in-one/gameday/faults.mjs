/** Does to the product what the timetable says, one thing after the other or side by side, and undoes it. */
import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_ANSWER_MS = 8_000;
/** Of mails there are always some: people sign up as long as faults go on. */
const MET_BY_MAILS = new Set(['mail slow', 'mail refuses', 'mail denies with 550', 'mail loses answers']);
const MET_WITHIN_MS = 180_000;

/** How each fault begins; the answer ends it. Rejects where it did not come true. Undefined what cannot be done on this machine or bus. */
function beginnings({ services, database, broker, smtp, twilio }) {
  const refusals = new Set();
  let asked = 0;
  const refuseMails = (met, code, message) => {
    const refusal = () => (met(), { code, message });
    refusals.add(refusal);
    // Each in turn where they overlap.
    smtp.refuse(() => [...refusals][asked++ % refusals.size]?.());
    return () => refusals.delete(refusal);
  };
  return {
    kill: ({ service }) => services.kill(service),
    freeze: ({ service }) => services.freeze(service),
    'database away': async () => {
      await database.stop();
      if (await database.answers()) throw new Error('the database still answers');
      return () => database.start();
    },
    'disk full': database.disk && (async () => (await database.disk.fill(), () => database.disk.removeBallast())),
    'clock steps': services.hasClocks && (({ service, ahead }) => services.stepClock(service, ahead)),
    'broker away': broker.freeze,
    'broker certificate expired':
      broker.expire &&
      (async ({ service }) => {
        const renew = await broker.expire();
        await services.kill(service);
        return renew;
      }),
    'mail slow': (_fault, met) => {
      smtp.delayMs = SLOW_ANSWER_MS;
      smtp.at = (moment) => void (moment === 'taken' && met());
      return () => ([smtp.delayMs, smtp.at] = [0, undefined]);
    },
    'mail refuses': (_fault, met) => refuseMails(met, 451, '4.7.1 Try again later'),
    'mail denies with 550': (_fault, met) => refuseMails(met, 550, 'Relaying denied'),
    'mail loses answers': (_fault, met) => {
      smtp.loseAnswers(2, met);
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

/** Resolves when all are over, with what came of each: `happened`, `failed` or, where it cannot be done, `impossible`. */
export async function doFaults(faults, world, log) {
  const begin = beginnings(world);
  const startedAt = Date.now();
  return Promise.all(
    faults.map(async (fault) => {
      if (!begin[fault.what]) {
        log(`cannot be done here: ${inWords(fault)}`);
        return { ...fault, result: 'impossible' };
      }
      await sleep(Math.max(0, startedAt + fault.at - Date.now()));
      log(`${Math.round(fault.at / 1_000)} s: ${inWords(fault)}`);
      const isMet = MET_BY_MAILS.has(fault.what) ? Promise.withResolvers() : undefined;
      try {
        const end = await begin[fault.what](fault, () => isMet.resolve(true));
        if (!end) return { ...fault, result: 'happened' };
        await sleep(fault.lasts);
        // One that nobody has run into is none.
        const happened = isMet ? await Promise.race([isMet.promise, sleep(MET_WITHIN_MS, false)]) : true;
        await end();
        return { ...fault, result: happened ? 'happened' : 'failed' };
      } catch (error) {
        log(`did not happen: ${inWords(fault)}: ${error.message}`);
        return { ...fault, result: 'failed' };
      }
    }),
  );
}
