import { createServer } from 'node:net';

/** Below the ports that the system lends to outgoing connections: one of those may be taken between looking and listening. */
const [FIRST, LAST] = [27_000, 32_000];
let next = FIRST + Math.floor(Math.random() * (LAST - FIRST));

/** A port of this machine that nobody listens on, never the same twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    next = next < LAST ? next + 1 : FIRST;
    const port = next;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
  });
}
