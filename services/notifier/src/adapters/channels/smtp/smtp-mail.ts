import type { OnApplicationShutdown } from '@nestjs/common';
import { endsWithin } from '@nowahala/platform';
import type { Clock } from '@nowahala/platform';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import type { MailChannel, SendResult, OutgoingMail } from '../../../application/ports.js';
import { isPolicyRefusal, reasonOfRefusal } from '../../../domain/mail-refusal.js';
import { deliveryLog } from '../../../messages/catalogue.js';

const { faults } = deliveryLog;

const SEND_MS = 20_000;

export class SmtpMail implements MailChannel, OnApplicationShutdown {
  private readonly transport: Transporter<SMTPPool.SentMessageInfo>;
  readonly domain: string;
  readonly connections = 5;

  constructor(
    smtpUrl: string,
    private readonly from: string,
    private readonly clock: Clock,
  ) {
    this.domain = domainOf(from);
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      // A send that took too long still holds its connection; the next one must not wait behind it.
      maxConnections: 2 * this.connections,
      maxMessages: 100,
      connectionTimeout: 8_000,
      greetingTimeout: 8_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as SMTPPool.Options);
  }

  async send(mail: OutgoingMail): Promise<SendResult> {
    const sending = this.transport.sendMail({
      from: this.from,
      date: this.clock.now(),
      to: { name: '', address: mail.to },
      replyTo: mail.replyTo && { name: '', address: mail.replyTo },
      messageId: mail.messageId,
      references: mail.thread ?? undefined,
      subject: mail.mail.subject,
      text: mail.mail.text,
      html: mail.mail.html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': mail.mail.language,
        ...(mail.unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : { 'X-Auto-Response-Suppress': 'All' }),
      },
      list: mail.unsubscribeUrl ? { unsubscribe: { url: mail.unsubscribeUrl, comment: '' } } : undefined,
      attachments: mail.attachments.map(({ fileName, contentType, content }) => ({ filename: fileName, contentType, content })),
    });
    try {
      await endsWithin(SEND_MS, sending, () => new Error(TOOK_TOO_LONG));
      return { type: 'accepted', providerId: mail.messageId };
    } catch (error) {
      return resultOf(error as SmtpError);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function resultOf(error: SmtpError): SendResult {
  const answer = error.response ?? error.message;
  const because = error.responseCode ? faults.mailAnswered(error.responseCode) : faults.mailSilent;
  if (error.responseCode && error.responseCode >= 500) {
    if (error.code !== 'EAUTH' && isPolicyRefusal(answer)) return { type: 'retryable', because, answer, uncertain: false };
    const reason = error.command?.startsWith('RCPT') ? reasonOfRefusal(error.responseCode, answer) : undefined;
    return error.code === 'EAUTH'
      ? { type: 'retryable', because: faults.mailSignIn, answer, uncertain: false }
      : { type: 'permanent', because, answer, reason };
  }
  // After DATA was sent the answer may be lost although the mail was taken.
  return { type: 'retryable', because, answer, uncertain: error.command === 'DATA' || error.message === TOOK_TOO_LONG };
}

const TOOK_TOO_LONG = 'the send took too long';

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'nowahala.example';
}
