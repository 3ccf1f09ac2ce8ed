// A stateful fake of the product's API: for developing pages and for failures that the real one does not produce on demand.
// Accounts: ada@example.com (has everything) and bola@example.com (just signed up), password "a calm long password".
// POST /mock/fault { path, status, code, message, fields, delayMs, times } makes the next calls of a path fail; /mock/down, /mock/reset, /mock/end-sessions.
// It serves web/dist too, with the product's own security headers, when that is built.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pay } from './mock/payments.mjs';
import { controls, routes } from './mock/routes.mjs';
import { openSession, Refusal, world } from './mock/world.mjs';

const PORT = Number(process.env.PORT ?? 19620);
const dist = join(fileURLToPath(new URL('.', import.meta.url)), '../dist');
const recording = process.env.SESSION_RECORDING_URL ?? '';
let faults = [];

const compiled = routes.map(([method, path, rule, handle]) => ({
  method,
  rule,
  handle,
  pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

const json = (response, status, body, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify(body));
};
const refuse = (response, { statusCode, code, message, more = {} }) =>
  json(
    response,
    statusCode,
    { statusCode, code, message, requestId: 'req-mock', ...more },
    statusCode === 429 ? { 'retry-after': '60' } : {},
  );

const sessionCookie = (request) => /(?:^|; )refresh=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
const accountOf = (request) => world.sessions.get((request.headers.authorization ?? '').replace('Bearer ', ''));

async function answerApi(request, response, url) {
  const path = url.pathname.slice(4);
  const fault = faults.find((each) => path.startsWith(each.path) && (!each.method || each.method === request.method));
  if (fault) {
    fault.times -= 1;
    faults = faults.filter((each) => each.times > 0);
    if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.drop) return request.destroy();
    if (fault.status) {
      return refuse(response, {
        statusCode: fault.status,
        code: fault.code ?? 'FAULT',
        message: fault.message ?? 'Something went wrong on our side. Please try again in a minute.',
        more: fault.fields ? { fields: fault.fields } : {},
      });
    }
  }
  if (path === '/auth/refresh') {
    const account = world.accounts.get(decodeURIComponent(sessionCookie(request) ?? ''));
    if (!account || process.env.MOCK_NO_REFRESH) return refuse(response, new Refusal(401, 'SESSION_OVER', 'Please log in again.'));
    return json(response, 200, { token: openSession(account) });
  }
  if (path === '/events') return stream(request, response);
  const route = compiled.find((each) => each.method === request.method && each.pattern.test(path));
  if (!route) return refuse(response, new Refusal(404, 'NOT_FOUND', 'We could not find that.'));
  const me = accountOf(request);
  if (!route.rule.open && !me) return refuse(response, new Refusal(401, 'SESSION_OVER', 'Session expired, please login'));
  const body = await readBody(request);
  const { status, body: result } = route.handle({ me, body, query: url.searchParams, params: route.pattern.exec(path).groups ?? {} });
  const { cookie, ...rest } = result;
  const headers =
    cookie === undefined
      ? {}
      : { 'set-cookie': `refresh=${encodeURIComponent(cookie)}; Path=/api/auth; HttpOnly; SameSite=Strict${cookie ? '' : '; Max-Age=0'}` };
  return json(response, status, Array.isArray(result) ? result : rest, headers);
}

function stream(request, response) {
  if (!accountOf(request)) return refuse(response, new Refusal(401, 'SESSION_OVER', 'Session expired, please login'));
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': hello\n\n');
  world.streams.add(response);
  const beat = setInterval(() => response.write(': still here\n\n'), 15_000);
  request.on('close', () => {
    clearInterval(beat);
    world.streams.delete(response);
  });
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types nowahala',
].join('; ');
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
};
const isPublic = (path) =>
  !/^\/(dashboard|login|signup|forgot-password|reset-password|verify-email|undo-change|pricing|server|edit-server)/.test(path);

const known =
  /^\/(features|plans|login|signup|forgot-password|reset-password|verify-email|undo-change|release-notes|terms-of-service|privacy|docs|pricing|dev\/components|dashboard(\/.*)?|edit-server\/.*|server\/add\/page-[123])?\/?$/;
const isKnown = (path) => known.test(path);

async function servePage(request, response, url) {
  const file = normalize(url.pathname).replace(/^\/+/, '');
  const headers = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
  if (extname(file)) {
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : null;
    const packed = encoding ? await readFile(join(dist, `${file}.br`)).catch(() => null) : null;
    const bytes = packed ?? (await readFile(join(dist, file)).catch(() => null));
    if (!bytes) return response.writeHead(404, headers).end();
    const cache = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, {
      ...headers,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': cache,
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    return response.end(bytes);
  }
  let page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => 'Build the web first: npm run build -w @nowahala/web');
  if (recording && isPublic(url.pathname)) {
    page = page.replace('<meta name="session-recording" content="" />', `<meta name="session-recording" content="${recording}" />`);
    headers['content-security-policy'] = policy.replace("script-src 'self'", `script-src 'self' ${new URL(recording).origin}`);
  }
  response.writeHead(isKnown(url.pathname) ? 200 : 404, { ...headers, 'content-type': types['.html'], 'cache-control': 'no-cache' });
  return response.end(page);
}

const checkoutPage = (ref) =>
  `<!doctype html><title>Sandbox checkout</title><h1>Sandbox checkout</h1>${['pay', 'decline', 'abandon']
    .map((outcome) => `<form method="post" action="/dev/checkout/${ref}?outcome=${outcome}"><button>${outcome}</button></form>`)
    .join('')}`;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://localhost:${PORT}`);
  const work = async () => {
    if (url.pathname.startsWith('/api/')) return answerApi(request, response, url);
    if (url.pathname.startsWith('/mock/') && request.method === 'POST') {
      const name = url.pathname.slice(6);
      const body = await readBody(request);
      if (name === 'fault') faults.push({ times: 1, ...body });
      else if (name === 'reset') faults = [];
      return json(response, 200, controls[name]?.(body) ?? { done: true });
    }
    const ref = /^\/dev\/checkout\/([^/]+)$/.exec(url.pathname)?.[1];
    if (ref && request.method === 'POST') {
      const outcome = url.searchParams.get('outcome') ?? (await readBody(request)).outcome;
      pay(ref, outcome);
      return response.writeHead(303, { location: `/dashboard/billing?ref=${ref}` }).end();
    }
    if (ref) return response.writeHead(200, { 'content-type': 'text/html' }).end(checkoutPage(ref));
    return servePage(request, response, url);
  };
  work().catch((error) => {
    if (error instanceof Refusal) refuse(response, error);
    else {
      console.error(error);
      if (!response.headersSent)
        refuse(response, new Refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again in a minute.'));
    }
  });
});
server.listen(PORT, '127.0.0.1', () => console.log(`mock API on http://127.0.0.1:${PORT}`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
