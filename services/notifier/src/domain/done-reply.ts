import { plainReply } from './inbound-message.js';

/** "done", "done 2": a step of the latest alert is done; without a number it is the next one. */
export interface DoneReply {
  step: number | null;
}

const DONE = [
  ...['done', 'done it', 'i have done it', 'i have done this', 'ive done it', 'ive done this', 'i did it', 'did it', 'i don do am'],
  ...['cest fait', 'c est fait', 'fait', 'na yi', 'mo ti se e', 'nimefanya'],
];
const STEP = '(?:step |number |etape |mataki |mataki na |igbese |hatua |hatua ya )?';
const WITH_STEP = [
  new RegExp(`^(?:done(?: with)?|i don do am|c ?est fait|fait|na yi|mo ti se e|nimefanya) ${STEP}([1-9])$`),
  new RegExp(`^${STEP}([1-9])(?: is)? (?:done|faite?)$`),
];

/** Null for anything else. */
export function readDone(text: string): DoneReply | null {
  const plain = plainReply(text);
  if (DONE.includes(plain)) return { step: null };
  const step = WITH_STEP.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined);
  return step === undefined ? null : { step: Number(step) };
}
