/** What a message that begins with "quiet" asks for; `unclear` is answered with how it is written. */
export type QuietReply = { ask: 'begin'; minutes: number } | { ask: 'end' } | { ask: 'unclear' };

const MAX_MINUTES = 1_440;
const HOUR_MINUTES = 60;
const FORM = /^quiet(?: for)? ?(?<count>\d{1,4}) ?(?<unit>m|min|mins|minutes?|h|hrs?|hours?)?$/;
const ENDS = new Set(['quiet off', 'quiet end', 'quiet stop', 'quiet over', 'quiet 0']);

/** Null where a message says nothing of quiet. Without a unit it is minutes. */
export function readQuietReply(text: string): QuietReply | null {
  const words = text
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  if (!/^quiet\b/.test(words) && !/^quiet\d/.test(words)) return null;
  if (ENDS.has(words)) return { ask: 'end' };
  const { count, unit } = FORM.exec(words)?.groups ?? {};
  const minutes = Number(count) * (unit?.startsWith('h') ? HOUR_MINUTES : 1);
  return minutes >= 1 && minutes <= MAX_MINUTES ? { ask: 'begin', minutes } : { ask: 'unclear' };
}
