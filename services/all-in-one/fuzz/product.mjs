import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLogLines, startProduct, untilReady } from '../bench/processes.mjs';
import { EmbeddedPostgres } from '../../libs/platform/dist/index.js';
import { collectedHeapMb } from './collected-heap.mjs';
import { Complaints } from './complaints.mjs';
import { webhookSettings } from './webhooks.mjs';

const PORT = Number(process.env.FUZZ_PORT ?? 18_070);

/** As `npm start` does, with data of its own. */
export async function startedProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'nowahala-fuzz-'));
  chmodSync(folder, 0o755);
  const inspector = `127.0.0.1:${PORT + 2}`;
  const base = `http://127.0.0.1:${PORT}`;
  const child = startProduct(PORT, folder, {
    // Topics are reached over its own database, also where the gate has a broker.
    KAFKA_BROKERS: '',
    PUBLIC_URL: base,
    // Ids that are made from a request, and so known before, are made with it.
    INTERNAL_SECRET: 'the same secret at each run of the fuzzer',
    TRUSTED_PROXIES: '127.0.0.0/8',
    ...webhookSettings,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--inspect=${inspector}`,
  });
  const complaints = new Complaints(join(folder, 'product.log'));
  const product = {
    base,
    heapMb: () => collectedHeapMb(inspector),
    databaseUrl: () => EmbeddedPostgres.runningAt(join(folder, 'postgres')),
    check: (isLast) => {
      const ended = child.exitCode ?? child.signalCode;
      if (ended !== null) throw new Error(`the product ended with ${ended}; before it logged:\n${lastLogLines(folder).join('\n')}`);
      complaints.check(isLast);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((resolve) => ((child.exitCode ?? child.signalCode) === null ? child.once('exit', resolve) : resolve()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(child, base);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}
