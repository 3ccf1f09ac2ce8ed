import { createServer } from 'node:net';
import { NameResolver, NetworkPolicy } from '../../libs/platform/dist/index.js';
import { ResponseReader } from '../../prober/dist/adapters/network/http/response-reader.js';
import { NativeEngine } from '../../prober/dist/adapters/network/engine/native/native-engine.js';
import { NodeEngine } from '../../prober/dist/adapters/network/engine/node-engine.js';
import { NetworkProbe } from '../../prober/dist/adapters/network/network-probe.js';
import { PRODUCT_LIMITS } from '../../prober/dist/adapters/network/probe-context.js';
import { LoopLag } from '../../prober/dist/adapters/network/loop-lag.js';

const pages = [
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 20\r\n\r\n<title>Shop</title>.',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;ext=1\r\nhello\r\n0\r\nX: y\r\n\r\n',
  'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n',
  'HTTP/1.0 500 No\r\nSet-Cookie: a=b\r\n\r\n<input value="secret" name="token"><h1>Error establishing a database connection</h1>',
];
/** The beginning of a ServerHello, of an alert, and of what is neither. */
const records = ['160303004a0200004603036512', '15030300020228', '1603030000', '16030340000b', '4854545020'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const OUTCOMES = new Set(['success', 'error', 'failure', 'timeout', 'unknown']);

/** The reader alone, fed in pieces: it ends, and never holds more than its limits. */
export function oneAnswer(random, note) {
  const reader = new ResponseReader();
  const bytes = random.chance(0.2) ? random.bytes(2_000) : random.spoil(Buffer.from(random.pick(pages), 'latin1'));
  note(bytes);
  for (let at = 0; at < bytes.length && !reader.finished;) {
    const size = 1 + random.below(64);
    reader.take(bytes.subarray(at, at + size));
    at += size;
  }
  if (!reader.finished) reader.close();
  if (reader.bodySoFar.length > 64 * 1024) throw new Error(`${reader.bodySoFar.length} bytes of a page are kept`);
}

/** A whole check of a server that answers nonsense, in plain words or as TLS. */
export async function hostileServer() {
  let random;
  let note;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const tls = random.chance(0.5);
      const bytes = random.spoil(tls ? random.pick(records) : Buffer.from(random.pick(pages), 'latin1'));
      note(bytes);
      socket.write(bytes);
      if (random.chance(0.9)) socket.end();
      else socket.destroy();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const resolver = new NameResolver();
  const loopLag = new LoopLag();
  const policy = NetworkPolicy.parse('127.0.0.0/8');
  const onBroken = (error) => {
    throw error;
  };
  const node = new NodeEngine(policy);
  const engines = [node];
  if (process.platform === 'linux') engines.push(await NativeEngine.start({ policy, fallback: node, concurrency: 50, onBroken }));
  const probeBy = (engine) =>
    new NetworkProbe({
      resolver,
      policy,
      engine,
      ping: { method: 'none', cheap: false, echo: async () => null, close: () => undefined },
      limits: PRODUCT_LIMITS,
      userAgent: 'fuzz',
      hasIpv6: false,
      region: 'fuzz',
      takenAt: () => '',
      realMs: Date.now,
      loopLag,
    });
  const probes = engines.map(probeBy);
  return {
    async one(...given) {
      [random, note] = given;
      const scheme = random.pick(['http', 'https']);
      const website = { url: `${scheme}://127.0.0.1:${port}/`, scheme, host: '127.0.0.1', port, path: '/', literal: 4 };
      const { outcome } = await random.pick(probes).check({ serverId: 's', workspaceId: 'w', ipAddress: null, website }, () => false);
      if (!OUTCOMES.has(outcome)) throw new Error(`a check ended as ${outcome}`);
    },
    close() {
      for (const engine of engines) void engine.close();
      server.close();
      resolver.close();
      loopLag.close();
    },
  };
}
