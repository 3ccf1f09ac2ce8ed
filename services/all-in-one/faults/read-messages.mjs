/** What an e-mail of either says: whether it calls something down, and whom it is about. */
import { namesIn } from './scenario.mjs';

/** Of ours the subject names the first three, and the text all. */
export function readOurs({ subject, text }) {
  const isDown = / (is|are) down since | cannot be reached since | keeps going down/.test(subject);
  return { kind: isDown ? 'down' : 'other', sites: namesIn(`${subject}\n${text}`) };
}

/** `[Shop 01] [🔴 Down] connect ECONNREFUSED`. */
export function readKuma({ subject }) {
  return { kind: /^\[[^\]]*\] \[\S+ Down\]/u.test(subject) ? 'down' : 'other', sites: namesIn(subject.split(']')[0]) };
}
