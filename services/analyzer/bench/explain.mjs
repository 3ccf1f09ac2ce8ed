/** How long the rule catalogue takes to explain one fault; the goal is under 2 ms, and under 10 ms for 64 KB of anything.   npm run bench:explain -w @nowahala/analyzer */
import { readFileSync } from 'node:fs';
import { finish, quick, result } from '../../libs/testkit/bench/results.mjs';
import { explain } from '../dist/domain/advice/explain.js';
import { explainApplicationError } from '../dist/domain/advice/application-errors/explain-application-error.js';

const faults = JSON.parse(readFileSync(new URL('./faults.json', import.meta.url), 'utf8'));
const ROUNDS = quick ? 3 : 200;

function each(list, work) {
  for (const one of list) work(one);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of list) {
      const begun = performance.now();
      work(one);
      times.push(performance.now() - begun);
    }
  }
  times.sort((a, b) => a - b);
  return times;
}

function report(name, times) {
  const ms = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const at = (share) => ms(share).toFixed(3);
  const verdict = result({ name: `${name}, ms at the 99th percentile`, ours: ms(0.99), goal: 5, lower: true });
  process.stdout.write(
    `${name.padEnd(28)} median ${at(0.5)} ms   p99 ${at(0.99)} ms   worst ${at(1)} ms   of ${times.length}   (goal 5 ms, ${verdict})\n`,
  );
}

report('a failed check', each(faults, explain));
const answered = faults.find((one) => one.http !== null && one.code === 500);
const hostile = ['<', '<a', '<!--', 'error ', 'access denied for user ', '&amp'].map((part) => ({
  ...answered,
  http: { ...answered.http, bodyStart: part.repeat(65_536 / part.length) },
}));
report('64 KB of a hostile page', each(hostile, explain));
const long = {
  message: 'Error: connect ECONNREFUSED 127.0.0.1:5432 while saving the order',
  stack: 'at pay (cart.js:1:1)\n'.repeat(500),
  tag: 'App',
  level: 'error',
};
report('an application error', each([long, { ...long, message: 'nothing that we know' }], explainApplicationError));
finish();
