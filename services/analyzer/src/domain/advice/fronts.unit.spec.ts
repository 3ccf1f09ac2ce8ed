import { expect, it } from '@jest/globals';
import { seen } from '../../../test/fixtures/evidence-builder.js';
import { explain } from './explain.js';

it('the host is asked to let in what stands in front of the website, by its name', () => {
  const evidence = seen().answers(503).page('<p>Could not connect to the origin</p>');
  const steps = (one: typeof evidence) => explain(one.snapshot).explanation.doNow.join(' ');
  expect(steps(evidence.behind('cdn', 'imperva'))).toContain('lets the addresses of Imperva in');
  expect(steps(evidence)).not.toContain('{front}');
});
