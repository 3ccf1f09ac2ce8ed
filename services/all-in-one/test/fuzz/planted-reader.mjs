/** With `node --import`: the prober's reader of HTTP gets the fault that PLANT names. */
import { ResponseReader } from '../../../prober/dist/adapters/network/http/response-reader.js';

const ONE_OF = 5;
const BYTES = 1 << 20;
const kept = [];
let taken = 0;

const plants = {
  throws: (bytes) => {
    if (bytes.includes('ello')) throw new Error('planted');
  },
  hangs: (bytes) => {
    while (bytes.includes('ello'));
  },
  leaks: () => {
    taken += 1;
    if (taken % ONE_OF === 0) kept.push(Array.from({ length: BYTES / 8 }, () => 1.5));
  },
};
const take = ResponseReader.prototype.take;
ResponseReader.prototype.take = function (bytes) {
  plants[process.env.PLANT]?.(bytes);
  return take.call(this, bytes);
};
