/** Where the milliseconds stand in a template; in no stored text. */
const HOLE = '\0';
/** How a message rounded: the prober rounds what is stored rounded already, and says of a website at least 1 ms. Stored, by place. */
const ROUNDINGS: ((us: number) => number)[] = [
  () => 0,
  (us) => Math.round(us / 1_000),
  (us) => Math.round((us - 1) / 1_000),
  (us) => Math.max(1, Math.round(us / 1_000)),
];

/** A message without what its response time says anyway, so that messages of one server are alike; rounding 0: it stays as it is. */
export function templateOf(message: string, responseUs: number | null): { template: string; rounding: number } {
  if (responseUs !== null)
    for (let rounding = 1; rounding < ROUNDINGS.length; rounding += 1) {
      const took = `${ROUNDINGS[rounding]!(responseUs)} ms`;
      const at = message.indexOf(` ${took}`) + 1;
      if (at === 0) continue;
      const template = `${message.slice(0, at)}${HOLE} ms${message.slice(at + took.length)}`;
      if (!message.includes(HOLE)) return { template, rounding };
    }
  return { template: message, rounding: 0 };
}

/** The message again. */
export function spoken(template: string, rounding: number, responseUs: number): string {
  if (rounding === 0) return template;
  const round = ROUNDINGS[rounding];
  if (!round) throw new RangeError('a rounding that nobody knows');
  return template.replace(HOLE, () => String(round(responseUs)));
}
