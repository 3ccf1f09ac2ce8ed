import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { servicesThatErase } from '../../identity/src/domain/erasure.js';

const folder = join(import.meta.dirname, '../..');
const services = ['identity', 'workspaces', 'billing', 'scheduler', 'prober', 'analyzer', 'notifier', 'gateway'];

function sourceOf(service: string): string {
  const root = join(folder, service, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
  );
  return files.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
}

it('an erasure waits for every service that says it has erased, and for every one that hears of it', () => {
  const sources = services.map((service) => ({ service, text: sourceOf(service) }));
  const replying = sources.filter(({ text }) => /publish\(\s*'erasure\.completed'/.test(text)).map(({ service }) => service);
  const informed = sources.filter(({ text }) => /@OnTopic\([^)]*'user\.erased'/.test(text)).map(({ service }) => service);
  expect(servicesThatErase.toSorted()).toEqual(replying.toSorted());
  expect(informed.filter((service) => !servicesThatErase.includes(service))).toEqual([]);
  expect(informed.length).toBeGreaterThan(3);
});
