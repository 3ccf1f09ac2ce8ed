/**
 * The outside world of `npm run faults`, in a network of its own: sites that refuse, fall silent and come back, their name server,
 * and the way back to those who watch. Does what its parent says, and tells it who asked for what.
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { DnsServer } from '../../libs/testkit/dist/fakes/dns-server.js';
import { INSIDE, NEXT_HOP, OUTER_END } from './network.mjs';
import { references, sites } from './scenario.mjs';

const ip = (...words) => execFileSync('ip', words, { stdio: 'pipe' });
const standing = [...sites, ...references];
const byHost = new Map(standing.map((site) => [site.host, site]));
const addresses = [...new Set(standing.map(({ address }) => address))];
const doors = new Map();
let dns;

function openDoor(address) {
  const server = createServer((request, response) => {
    const site = byHost.get(request.headers.host ?? '');
    process.send({ request: { name: site?.name, agent: request.headers['x-watch'] ?? request.headers['user-agent'] } });
    const page = `<!doctype html><title>${site?.name}</title><p>Welcome`;
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end(page), (site?.delay ?? 0) * 1_000);
  });
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen({ port: 80, host: address, backlog: 1_024 }, () => resolve(doors.set(address, server))),
  );
}

function closeDoor(address) {
  const server = doors.get(address);
  doors.delete(address);
  server?.closeAllConnections();
  return new Promise((resolve) => (server ? server.close(resolve) : resolve()));
}

const faults = {
  refuse: ({ address }) => closeDoor(address),
  // A packet to an address that nobody has is dropped without a word.
  silence: ({ address }) => ip('addr', 'del', `${address}/32`, 'dev', 'lo'),
  unnamed: ({ host }) => dns.fails(host, 'servfail'),
};
const repairs = {
  refuse: ({ address }) => openDoor(address),
  silence: ({ address }) => ip('addr', 'add', `${address}/32`, 'dev', 'lo'),
  unnamed: ({ host, address }) => dns.says(host, 'A', address),
};

const orders = {
  async stand() {
    ip('link', 'set', 'lo', 'up');
    ip('addr', 'add', `${NEXT_HOP}/24`, 'dev', OUTER_END);
    ip('link', 'set', OUTER_END, 'up');
    for (const address of addresses) ip('addr', 'add', `${address}/32`, 'dev', 'lo');
    dns = await DnsServer.start(NEXT_HOP, 53);
    for (const { host, address } of standing) dns.says(host, 'A', address);
    for (const address of addresses) await openDoor(address);
  },
  fail: ({ name, how }) => faults[how](sites.find((site) => site.name === name)),
  heal: ({ name, how }) => repairs[how](sites.find((site) => site.name === name)),
  /** Nothing that is sent outside is ever answered. */
  loseWayBack: () => ip('route', 'add', 'blackhole', `${INSIDE}/32`),
  findWayBack: () => ip('route', 'del', 'blackhole', `${INSIDE}/32`),
};

process.on('message', async ({ id, order, ...what }) => {
  const error = await Promise.resolve()
    .then(() => orders[order](what))
    .then(
      () => undefined,
      (fault) => `${order}: ${fault.stderr ?? fault.message}`,
    );
  process.send({ id, error });
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
