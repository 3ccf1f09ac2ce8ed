/**
 * Run by `unshare --net`: in a network that belongs to this process alone, roads may be closed and calls cut off as networks
 * and filters do it. The real prober, as it is built, looks at each fault; printed is what it saw, by the situation's name.
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { NameResolver, NetworkPolicy, parseWebsite } from '@nowahala/platform';
import { NodeEngine } from '../../prober/dist/adapters/network/engine/node-engine.js';
import { NetworkProbe } from '../../prober/dist/adapters/network/network-probe.js';
import { PRODUCT_LIMITS } from '../../prober/dist/adapters/network/probe-context.js';
import { LoopLag } from '../../prober/dist/adapters/network/loop-lag.js';

const PORT = 8443;
const addresses = {
  'blocked-by-filter': '127.93.4.1',
  'cut-off': '127.93.4.2',
  'no-way-to-the-server': '127.93.4.3',
  'connect-failed': '127.93.4.4',
};

const run = (program, ...words) => execFileSync(program, words, { stdio: 'pipe' });
const atTheDoor = (address, rule) => run('nft', `add rule ip doors in ip daddr ${address} tcp dport ${PORT} ${rule}`);
const listen = (address, port) =>
  new Promise((resolve) => createServer((socket) => socket.on('error', () => {})).listen(port, address, resolve));

run('ip', 'link', 'set', 'lo', 'up');
run('nft', 'add table ip doors');
run('nft', 'add chain ip doors in { type filter hook input priority 0; }');
for (const situation of ['blocked-by-filter', 'cut-off']) {
  await listen(addresses[situation], PORT);
  // The call is taken, and whoever goes on talking is cut off.
  atTheDoor(addresses[situation], 'tcp flags & (syn | ack) == ack reject with tcp reset');
}
await listen(addresses['blocked-by-filter'], 22);
run('ip', 'route', 'add', 'unreachable', `${addresses['no-way-to-the-server']}/32`, 'table', 'local');
atTheDoor(addresses['connect-failed'], 'reject with icmp type prot-unreachable');

const policy = NetworkPolicy.parse('127.0.0.0/8');
const probe = new NetworkProbe({
  resolver: new NameResolver({ servers: ['127.0.0.1:53'], tryMs: 100 }),
  policy,
  engine: new NodeEngine(policy),
  limits: { ...PRODUCT_LIMITS, totalMs: 1_500, connectMs: 700, pingMs: 100, dnsMs: 500 },
  userAgent: 'NoWahala/1.0 (+https://nowahala.example/bot)',
  hasIpv6: false,
  ping: { method: 'none', cheap: false, echo: async () => null, close() {} },
  region: 'test',
  takenAt: () => '2026-11-21T12:00:00.000Z',
  realMs: Date.now,
  loopLag: new LoopLag(),
});
const seen = {};
for (const [situation, address] of Object.entries(addresses)) {
  const website = parseWebsite(`http://${address}:${PORT}/`, policy).value;
  seen[situation] = await probe.check({ serverId: 's', workspaceId: 'w', ipAddress: null, website }, () => true);
}
process.stdout.write(JSON.stringify(seen), () => process.exit(0));
