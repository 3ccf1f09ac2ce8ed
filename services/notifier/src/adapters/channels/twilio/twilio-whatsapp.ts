import type { Language } from '@nowahala/kernel';
import type { Twilio } from 'twilio';
import type { TwilioConfig } from '../../../notifier.config.js';
import type { SendResult, OutgoingWhatsAppMessage, WhatsAppChannel } from '../../../application/ports.js';
import type { LogSentence } from '../../../domain/log-sentence.js';
import { reasonOfCode } from '../../../domain/whatsapp-errors.js';
import { deliveryLog } from '../../../messages/catalogue.js';
import { twilioClient } from './twilio-client.js';

const { faults } = deliveryLog;

/** Their clock and ours may differ by this much. */
const CLOCK_SKEW_MS = 120_000;

interface TwilioFault {
  status?: number;
  code?: number | string;
  message: string;
}

/** Of the same variables: until the templates of jobs are approved, those of servers go. */
const INSTEAD: Readonly<Record<string, string>> = { job: 'down', 'job-reminder': 'reminder', 'job-well': 'resolved' };

export class TwilioWhatsApp implements WhatsAppChannel {
  private loaded: Twilio | undefined;

  constructor(
    private readonly config: TwilioConfig,
    private readonly statusCallback: string | undefined,
    private readonly open: (config: TwilioConfig) => Twilio = twilioClient,
  ) {}

  async send(message: OutgoingWhatsAppMessage): Promise<SendResult> {
    const contentSid = message.insideWindow ? undefined : this.contentSid(message);
    try {
      const created = await this.client.messages.create({
        from: this.config.from,
        to: `whatsapp:${message.to}`,
        statusCallback: this.statusCallback,
        ...(contentSid ? { contentSid, contentVariables: JSON.stringify(message.variables) } : { body: message.text }),
      });
      return resultOf(created.sid, created.status, created.errorCode);
    } catch (error) {
      return faultOf(error as TwilioFault);
    }
  }

  hasTemplate(template: string, language: Language): boolean {
    return this.approved(template, language) !== undefined;
  }

  async findSent(message: OutgoingWhatsAppMessage, attemptedAt: Date): Promise<SendResult | null> {
    try {
      const recent = await this.client.messages.list({ to: `whatsapp:${message.to}`, limit: 50 });
      const ours = recent.find(
        ({ direction, dateCreated, body }) =>
          direction !== 'inbound' && dateCreated.getTime() >= attemptedAt.getTime() - CLOCK_SKEW_MS && says(body, message),
      );
      return ours ? resultOf(ours.sid, ours.status, ours.errorCode) : null;
    } catch (error) {
      const fault = error as TwilioFault;
      return {
        type: 'retryable',
        because: faults.whatsAppUnknown(reasonOf(fault)),
        answer: fault.message,
        uncertain: true,
      };
    }
  }

  private contentSid(message: OutgoingWhatsAppMessage): string | undefined {
    return message.template === null ? undefined : this.approved(message.template, message.language);
  }

  private approved(template: string, language: Language): string | undefined {
    const { contentSids } = this.config;
    return contentSids[`${template}.${language}`] ?? contentSids[`${INSTEAD[template] ?? template}.${language}`];
  }

  private get client(): Twilio {
    this.loaded ??= this.open(this.config);
    return this.loaded;
  }
}

/** Our text word for word, or a template filled with all of our variables. */
function says(body: string, message: OutgoingWhatsAppMessage): boolean {
  const variables = Object.values(message.variables);
  return body === message.text || (variables.length > 0 && variables.every((value) => body.includes(value)));
}

function resultOf(sid: string, status: string, errorCode: number | null): SendResult {
  if (status !== 'failed' && status !== 'undelivered') return { type: 'accepted', providerId: sid };
  return refusalOf(errorCode ?? 0, faults.whatsAppAnswered([status, errorCode].filter(Boolean).join(', ')));
}

function faultOf(fault: TwilioFault): SendResult {
  const because = faults.whatsAppAnswered(reasonOf(fault));
  const answer = fault.message;
  if (fault.status === undefined)
    return {
      type: 'retryable',
      because: faults.whatsAppSilent,
      answer,
      uncertain: fault.code !== 'ECONNREFUSED' && fault.code !== 'ENOTFOUND',
    };
  if (fault.status >= 500) return { type: 'retryable', because, answer, uncertain: true };
  if (fault.status === 429 || fault.status === 401 || fault.status === 403) return { type: 'retryable', because, answer, uncertain: false };
  return refusalOf(Number(fault.code), because, answer);
}

const refusalOf = (code: number, because: LogSentence, answer?: string): SendResult => ({
  type: 'permanent',
  because,
  answer,
  reason: reasonOfCode(code),
});

const reasonOf = (fault: TwilioFault): string => [fault.status, fault.code].filter(Boolean).join(', ') || 'nothing';
