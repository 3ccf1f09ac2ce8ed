import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { slimPackages } from '../../build/slim-packages';

const folder = mkdtempSync(join(tmpdir(), 'slim-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the build does with a file of a package in that version. */
function transform(name: string, version: string): string {
  const packageFolder = join(folder, version, 'node_modules', name);
  mkdirSync(packageFolder, { recursive: true });
  writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ name, version }));
  const { transform: plugin } = slimPackages() as unknown as { transform: { handler: (code: string, id: string) => string } };
  return plugin.handler('new MutationCache()', join(packageFolder, 'build/modern/queryClient.js'));
}

it('fails the build when a package is another version than the one in which its cuts were read, and says what to look at', () => {
  expect(transform('@tanstack/query-core', '5.108.0')).not.toContain('MutationCache');
  expect(() => transform('@tanstack/query-core', '5.109.0')).toThrow(/query-core is 5\.109\.0.*cuts.*5\.108\.0.*look/);
  expect(() => transform('react-router', '8.0.0')).toThrow(/react-router is 8\.0\.0/);
  expect(() => transform('react-dom', '19.4.0')).toThrow(/react-dom is 19\.4\.0/);
});
