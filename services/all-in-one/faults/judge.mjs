/**
 * What a monitor's messages are worth, judged by what really happened. Times are seconds. A cause is `{ row, sites, from, to,
 * wanted }`: sites that fail together; one that is not wanted is over too soon to be notified of. A trouble is `{ row, from, to }`: the
 * monitor's own. A message is `{ at, kind: 'down' | 'other', sites }`.
 */
import { ROWS } from './scenario.mjs';

/** What comes later belongs to a cause or a trouble no more. */
const TROUBLE_ECHO = 90;
/** Of seconds, less than this is chance: one second a check may be apart, one a mail may take. */
const SAME_SECONDS = 2;

const isAbout = (cause, message) => message.sites.some((name) => cause.sites.includes(name));

/** The cause that a message about this site at this moment can mean: the latest that had begun. */
const causeOf = (causes, name, at) => causes.filter(({ sites, from }) => sites.includes(name) && from <= at).at(-1);

/** Sites that were accused while they answered, each with the row that it is the fault of. */
function falseAlarms({ causes, troubles }, messages) {
  return messages
    .filter(({ kind }) => kind === 'down')
    .flatMap(({ at, sites }) =>
      sites.flatMap((name) => {
        const cause = causeOf(causes, name, at);
        if (cause && at <= cause.to) return [];
        if (cause && at <= cause.to + TROUBLE_ECHO) return [{ row: cause.row, name, at }];
        const trouble = troubles.findLast(({ from, to }) => from <= at && at <= to + TROUBLE_ECHO);
        return [{ row: trouble?.row ?? 'calm', name, at }];
      }),
    );
}

function ofCause(causes, cause, messages) {
  const next = causes.find((other) => other.from > cause.from && other.sites.some((name) => cause.sites.includes(name)));
  const ends = Math.min(cause.to + TROUBLE_ECHO, next?.from ?? Infinity);
  const own = messages.filter((message) => isAbout(cause, message) && message.at >= cause.from && message.at < ends);
  const notified = own.filter(({ kind, at }) => kind === 'down' && at <= cause.to);
  return {
    messages: own.length,
    missed: cause.wanted && notified.length === 0 ? 1 : 0,
    seconds: cause.wanted && notified.length > 0 ? notified[0].at - cause.from : null,
  };
}

/** The values of each row, in the order of the rows. `truth.causes` are in the order in which they began. */
export function judge(truth, messages) {
  const wrong = falseAlarms(truth, messages);
  return Object.keys(ROWS).map((row) => {
    const causes = truth.causes.filter((cause) => cause.row === row);
    const each = causes.map((cause) => ofCause(truth.causes, cause, messages));
    const accused = wrong.filter((one) => one.row === row);
    const seconds = each.flatMap((one) => one.seconds ?? []);
    return {
      row,
      falseAlarms: accused.length,
      missed: each.reduce((sum, one) => sum + one.missed, 0),
      seconds: seconds.length === 0 ? null : Math.max(...seconds),
      messages: each.length === 0 ? null : each.reduce((sum, one) => sum + one.messages, 0) / each.length,
      accused: accused.map(({ name, at }) => `${name} at ${at.toFixed(0)} s`),
    };
  });
}

/** In which values of a row we are worse. Nobody who accused others wrongly was fast, and nobody who missed something was brief. */
export function worseIn(ours, rival) {
  const isFast = rival.falseAlarms <= ours.falseAlarms;
  const worse = {
    falseAlarms: ours.falseAlarms > rival.falseAlarms,
    missed: ours.missed > rival.missed,
    messages: ours.messages !== null && rival.messages !== null && rival.missed <= ours.missed && ours.messages > rival.messages,
    seconds: ours.seconds !== null && rival.seconds !== null && isFast && ours.seconds > rival.seconds + SAME_SECONDS,
  };
  return Object.keys(worse).filter((value) => worse[value]);
}

/** As the other benchmarks write them down; less is better in every one. */
export function valuesOf(ours, rivals) {
  return ours.flatMap((row, index) =>
    ['falseAlarms', 'missed', 'seconds', 'messages'].flatMap((figure) =>
      Object.entries(rivals).map(([rival, rows]) => ({
        name: `${ROWS[row.row]}: ${figure}, against ${rival}`,
        ours: row[figure],
        rival: rows[index][figure],
        ratio: row[figure] !== null && rows[index][figure] ? row[figure] / rows[index][figure] : null,
        goal: null,
      })),
    ),
  );
}
