import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const FAKE_PAYSTACK_KEY = 'sk_test_fake_0123456789abcdef';

interface HeldTransaction {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: string;
  gatewayResponse: string;
  email: string;
  callbackUrl: string;
  createdAt: string;
}

export type Fault = 'none' | 'error' | 'hang' | 'garbage' | 'refuse' | 'refuse-key' | 'lose-answer';

/** Paystack's HTTP API in its true shapes, on a port of its own, with the faults a real one has. */
export class FakePaystack {
  readonly transactions = new Map<string, HeldTransaction>();
  /** What happens to the next calls; asked once per call. */
  fault: (path: string) => Fault = () => 'none';
  calls: string[] = [];
  baseUrl = '';
  private server?: Server;
  private nextId = 4_099_260_516;

  async start(port = 0): Promise<this> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server!.listen(port, '127.0.0.1', resolve));
    this.baseUrl = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve) ?? resolve(undefined));
  }

  pay(reference: string, change: Partial<HeldTransaction> = {}): void {
    Object.assign(this.held(reference), { status: 'success', gatewayResponse: 'Successful' }, change);
  }

  decline(reference: string, gatewayResponse = 'Insufficient Funds'): void {
    Object.assign(this.held(reference), { status: 'failed', gatewayResponse });
  }

  /** Sent back in full. */
  reverse(reference: string): void {
    Object.assign(this.held(reference), { status: 'reversed', gatewayResponse: 'Reversed' });
  }

  /** The signed call that Paystack makes about a payment. */
  webhook(
    reference: string,
    options: { event?: string; change?: object; key?: string; spaces?: number } = {},
  ): { body: Buffer; headers: Record<string, string> } {
    const held = this.held(reference);
    const event = options.event ?? (held.status === 'success' ? 'charge.success' : 'charge.failed');
    const body = Buffer.from(JSON.stringify({ event, data: { ...wire(held), ...options.change } }, null, options.spaces));
    const signature = createHmac('sha512', options.key ?? FAKE_PAYSTACK_KEY)
      .update(body)
      .digest('hex');
    return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } };
  }

  private held(reference: string): HeldTransaction {
    const held = this.transactions.get(reference);
    if (held === undefined) throw new Error(`the fake has no payment ${reference}`);
    return held;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://fake');
    this.calls.push(`${request.method} ${url.pathname}`);
    const body = await bodyOf(request);
    const fault = this.fault(url.pathname);
    if (fault === 'hang') return;
    if (fault === 'error') return json(response, 500, { status: false, message: 'An error occurred' });
    if (fault === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>');
    if (fault === 'refuse') return json(response, 400, { status: false, message: 'Invalid amount', code: 'invalid_params' });
    if (fault === 'refuse-key') return json(response, 401, { status: false, message: 'Invalid key' });
    if (request.headers.authorization !== `Bearer ${FAKE_PAYSTACK_KEY}`)
      return json(response, 401, { status: false, message: 'Invalid key' });
    const [status, reply] = this.route(request.method!, url, body);
    if (fault === 'lose-answer') return void response.destroy();
    json(response, status, reply);
  }

  private route(method: string, url: URL, body: Record<string, unknown>): [number, object] {
    if (method === 'POST' && url.pathname === '/transaction/initialize') return this.initialize(body);
    if (method === 'GET' && url.pathname.startsWith('/transaction/verify/'))
      return this.verify(decodeURIComponent(url.pathname.split('/').at(-1)!));
    if (method === 'GET' && url.pathname === '/transaction') return this.list(url.searchParams);
    return [404, { status: false, message: 'Not found' }];
  }

  private initialize(body: Record<string, unknown>): [number, object] {
    const reference = String(body.reference);
    if (this.transactions.has(reference))
      return [400, { status: false, message: 'Duplicate Transaction Reference', code: 'duplicate_reference' }];
    if (typeof body.email !== 'string' || !body.email.includes('@'))
      return [400, { status: false, message: 'Invalid Email Address Passed' }];
    this.transactions.set(reference, {
      id: (this.nextId += 1),
      reference,
      amount: Number(body.amount),
      currency: String(body.currency),
      status: 'abandoned',
      gatewayResponse: 'The transaction was not completed',
      email: body.email.toLowerCase(),
      callbackUrl: String(body.callback_url),
      createdAt: new Date().toISOString(),
    });
    const data = {
      authorization_url: `https://checkout.paystack.com/${reference.toLowerCase()}`,
      access_code: reference.toLowerCase(),
      reference,
    };
    return [200, { status: true, message: 'Authorization URL created', data }];
  }

  private verify(reference: string): [number, object] {
    const held = this.transactions.get(reference);
    if (held === undefined) return [400, { status: false, message: 'Transaction reference not found.', code: 'transaction_not_found' }];
    return [200, { status: true, message: 'Verification successful', data: wire(held) }];
  }

  private list(query: URLSearchParams): [number, object] {
    const matching = [...this.transactions.values()].filter((held) => !query.has('status') || held.status === query.get('status'));
    const size = Number(query.get('perPage') ?? 50);
    const page = Number(query.get('page') ?? 1);
    const data = matching.slice((page - 1) * size, page * size).map(wire);
    return [
      200,
      {
        status: true,
        message: 'Transactions retrieved',
        data,
        meta: { total: matching.length, perPage: size, page, pageCount: Math.ceil(matching.length / size) },
      },
    ];
  }
}

function wire(held: HeldTransaction): object {
  const { id, reference, amount, currency, status, gatewayResponse, email, createdAt } = held;
  const paid = status === 'success' ? createdAt : null;
  return {
    id,
    domain: 'test',
    status,
    reference,
    amount,
    currency,
    message: null,
    gateway_response: gatewayResponse,
    channel: 'card',
    ip_address: '102.89.0.1',
    metadata: '',
    fees: null,
    paid_at: paid,
    paidAt: paid,
    created_at: createdAt,
    createdAt,
    customer: {
      id: 181873746,
      first_name: null,
      last_name: null,
      email,
      customer_code: 'CUS_1rkzaqsv4rrhqo6',
      phone: null,
      risk_action: 'default',
    },
    authorization: {},
    plan: null,
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
}
