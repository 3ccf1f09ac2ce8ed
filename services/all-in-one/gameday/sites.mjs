/** All websites of a game day: one listener for every loopback address, which follows the timetable. */
import { once } from 'node:events';
import { createServer } from 'node:http';

export async function openSites(sites, port) {
  const byAddress = new Map(sites.map((site) => [site.address, site]));
  let beganAt = Number.POSITIVE_INFINITY;
  const isAway = (site, at) => site.outages.some(({ from, to }) => at - beganAt >= from && at - beganAt < to);
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end('<title>Fine</title>Welcome'),
  );
  server.on('connection', (socket) => {
    const site = byAddress.get(socket.localAddress ?? '');
    socket.on('error', () => undefined);
    if (site && isAway(site, Date.now())) socket.resetAndDestroy();
  });
  server.listen({ port, host: '0.0.0.0', backlog: 4_096 });
  await once(server, 'listening');
  return {
    port,
    /** From now on the timetable counts. */
    begin: () => (beganAt = Date.now()),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}
