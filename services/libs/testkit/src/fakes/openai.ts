import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';

export interface FakeOpenAi {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** Everything that arrived, byte for byte: what really left the house. */
  received: string[];
  /** What the model says from now on; an object is sent as the JSON that structured output would give. */
  says(answer: object | string): void;
  refuses(words: string): void;
  fails(status: number, code: string): void;
  /** Takes the question and never answers. */
  stalls(): void;
  /** Called when a question has come and when its answer has left; what it promises is waited for before we answer. */
  at: ((moment: 'asked' | 'answered') => void | Promise<void>) | undefined;
  stop(): Promise<void>;
}

type Manner = (response: ServerResponse, model: string) => void;

/** OpenAI's chat completions as they really look, on a local port. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const received: string[] = [];
  let manner: Manner = error(500, 'server_error');

  const server = createServer((request, response) => {
    void readAll(request).then(async (body) => {
      received.push(`${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${body}`);
      if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) return error(404, 'not_found')(response, '');
      await fake.at?.('asked');
      response.once('finish', () => void fake.at?.('answered'));
      return manner(response, (JSON.parse(body) as { model: string }).model);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const fake: FakeOpenAi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    says: (answer) => (manner = completion({ content: typeof answer === 'string' ? answer : JSON.stringify(answer), refusal: null })),
    refuses: (words) => (manner = completion({ content: null, refusal: words })),
    fails: (status, code) => (manner = error(status, code)),
    stalls: () => (manner = () => undefined),
    at: undefined,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function completion(message: { content: string | null; refusal: string | null }): Manner {
  return (response, model) =>
    send(response, 200, {
      id: `chatcmpl-${randomBytes(12).toString('hex')}`,
      object: 'chat.completion',
      created: Math.floor(performance.timeOrigin / 1_000),
      model,
      choices: [{ index: 0, message: { role: 'assistant', ...message, annotations: [] }, logprobs: null, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: 420,
        completion_tokens: 160,
        total_tokens: 580,
        prompt_tokens_details: { cached_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 0 },
      },
      service_tier: 'default',
      system_fingerprint: null,
    });
}

function error(status: number, code: string): Manner {
  return (response) =>
    send(response, status, { error: { message: `The stand-in was told to answer ${status}.`, type: code, param: null, code } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-request-id': `req_${randomBytes(8).toString('hex')}` })
    .end(JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
