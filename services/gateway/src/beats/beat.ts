/** A call that a job made. */
export interface Beat {
  heartbeatId: string;
  addressRound: number;
  /** Milliseconds: when it came, by our clock. */
  at: number;
  kind: 'success' | 'start' | 'fail';
  exitCode: number | null;
  words: string;
  byPost: boolean;
}

export interface ReadBeatPath {
  token: string;
  kind: Beat['kind'];
  exitCode: number | null;
}

const PREFIX = '/beat/';

/** `/beat/<token>`, and behind it `/start`, `/fail` or the exit code of the program; undefined for anything else. */
export function readBeatPath(url: string): ReadBeatPath | undefined {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (!path.startsWith(PREFIX)) return undefined;
  const [token = '', end = '', more] = path.slice(PREFIX.length).replace(/\/$/, '').split('/', 3);
  if (more !== undefined || token === '') return undefined;
  if (end === '') return { token, kind: 'success', exitCode: null };
  if (end === 'start' || end === 'fail') return { token, kind: end, exitCode: null };
  if (!/^\d{1,3}$/.test(end) || Number(end) > 255) return undefined;
  const exitCode = Number(end);
  return { token, kind: exitCode === 0 ? 'success' : 'fail', exitCode };
}
