/**
 * The founder of people.mjs and the outage, for a product that listens on this machine alone:
 *   node deploy/verify/on-this-machine.mjs http://127.0.0.1:8080
 * The shop is a website here, the payment goes through the sandbox, and mails are read in /dev/inbox.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const SHOP = 8443; // one of the ports that are checked
const product = process.argv[2] ?? 'http://127.0.0.1:8080';

async function ask(path, options) {
  const answer = await fetch(product + path, { ...options, signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function website(port, answer) {
  const server = createServer((request, response) => {
    answer().then(
      (body) => response.end(body),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const end = () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
  return { port: server.address().port, end };
}

const page = async () => '<title>Shop</title>Welcome';
const mailbox = await website(0, async () => {
  const { data } = await ask('/dev/inbox/messages');
  return JSON.stringify(data.map(({ to, subject, messageId }) => ({ to, subject, id: messageId })));
});
let shop = await website(SHOP, page);

const doing = {
  PAY: (path) => ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"outcome":"pay"}' }),
  DOWN: () => shop.end(),
  UP: async () => void (shop = await website(SHOP, page)),
};
const founder = spawn(process.execPath, [new URL('people.mjs', import.meta.url).pathname], {
  env: { ...process.env, ROLE: 'founder', PRODUCT: product, SHOP: `http://127.0.0.1:${SHOP}`, STEADY: `http://127.0.0.1:${mailbox.port}` },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => founder.once('exit', (code) => resolve(code ?? 1)));
for await (const line of createInterface({ input: founder.stdout })) {
  const [word, rest] = line.split(' ');
  if (doing[word]) await doing[word](rest);
  else console.log(line);
}
await Promise.all([shop.end(), mailbox.end()]);
process.exitCode = await ended;
