import { plainReply } from './inbound-message.js';

/** "done", "done 2": a step of the latest alert is done; without a number it is the next one. */
export interface DoneReply {
  step: number | null;
}

const DONE = ['done', 'done it', 'i have done it', 'i have done this', "i've done it", "i've done this", 'i did it', 'did it'];
const WITH_STEP = [/^done(?: with)?(?: step| number)? ([1-9])$/, /^(?:step |number )?([1-9])(?: is)? done$/];

/** Null for anything else. */
export function readDone(text: string): DoneReply | null {
  const plain = plainReply(text.slice(0, 200));
  if (DONE.includes(plain)) return { step: null };
  const step = WITH_STEP.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined);
  return step === undefined ? null : { step: Number(step) };
}
