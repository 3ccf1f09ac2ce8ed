import { isErrorClass } from '@nowahala/kernel';
import type { CheckFacts } from '@nowahala/kernel';

/** What a failed check found: its class, and what its message is filled with. */
export interface Finding {
  errorClass: string;
  /** Absent where an older prober sent none. */
  facts?: CheckFacts;
}

/** Ends each fact; in none of them, as they are stored. */
const END = '\t';

/** As one text: the class, and behind it the few facts. A check that found no fault keeps nothing. */
export function toStoredFinding({ errorClass, facts }: Finding): string {
  if (facts === undefined) return errorClass;
  const { host, port, seconds, date, machine, words } = facts;
  const stored = [errorClass, host, port, seconds, date, machine, words].map((fact) => String(fact ?? '').replaceAll(/[\t\n\r]/g, ' '));
  return stored.join(END).replace(/\t{1,8}$/, '');
}

export function fromStoredFinding(stored: string): Finding {
  const [errorClass = '', host, port, seconds, date, machine, words] = stored.split(END);
  if (host === undefined || !isErrorClass(errorClass)) return { errorClass };
  return {
    errorClass,
    facts: {
      host,
      ...(port && { port: Number(port) }),
      ...(seconds && { seconds: Number(seconds) }),
      ...(date && { date }),
      ...((machine === 'on' || machine === 'silent') && { machine }),
      ...(words && { words }),
    },
  };
}
