import { createServer } from 'node:http';

export type PracticeWebsite = { url: string; host: string; fail: (failing: boolean) => void; close: () => Promise<void> };

/** A website on a loopback address of its own, so that runs side by side do not collide. */
const PORT = 8080;
const octet = () => 1 + Math.floor(Math.random() * 254);

/** A website on this machine that can be broken and mended. */
export async function practiceWebsite(host = `127.${octet()}.${octet()}.${octet()}`): Promise<PracticeWebsite> {
  let failing = false;
  const server = createServer((_, response) => {
    if (failing) response.writeHead(502, { 'content-type': 'text/html', server: 'nginx' }).end('<title>502 Bad Gateway</title>');
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Okafor Stores</title>');
  });
  await new Promise<void>((resolve) => server.listen(PORT, host, resolve));
  return {
    url: `http://${host}:${PORT}`,
    host,
    fail: (now) => {
      failing = now;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
