/**
 * What a walk through a cluster needs and must not depend on the internet for: a website, and a mail server that keeps
 * what it gets. Runs in the product's own image; nothing but Node.
 *   :8080  any path      a page that is up, unless POST /switch?up=0 turned it off; up=hang: it takes calls and says nothing
 *   :8080  /mails        [{ to, subject }] of everything taken so far
 *   :8080  /heartbeat    counts calls by POST; GET answers how many there were, and how many seconds ago the last one
 *   :8080  /alerts       takes what an Alertmanager tells; GET answers [{ name, status, service }] in the order of coming
 *   :8080  /transaction  a payment provider (checkout.mjs)
 *   :8080  /keys, ...    OpenAI and Twilio (providers.mjs)
 *   :8080  POST /post?office=shut    the mail server hangs up from now on; refuse: knows nobody; open: takes mail again
 *   :2525  SMTP; a sign-in is asked for when one is offered
 *   :4318  takes what is sent to an OpenTelemetry collector; GET answers how many times
 */
import { createServer as createWebsite } from 'node:http';
import { createServer } from 'node:net';
import { checkout } from './checkout.mjs';
import { believes, providers } from './providers.mjs';

const mails = [];
let up = true;
let office = 'open';
const heartbeat = { beats: 0, at: 0 };
const alerts = [];

function own(request, url, body) {
  if (url.pathname === '/mails') return [200, mails];
  if (url.pathname === '/switch') {
    up = { 0: false, hang: 'hang' }[url.searchParams.get('up')] ?? true;
    return [200, { up }];
  }
  if (url.pathname === '/post') {
    office = url.searchParams.get('office');
    return [200, { office }];
  }
  if (url.pathname === '/alerts') {
    if (request.method === 'POST')
      alerts.push(...JSON.parse(body).alerts.map(({ status, labels }) => ({ name: labels.alertname, status, service: labels.service })));
    return [200, alerts];
  }
  if (url.pathname !== '/heartbeat') return undefined;
  if (request.method === 'POST') Object.assign(heartbeat, { beats: heartbeat.beats + 1, at: performance.now() });
  return [200, { beats: heartbeat.beats, secondsAgo: Math.round((performance.now() - heartbeat.at) / 1_000) }];
}

async function answer(request, response) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const [url, body] = [new URL(request.url, 'http://practice'), Buffer.concat(parts).toString()];
  const [status, json] = own(request, url, body) ??
    providers(request, url, body) ??
    (await checkout(request, url, body)) ?? [up ? 200 : 503];
  if (!json && up === 'hang') return;
  response.writeHead(status, { 'content-type': json ? 'application/json' : 'text/html' });
  response.end(json ? JSON.stringify(json) : up ? '<title>Shop</title>Welcome' : '<title>Shop</title>Closed');
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
  if (office === 'shut') return void socket.destroy();
  let waiting = '';
  let to = [];
  let message;
  const say = (line) => socket.write(`${line}\r\n`);
  const answer = (line) => {
    if (message) {
      if (line !== '.') return void message.push(line.replace(/^\./, ''));
      keep(to, message);
      [message, to] = [undefined, []];
      return say('250 taken');
    }
    const [verb] = line.toUpperCase().split(/[ :]/);
    if (verb === 'EHLO') return say('250-practice\r\n250 AUTH PLAIN');
    if (verb === 'AUTH') {
      const password =
        Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0')[2] ?? '';
      return say(believes('smtp', password) ? '235 welcome' : '535 5.7.8 Authentication credentials invalid');
    }
    if (verb === 'RCPT' && office === 'refuse') return say('550 5.1.1 Nobody here by that name');
    if (verb === 'RCPT') to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
    if (verb === 'DATA') {
      message = [];
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
