import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TwilioMessage {
  sid: string;
  to: string;
  from: string;
  body: string;
  contentSid: string | null;
  contentVariables: Record<string, string> | null;
  statusCallback: string | null;
  status: string;
  createdAt: Date;
}

export interface SignedForm {
  body: string;
  headers: Record<string, string>;
}

export interface FakeTwilio {
  url: string;
  accountSid: string;
  authToken: string;
  /** Messages taken, in order of arrival. */
  messages: TwilioMessage[];
  /** How often the message list was asked for. */
  asked: number;
  /** Answers the next requests to send with this error, and takes nothing. */
  fail(error: { status: number; code: number; message: string } | undefined): void;
  /** Takes the next messages but breaks the connection before the answer. */
  loseAnswers(count: number): void;
  /** Called before a message is taken, when it is taken, and when its answer has left; what it promises is waited for before we go on. */
  at: ((moment: 'asked' | 'taken' | 'answered', to: string) => void | Promise<void>) | undefined;
  /** A delivery receipt as Twilio would post it. */
  receipt(publicUrl: string, sid: string, status: string, errorCode?: number): SignedForm;
  /** A message from a person as Twilio would post it. */
  incoming(publicUrl: string, from: string, body: string, quotes?: string): SignedForm;
  stop(): Promise<void>;
}

const WEBHOOK_PATH = '/api/webhooks/twilio';

/** Twilio's message resource in the shapes of its real answers. */
export async function startFakeTwilio(port = 0): Promise<FakeTwilio> {
  const accountSid = `AC${randomBytes(16).toString('hex')}`;
  const authToken = randomBytes(16).toString('hex');
  const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
  let failure: { status: number; code: number; message: string } | undefined;
  let lose = 0;

  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://twilio');
    const authorised = request.headers.authorization === `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    if (!authorised) return fault(response, { status: 401, code: 20_003, message: 'Authenticate' });
    if (url.pathname !== path) return fault(response, { status: 404, code: 20_404, message: 'The requested resource was not found' });
    if (request.method === 'GET') return list(url, response);
    const form = new URLSearchParams(await text(request));
    const to = form.get('To') ?? '';
    await fake.at?.('asked', to);
    if (request.socket.destroyed) return;
    if (failure) return fault(response, failure);
    const message = take(form);
    if (lose > 0) {
      lose -= 1;
      response.socket?.destroy();
      return;
    }
    await fake.at?.('taken', to);
    response.once('finish', () => void fake.at?.('answered', to));
    json(response, 201, resource(message, accountSid));
  }

  function take(form: URLSearchParams): TwilioMessage {
    const variables = form.get('ContentVariables');
    const contentVariables = variables ? (JSON.parse(variables) as Record<string, string>) : null;
    const message: TwilioMessage = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? Object.values(contentVariables ?? {}).join(' | '),
      contentSid: form.get('ContentSid'),
      contentVariables,
      statusCallback: form.get('StatusCallback'),
      status: 'queued',
      createdAt: new Date(Date.now()),
    };
    fake.messages.push(message);
    return message;
  }

  function list(url: URL, response: ServerResponse): void {
    fake.asked += 1;
    const to = url.searchParams.get('To');
    const found = fake.messages.filter((message) => !to || message.to === to).toReversed();
    json(response, 200, {
      first_page_uri: `${path}?PageSize=50&Page=0`,
      end: Math.max(0, found.length - 1),
      previous_page_uri: null,
      messages: found.map((message) => resource(message, accountSid)),
      uri: `${path}?PageSize=50&Page=0`,
      page_size: 50,
      start: 0,
      next_page_uri: null,
      page: 0,
    });
  }

  const signed = (publicUrl: string, fields: Record<string, string>): SignedForm => {
    const base = Object.keys(fields)
      .toSorted()
      .reduce((text, name) => text + name + fields[name], `${publicUrl}${WEBHOOK_PATH}`);
    return {
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', authToken).update(base, 'utf8').digest('base64'),
      },
    };
  };

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const fake: FakeTwilio = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountSid,
    authToken,
    messages: [],
    asked: 0,
    at: undefined,
    fail: (error) => {
      failure = error;
    },
    loseAnswers: (count) => {
      lose = count;
    },
    receipt: (publicUrl, sid, status, errorCode) => {
      const message = fake.messages.find((candidate) => candidate.sid === sid);
      return signed(publicUrl, {
        ApiVersion: '2010-04-01',
        AccountSid: accountSid,
        SmsSid: sid,
        SmsStatus: status,
        MessageSid: sid,
        MessageStatus: status,
        ChannelPrefix: 'whatsapp',
        From: message?.from ?? '',
        To: message?.to ?? '',
        ...(errorCode && { ErrorCode: String(errorCode) }),
      });
    },
    incoming: (publicUrl, from, body, quotes) => {
      const sid = `SM${randomBytes(16).toString('hex')}`;
      return signed(publicUrl, {
        ApiVersion: '2010-04-01',
        AccountSid: accountSid,
        SmsMessageSid: sid,
        SmsSid: sid,
        SmsStatus: 'received',
        MessageSid: sid,
        MessageType: 'text',
        NumMedia: '0',
        NumSegments: '1',
        ProfileName: 'Ada',
        ReferralNumMedia: '0',
        WaId: from.replace('+', ''),
        From: `whatsapp:${from}`,
        To: 'whatsapp:+14155238886',
        Body: body,
        ...(quotes && { OriginalRepliedMessageSid: quotes, OriginalRepliedMessageSender: 'whatsapp:+14155238886' }),
      });
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}

function resource(message: TwilioMessage, accountSid: string): object {
  const date = message.createdAt.toUTCString().replace('GMT', '+0000');
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: date,
    date_sent: null,
    date_updated: date,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: message.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: null,
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}/Media.json` },
    to: message.to,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`,
  };
}

function fault(response: ServerResponse, { status, code, message }: { status: number; code: number; message: string }): void {
  json(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
