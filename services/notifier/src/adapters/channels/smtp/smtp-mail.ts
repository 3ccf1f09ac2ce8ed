import { Readable } from 'node:stream';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '@nowahala/platform';
import { createTransport } from 'nodemailer';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import type { MailChannel, SendResult, OutgoingMail } from '../../../application/ports.js';
import { isAboutSender, reasonOfRefusal } from '../../../domain/mail-refusal.js';
import { deliveryLog } from '../../../messages/catalogue.js';

const { faults } = deliveryLog;

/** From the beginning until the whole mail was handed over. */
const SEND_MS = 20_000;
/** From then until the answer: relays look for spam meanwhile, and another try may be a second mail. */
const ANSWER_MS = 60_000;

interface Sending extends SendMailOptions {
  signal: AbortSignal;
  /** All but the end of the mail is on its way. */
  beforeEnd: () => Promise<void>;
}

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
      // One that says goodbye to a relay that is gone keeps its place until it is given up.
      maxConnections: 2 * this.connections,
      maxMessages: 100,
      connectionTimeout: 8_000,
      greetingTimeout: 8_000,
      // Each send has its own limits.
      socketTimeout: SEND_MS + ANSWER_MS,
      idleTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as SMTPPool.Options);
    this.transport.use('stream', ({ message, data }, done) => {
      message.processFunc((content) => Readable.from(heldAtEnd(content, data as Sending), { objectMode: false }));
      done();
    });
  }

  async send(mail: OutgoingMail, mayLeave: () => Promise<boolean>): Promise<SendResult | null> {
    const tooLate = new AbortController();
    let limit = setTimeout(() => tooLate.abort(), SEND_MS);
    let isOver = false;
    const asked: { leaves?: boolean; fault?: unknown } = {};
    const sending: Sending = {
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
      signal: tooLate.signal,
      beforeEnd: async () => {
        try {
          asked.leaves = await mayLeave();
        } catch (fault) {
          asked.fault = fault;
        }
        if (!asked.leaves || isOver) throw new Error('the mail may not leave');
        clearTimeout(limit);
        limit = setTimeout(() => tooLate.abort(), ANSWER_MS);
      },
    };
    try {
      await this.transport.sendMail(sending);
      return { type: 'accepted', providerId: mail.messageId };
    } catch (error) {
      if (asked.fault) throw asked.fault;
      return asked.leaves === false ? null : resultOf(error as SmtpError, mail.messageId, asked.leaves === true);
    } finally {
      isOver = true;
      clearTimeout(limit);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** A mail without its end is none: the relay drops it when the connection is closed. */
async function* heldAtEnd(content: Readable, { beforeEnd }: Sending): AsyncGenerator<Buffer> {
  yield* content as AsyncIterable<Buffer>;
  await beforeEnd();
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function resultOf(error: SmtpError, providerId: string, isHandedOver: boolean): SendResult {
  const answer = error.response ?? error.message;
  const { code, command = '', responseCode = 0 } = error;
  const answered = responseCode ? faults.mailAnswered(responseCode) : faults.mailSilent;
  const because = code === 'EAUTH' && responseCode >= 500 ? faults.mailSignIn : answered;
  // What was refused before the recipient was named is about the sender: the greeting (CONN), EHLO, STARTTLS, AUTH, MAIL FROM.
  if (responseCode >= 500 && /^(RCPT|DATA)/.test(command) && !isAboutSender(answer)) {
    const reason = command.startsWith('RCPT') ? reasonOfRefusal(responseCode, answer) : undefined;
    return { type: 'permanent', because, answer, reason };
  }
  // The answer may be lost although the mail was taken.
  return { type: 'retryable', because, answer, uncertain: isHandedOver && responseCode < 400, providerId };
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'nowahala.example';
}
