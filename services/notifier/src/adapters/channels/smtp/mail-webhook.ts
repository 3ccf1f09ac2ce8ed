import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIG } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HandleBounce } from '../../../application/handle-bounce.js';
import type { NotifierConfig } from '../../../notifier.config.js';
import { NotifierMetrics } from '../../../notifier.metrics.js';
import type { WebhookResponse } from '../twilio/twilio-webhook.js';

const MAX_BYTES = 64 * 1024;
const bounce = z.object({ event: z.enum(['bounce', 'complaint']), messageId: z.string().regex(/^<[^<>\s]{1,200}>$/) });
const plain = (status: number, body: string): WebhookResponse => ({ status, contentType: 'text/plain', body });

/** Bounces that arrive after the mail was accepted, in a form that the operator of the mail server translates into. */
@Injectable()
export class MailWebhook {
  constructor(
    @Inject(CONFIG) private readonly config: NotifierConfig,
    private readonly handleBounce: HandleBounce,
    private readonly metrics: NotifierMetrics,
  ) {}

  async accept(body: Uint8Array, headers: Record<string, string>): Promise<WebhookResponse> {
    if (body.length > MAX_BYTES) return this.count(plain(413, 'too large'), 'refused');
    if (!isSigned(this.config.mailWebhookSecrets, body, headers['x-nowahala-signature']))
      return this.count(plain(401, 'wrong signature'), 'forged');
    const read = bounce.safeParse(jsonOf(body));
    if (!read.success) return this.count(plain(400, 'no bounce'), 'refused');
    const known = await this.handleBounce.execute(read.data.messageId, read.data.event);
    return this.count(plain(200, known ? 'taken' : 'known or not ours'), known ? read.data.event : 'ignored');
  }

  private count(response: WebhookResponse, result: string): WebhookResponse {
    this.metrics.webhook.inc({ provider: 'mail', result });
    return response;
  }
}

/** Hex HMAC-SHA256 of the raw bytes, compared in constant time. Without a secret nothing is genuine. */
function isSigned(secrets: readonly string[], body: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given));
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
