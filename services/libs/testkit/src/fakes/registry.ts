import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';

export interface Registered {
  endsAt: Date;
  registrar: string;
  /** As RDAP writes it: "client hold". */
  says?: string;
  /** Since 2020 otherwise. */
  since?: Date;
}
/** Null: it takes the question and says nothing. `stallsAfter`: and nothing more. */
type Whois = string | Registered | { stallsAfter: string } | null;
type Rdap = Registered | { status: number; headers?: Record<string, string>; body?: string } | null;

export interface FakeRegistry {
  bootstrapUrl: string;
  /** host:port */
  whoisServer: string;
  /** Every question, as "rdap adaeze.ng". */
  asked: string[];
  /** By domain; what is not entry is not registered. */
  rdap: Map<string, Rdap>;
  whois: Map<string, Whois>;
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** A registry that speaks RDAP (RFC 9083) for the endings that IANA's list names, WHOIS (RFC 3912) for all, and that list itself (RFC 9224). */
export async function startFakeRegistry(rdapEndings: string[]): Promise<FakeRegistry> {
  const asked: string[] = [];
  const rdap: FakeRegistry['rdap'] = new Map();
  const whois: FakeRegistry['whois'] = new Map();
  const sockets = new Set<Socket>();
  let base = '';
  const http = createServer((request, response) => {
    const [, kind, name = ''] = /^\/(dns\.json|rdap\/domain\/)(.*)$/.exec(request.url ?? '') ?? [];
    if (kind === 'dns.json') return sendJson(response, { version: '1.0', services: [[rdapEndings, [`${base}/rdap/`]]] });
    const domain = decodeURIComponent(name);
    asked.push(`rdap ${domain}`);
    answerRdap(response, domain, rdap.get(domain));
  });
  const tcp = createTcpServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    socket.once('data', (question) => {
      const domain = question.toString().trim();
      asked.push(`whois ${domain}`);
      const answer = whois.has(domain) ? whois.get(domain)! : 'Available\r\n';
      if (answer === null) return;
      if (typeof answer === 'object' && 'stallsAfter' in answer) return void socket.write(answer.stallsAfter);
      socket.end(typeof answer === 'string' ? answer : whoisText(domain, answer));
    });
  });
  http.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
  for (const server of [http, tcp]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const bootstrapUrl = `${base}/dns.json`;
  const whoisServer = `127.0.0.1:${(tcp.address() as AddressInfo).port}`;
  const env = { DOMAIN_LOOKUPS: 'on', RDAP_BOOTSTRAP_URL: bootstrapUrl, WHOIS_SERVER: whoisServer };
  return {
    bootstrapUrl,
    whoisServer,
    asked,
    rdap,
    whois,
    env,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      for (const server of [http, tcp]) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerRdap(response: ServerResponse, domain: string, entry: Rdap | undefined): void {
  if (entry === null) return;
  if (!entry) return void response.writeHead(404, { 'content-type': 'application/rdap+json' }).end('{"errorCode":404}');
  if ('status' in entry) return void response.writeHead(entry.status, entry.headers).end(entry.body ?? '');
  sendJson(response, {
    objectClassName: 'domain',
    ldhName: domain.toUpperCase(),
    status: [entry.says ?? 'active'],
    events: [
      { eventAction: 'registration', eventDate: since(entry) },
      { eventAction: 'expiration', eventDate: entry.endsAt.toISOString() },
    ],
    entities: [{ objectClassName: 'entity', roles: ['registrar'], vcardArray: ['vcard', [['fn', {}, 'text', entry.registrar]]] }],
  });
}

const sendJson = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/rdap+json' }).end(JSON.stringify(body));

const since = (entry: Registered): string => entry.since?.toISOString() ?? '2020-01-01T00:00:00Z';

const whoisText = (domain: string, entry: Registered): string =>
  `Domain Name: ${domain}\r\nRegistrar: ${entry.registrar}\r\nCreation Date: ${since(entry)}\r\n` +
  `Registry Expiry Date: ${entry.endsAt.toISOString().slice(0, 19)}Z\r\nDomain Status: ${entry.says ?? 'ok'}\r\n`;
