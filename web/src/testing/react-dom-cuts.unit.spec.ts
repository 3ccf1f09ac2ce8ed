import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { ElementType, ReactNode } from 'react';
import { slimPackages } from '../../build/slim-packages';

// Read when React is required: the build takes its files for production, and cuts those.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { createElement, Fragment, lazy, Suspense, ViewTransition } = require('react') as typeof import('react') & {
  ViewTransition: ElementType;
};
const { flushSync } = require('react-dom') as typeof import('react-dom');

const folder = mkdtempSync(join(tmpdir(), 'react-dom-cuts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** React's part that draws, as it is in the built product. */
function slimClient(): typeof import('react-dom/client') {
  const file = join(dirname(require.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js');
  const { transform } = slimPackages() as unknown as { transform: { handler: (code: string, id: string) => string } };
  const slim = join(folder, 'client.cjs');
  writeFileSync(slim, `module.exports = (require, exports) => {${transform.handler(readFileSync(file, 'utf8'), file)}\n};`);
  const client = {} as typeof import('react-dom/client');
  (require(slim) as (from: NodeJS.Require, exports: object) => void)(require, client);
  return client;
}
const { createRoot } = slimClient();

function page() {
  const container = document.createElement('div');
  const errors: string[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => errors.push(String(error)) });
  return {
    container,
    errors,
    draw: (content: ReactNode): string => {
      flushSync(() => root.render(content));
      return container.innerHTML;
    },
  };
}

const list = (...names: string[]): ReactNode => names.map((name) => createElement(Fragment, { key: name }, createElement('b', null, name)));

it('draws, moves and removes what fragments hold', () => {
  const { draw, errors } = page();
  expect(draw(list('one', 'two', 'three'))).toBe('<b>one</b><b>two</b><b>three</b>');
  expect(draw(list('three', 'one'))).toBe('<b>three</b><b>one</b>');
  expect(errors).toEqual([]);
});

it('draws the part that was waited for', async () => {
  const { container, draw } = page();
  const Part = lazy(async () => ({ default: () => createElement('b', null, 'part') }));
  const waiting = createElement(Suspense, { fallback: 'waiting' }, createElement(Part));
  expect(draw(waiting)).toBe('waiting');
  await new Promise((changed) => new MutationObserver(changed).observe(container, { childList: true }));
  expect(container.innerHTML).toBe('<b>part</b>');
});

it('stops the page of whoever uses what was cut out', () => {
  const moving = page();
  moving.draw(createElement(ViewTransition, null, 'content'));
  expect(moving.errors).toEqual([expect.stringContaining('#130')]);
  const held = page();
  held.draw(createElement(Fragment, { ref: () => undefined } as object, 'content'));
  expect(held.errors).toEqual(['Error: refs of fragments are cut out']);
});
