import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

it('is not loaded by who needs no database', () => {
  const built = join(process.cwd(), 'services/libs/platform/dist/index.js');
  const script = `
    const { createRequire } = await import('node:module');
    const require = createRequire(${JSON.stringify(built)});
    const loaded = () => Object.keys(require.cache).some((file) => file.includes('/node_modules/typeorm/'));
    const { Database } = await import(${JSON.stringify(built)});
    const before = loaded();
    new Database({ url: 'postgres://nobody@127.0.0.1/none', schema: 'none', poolSize: 1 });
    console.log(JSON.stringify([before, loaded()]));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([false, true]);
});
