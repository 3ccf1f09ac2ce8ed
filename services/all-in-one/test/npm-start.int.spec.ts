import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folder = mkdtempSync(join(tmpdir(), 'nowahala-npm-start-'));
mkdirSync(join(folder, 'services/all-in-one'), { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start, demo: scripts.demo } }));
// Stands in for the product: takes a moment to stop.
writeFileSync(
  join(folder, 'services/all-in-one/start.mjs'),
  `import { writeFileSync } from 'node:fs';
const stop = (signal) => setTimeout(() => { writeFileSync('stopped', signal); process.exit(0); }, 300);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
setInterval(() => {}, 1000);
writeFileSync('started', '');`,
);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['start', 'demo'])('npm run %s', (script) => {
  it.each(['SIGTERM', 'SIGINT'] as const)('that gets a %s ends when the product has stopped', async (signal) => {
    for (const name of ['started', 'stopped']) rmSync(join(folder, name), { force: true });
    const npm = spawn('npm', ['run', script], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    const gone = new Promise((done) => npm.once('exit', done));
    await eventually('the start', () => existsSync(join(folder, 'started')));
    npm.kill(signal);
    await gone;
    expect(readFileSync(join(folder, 'stopped'), 'utf8')).toBe(signal);
  });
});
