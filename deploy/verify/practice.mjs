/**
 * What a walk through a cluster needs and must not depend on the internet for: a website, and a mail server that keeps
 * what it gets. Runs in the product's own image; nothing but Node.
 *   :8080  any path      a page that is up
 *   :8080  /mails        [{ to, subject }] of everything taken so far
 *   :8080  /transaction  a payment provider (checkout.mjs)
 *   :2525  SMTP
 *   :4318  takes what is sent to an OpenTelemetry collector; GET answers how many times
 */
import { createServer as createWebsite } from 'node:http';
import { createServer } from 'node:net';
import { checkout } from './checkout.mjs';

const mails = [];

async function answer(request, response) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const [status, told] = (await checkout(request, new URL(request.url, 'http://practice'), Buffer.concat(parts).toString())) ?? [200];
  const json = request.url === '/mails' ? mails : told;
  response.writeHead(status, { 'content-type': json ? 'application/json' : 'text/html' });
  response.end(json ? JSON.stringify(json) : '<title>Shop</title>Welcome');
}

createWebsite((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(error.message));
}).listen(8080);

let sent = 0;
createWebsite((request, response) => {
  if (request.method === 'POST') sent += 1;
  request.resume().on('end', () => response.end(request.method === 'POST' ? '{}' : String(sent)));
}).listen(4318);

/** Words of a header that are not plain ASCII come encoded (RFC 2047). */
const decoded = (text) =>
  text.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how, words) =>
    how.toLowerCase() === 'b'
      ? Buffer.from(words, 'base64').toString()
      : Buffer.from(
          words.replace(/_/g, ' ').replace(/=([0-9A-F]{2})/gi, (__, hex) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString(),
  );

function keep(to, lines) {
  const head = lines
    .slice(0, lines.indexOf(''))
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
  mails.push({ to, subject: decoded(/^subject: *(.*)$/im.exec(head)?.[1] ?? ''), id: /^message-id: *(.*)$/im.exec(head)?.[1] ?? '' });
}

createServer((socket) => {
  let waiting = '';
  let to = [];
  let letter;
  const say = (line) => socket.write(`${line}\r\n`);
  const answer = (line) => {
    if (letter) {
      if (line !== '.') return void letter.push(line.replace(/^\./, ''));
      keep(to, letter);
      [letter, to] = [undefined, []];
      return say('250 taken');
    }
    const [verb] = line.toUpperCase().split(/[ :]/);
    if (verb === 'RCPT') to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
    if (verb === 'DATA') {
      letter = [];
      return say('354 go on');
    }
    say(verb === 'QUIT' ? '221 bye' : '250 practice');
    if (verb === 'QUIT') socket.end();
  };
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    const lines = (waiting + part.toString()).split('\r\n');
    waiting = lines.pop();
    lines.forEach(answer);
  });
  say('220 practice ESMTP');
}).listen(2525);

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
