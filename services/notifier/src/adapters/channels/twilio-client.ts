import type { TwilioConfig } from '../../notifier.config.js';

const TIMEOUT_MS = 10_000;
const API = 'https://api.twilio.com';

export interface NewMessage {
  from: string;
  to: string;
  statusCallback: string | undefined;
  body?: string;
  contentSid?: string;
  contentVariables?: string;
}

export interface SentMessage {
  sid: string;
  status: string;
  errorCode: number | null;
  direction: string;
  body: string;
  dateCreated: Date;
}

/** No status: nothing was heard, and `code` says how the connection ended. */
export class TwilioFault extends Error {
  override name = 'TwilioFault';

  constructor(
    readonly status: number | undefined,
    readonly code: number | string | undefined,
  ) {
    super('Twilio did not take the request');
  }
}

/** Twilio's message resource by plain `fetch`: their package brings an HTTP client of its own that we do not want in the house. */
export class TwilioClient {
  private readonly address: string;
  private readonly authorization: string;

  constructor({ accountSid, authTokens, baseUrl }: TwilioConfig) {
    this.address = `${(baseUrl ?? API).replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}/Messages.json`;
    this.authorization = `Basic ${Buffer.from(`${accountSid}:${authTokens[0]}`).toString('base64')}`;
  }

  async create({ from, to, statusCallback, body, contentSid, contentVariables }: NewMessage): Promise<SentMessage> {
    const fields = {
      From: from,
      To: to,
      StatusCallback: statusCallback,
      Body: body,
      ContentSid: contentSid,
      ContentVariables: contentVariables,
    };
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    return messageOf(await this.ask(this.address, { method: 'POST', body: new URLSearchParams(given) }));
  }

  /** Newest first. */
  async recentTo(to: string): Promise<SentMessage[]> {
    const { messages } = await this.ask(`${this.address}?${new URLSearchParams({ To: to, PageSize: '50' })}`, { method: 'GET' });
    return Array.isArray(messages) ? messages.map(messageOf) : [];
  }

  private async ask(address: string, request: { method: string; body?: URLSearchParams }): Promise<Record<string, unknown>> {
    try {
      const response = await fetch(address, {
        ...request,
        headers: { authorization: this.authorization, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
      if (response.ok && answer) return answer;
      throw new TwilioFault(response.ok ? 502 : response.status, answer?.code as number | undefined);
    } catch (error) {
      if (error instanceof TwilioFault) throw error;
      throw new TwilioFault(undefined, (error as { cause?: { code?: string } }).cause?.code);
    }
  }
}

function messageOf(found: Record<string, unknown>): SentMessage {
  return {
    sid: String(found.sid),
    status: String(found.status),
    errorCode: typeof found.error_code === 'number' ? found.error_code : null,
    direction: String(found.direction),
    body: String(found.body ?? ''),
    dateCreated: new Date(String(found.date_created)),
  };
}
