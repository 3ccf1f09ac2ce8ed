import { Injectable } from '@nestjs/common';
import { FAST_SECONDS, Metrics, Refusal } from '@nowahala/platform';

const PROVIDERS = ['paystack', 'twilio', 'mail'] as const;
export type WebhookProvider = (typeof PROVIDERS)[number];

@Injectable()
export class GatewayMetrics {
  private readonly webhooks;
  private readonly sessions;
  private readonly requestSeconds;
  private readonly beats;
  private readonly beatJournal;

  constructor(metrics: Metrics) {
    this.webhooks = metrics.counter('webhook_total', 'Webhooks by provider and result', ['provider', 'result']);
    this.sessions = metrics.counter('auth_total', 'Sign-ins and the like', ['op', 'result']);
    this.requestSeconds = metrics.histogram('http_request_seconds', 'Requests by route', ['route', 'method', 'code'], FAST_SECONDS);
    this.beats = metrics.counter('beats_total', 'Calls of heartbeats by what became of them', ['result']);
    this.beatJournal = metrics.gauge('beat_journal_bytes', 'Calls of heartbeats on the disk that were not handed over yet');
    for (const result of ['kept', 'folded', 'refused'] as const) this.beats.inc({ result }, 0);
    // There before the first failure, so that the first is an increase.
    for (const provider of PROVIDERS) this.webhooks.inc({ provider, result: 'failed' }, 0);
  }

  beat(result: 'kept' | 'folded' | 'refused'): void {
    this.beats.inc({ result });
  }

  journalBytes(bytes: number): void {
    this.beatJournal.set(bytes);
  }

  request(route: string, method: string, status: number, milliseconds: number): void {
    this.requestSeconds.observe({ route, method, code: String(status) }, milliseconds / 1000);
  }

  /** Counts what became of a webhook. */
  async webhook<T extends { status: number }>(provider: WebhookProvider, work: Promise<T>): Promise<T> {
    try {
      const reply = await work;
      this.webhooks.inc({ provider, result: reply.status < 300 ? 'accepted' : 'refused' });
      return reply;
    } catch (error) {
      this.webhooks.inc({ provider, result: 'failed' });
      throw error;
    }
  }

  /** Counts a sign-in, a sign-up, a new token. */
  async session<T>(op: string, work: Promise<T>): Promise<T> {
    try {
      const reply = await work;
      this.sessions.inc({ op, result: 'ok' });
      return reply;
    } catch (error) {
      this.sessions.inc({ op, result: error instanceof Refusal ? 'refused' : 'failed' });
      throw error;
    }
  }
}
