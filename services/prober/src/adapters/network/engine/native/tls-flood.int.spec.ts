import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startNative } from '../../../../../test/engines.js';
import { loopback } from '../../../../../test/network-probe.js';
import { authority } from '../../../../../test/websites.js';
import { loadLibc } from '../../icmp/libc.js';
import { CONTROL, newArena } from './arena.js';
import type { NativeEngine } from './native-engine.js';

const MESSAGES = 3_000;
/** A connection has two turns a round, of 16 messages each. */
const LEAST_ROUNDS = MESSAGES / 32;
const SERVER = fileURLToPath(new URL('../../../../../test/tls-flood.mjs', import.meta.url));

(loadLibc() === null ? describe.skip : describe)('a website that floods the native engine with', () => {
  let folder: string;
  let engine: NativeEngine;
  let control: Int32Array;
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'prober-flood-'));
    const { cert, key } = authority.issue({ names: ['shop.test'] });
    writeFileSync(join(folder, 'cert.pem'), cert);
    writeFileSync(join(folder, 'key.pem'), key);
    engine = await startNative(loopback, undefined, ({ slots, buffer }) => (control = newArena(slots, buffer).control));
  });
  afterAll(async () => {
    server?.kill();
    await engine.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['tickets', 'updates'])('%s gets its turns like any other, and its page is read', async (kind) => {
    server?.kill();
    const words = [SERVER, kind, String(MESSAGES), join(folder, 'cert.pem'), join(folder, 'key.pem')];
    server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const port = Number(await new Promise<Buffer>((resolve) => server!.stdout!.once('data', resolve)));
    const before = Atomics.load(control, CONTROL.beat);
    const job = { address: '127.0.0.1', port, host: 'shop.test', isName: true, secure: true, needsPage: true };
    const hop = await engine.ask({ ...job, request: 'GET / HTTP/1.1\r\n\r\n', connectMs: 15_000, totalMs: 15_000 });
    expect(hop).toMatchObject({ tls: { error: null }, exchange: { error: null, head: { status: 200 } } });
    expect(Atomics.load(control, CONTROL.beat) - before).toBeGreaterThan(LEAST_ROUNDS);
  });
});
