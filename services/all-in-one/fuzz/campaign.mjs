import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from './random.mjs';

const MOST_FAULTS = 5;
/** What a heap may grow between the first quarter and the end. */
const GROWTH_MB = 30;
const SETTLES_MS = 30_000;
const LOOK_AGAIN_MS = 1_000;
const LONGEST_INPUT = 20_000;

/** Tries for a time each, from one seed. A fault is printed with the seed, the number of the try and what was tried. */
export class Campaign {
  tried = 0;
  faults = 0;
  /** Memory when the caches had filled. */
  filledMb;

  /** `tries`: so many of each, however long they take. `onTry` hears of each input before it is tried. */
  constructor({ seed, eachMs, tries, onTry = () => undefined }) {
    Object.assign(this, { seed, eachMs, tries, onTry });
  }

  fault(name, text, input) {
    this.faults += 1;
    console.error(faultText(name, this.seed, this.tried, text, input));
  }

  async run(name, one, memoryMb) {
    const random = new Random(this.seed);
    const [begun, before] = [performance.now(), this.tried];
    const part = () => (this.tries ? (this.tried - before) / this.tries : (performance.now() - begun) / this.eachMs);
    while (part() < 1 && this.faults < MOST_FAULTS) {
      this.tried += 1;
      let input = '';
      const note = (given) => this.onTry((input = given));
      note('');
      try {
        const done = one(random, note);
        if (done) await done;
      } catch (error) {
        this.fault(name, `${error.stack ?? error}${error.cause ? `\n  because ${error.cause}` : ''}`, input);
      }
      // Handlers of sockets need their turn also where nothing waits.
      if (this.tried % 200 === 0) await new Promise(setImmediate);
      if (this.filledMb === undefined && part() > 0.25) this.filledMb = await memoryMb();
    }
    console.log(`${name.padEnd(28)} ${String(this.tried - before).padStart(8)} tried, seed ${this.seed}`);
  }

  /** At the end of all: compared with what there was when the caches had filled. What is still at work holds some of it for a while. */
  async judgeMemory(name, memoryMb) {
    if (this.filledMb === undefined) return;
    const giveUpAt = performance.now() + SETTLES_MS;
    let grown = (await memoryMb()) - this.filledMb;
    while (grown > GROWTH_MB && performance.now() < giveUpAt) {
      await sleep(LOOK_AGAIN_MS);
      grown = (await memoryMb()) - this.filledMb;
    }
    console.log(`${name}: ${Math.round(grown)} MB more than at a quarter of its first part`);
    if (grown > GROWTH_MB) this.fault(name, `memory grew by ${Math.round(grown)} MB`);
  }
}

/** `input` is text, or bytes, which become hex. */
export function faultText(name, seed, number, what, input = '') {
  const text = typeof input === 'string' ? input : `0x${Buffer.from(input).toString('hex')}`;
  return `FAULT in ${name} (seed ${seed}, try ${number}): ${what}${input.length > 0 ? `\n  input: ${text.slice(0, LONGEST_INPUT)}` : ''}`;
}
