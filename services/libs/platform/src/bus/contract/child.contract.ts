import { sleep } from '../../concurrency/sleep.js';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';
import type { JobOrder, Report } from './bus-process.contract.js';

const busFolder = fileURLToPath(new URL('..', import.meta.url));
const builtFolder = join(busFolder, '../../dist', `.bus-contract-${process.pid}`);
let built = false;

/** Child processes run plain JavaScript, so the bus is transpiled once per run. */
function build(): void {
  if (built) return;
  for (const entry of readdirSync(busFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.spec.ts')) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(builtFolder, relative(busFolder, source).replace(/\.ts$/, '.js'));
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(
      target,
      transformFileSync(source, { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }).code,
    );
  }
  built = true;
}

export function removeBuild(): void {
  rmSync(builtFolder, { recursive: true, force: true });
  built = false;
}

/** A real process on the bus, which can be frozen and killed without warning. */
export class BusChild {
  readonly reports: Report[] = [];
  private printed = '';

  private constructor(private readonly process: ChildProcess) {
    createInterface({ input: process.stdout! }).on('line', (line) => {
      if (line.startsWith('{')) this.reports.push(JSON.parse(line) as Report);
    });
    process.stderr!.on('data', (chunk) => (this.printed += chunk));
  }

  static async start(order: JobOrder): Promise<BusChild> {
    build();
    const child = new BusChild(
      spawn(process.execPath, [join(builtFolder, 'contract/bus-process.contract.js')], {
        env: { PATH: process.env['PATH'], BUS_JOB: JSON.stringify(order) },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    while (!child.reports.some(({ did }) => did === 'ready')) {
      if (child.process.exitCode !== null) throw new Error(`The child process ended: ${child.printed}`);
      await sleep(10);
    }
    return child;
  }

  all<Kind extends Report['did']>(did: Kind): Extract<Report, { did: Kind }>[] {
    return this.reports.filter((report): report is Extract<Report, { did: Kind }> => report.did === did);
  }

  freeze(): void {
    this.process.kill('SIGSTOP');
  }

  thaw(): void {
    this.process.kill('SIGCONT');
  }

  get running(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** kill -9; resolves when the last of its output was read. */
  async kill(): Promise<void> {
    if (!this.running) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'close');
  }

  /** Lets it drain and leave. */
  async leave(): Promise<void> {
    if (!this.running) return;
    this.process.kill('SIGTERM');
    await once(this.process, 'close');
  }
}
