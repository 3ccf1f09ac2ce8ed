import type { Twilio } from 'twilio';
import type { TwilioConfig } from '../../../notifier.config.js';
import type { SendResult, OutgoingWhatsAppMessage, WhatsAppChannel } from '../../../application/ports.js';
import { meaningOf } from '../../../domain/whatsapp-errors.js';
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

export class TwilioWhatsApp implements WhatsAppChannel {
  private loaded: Twilio | undefined;

  constructor(
    private readonly config: TwilioConfig,
    private readonly statusCallback: string | undefined,
    private readonly open: (config: TwilioConfig) => Twilio = twilioClient,
  ) {}

  async send(note: OutgoingWhatsAppMessage): Promise<SendResult> {
    const contentSid = note.insideWindow ? undefined : this.contentSid(note);
    try {
      const message = await this.client.messages.create({
        from: this.config.from,
        to: `whatsapp:${note.to}`,
        statusCallback: this.statusCallback,
        ...(contentSid ? { contentSid, contentVariables: JSON.stringify(note.variables) } : { body: note.text }),
      });
      return outcomeOf(message.sid, message.status, message.errorCode);
    } catch (error) {
      return judge(error as TwilioFault);
    }
  }

  async findSent(note: OutgoingWhatsAppMessage, attemptedAt: Date): Promise<SendResult | null> {
    try {
      const recent = await this.client.messages.list({ to: `whatsapp:${note.to}`, limit: 50 });
      const ours = recent.find(
        (message) =>
          message.direction !== 'inbound' &&
          message.dateCreated.getTime() >= attemptedAt.getTime() - CLOCK_SKEW_MS &&
          says(message.body, note),
      );
      return ours ? outcomeOf(ours.sid, ours.status, ours.errorCode) : null;
    } catch (error) {
      const fault = error as TwilioFault;
      return {
        is: 'try again',
        because: faults.whatsAppUnknown(reasonOf(fault)),
        said: fault.message,
        uncertain: true,
      };
    }
  }

  private contentSid(note: OutgoingWhatsAppMessage): string | undefined {
    return note.template === null
      ? undefined
      : (this.config.contentSids[`${note.template}.${note.language}`] ?? this.config.contentSids[`${note.template}.en`]);
  }

  private get client(): Twilio {
    this.loaded ??= this.open(this.config);
    return this.loaded;
  }
}

/** Our text word for word, or a template filled with all of our variables. */
function says(body: string, note: OutgoingWhatsAppMessage): boolean {
  const variables = Object.values(note.variables);
  return body === note.text || (variables.length > 0 && variables.every((value) => body.includes(value)));
}

function outcomeOf(sid: string, status: string, errorCode: number | null): SendResult {
  if (status !== 'failed' && status !== 'undelivered') return { is: 'sent', providerId: sid };
  return refusalOf(errorCode ?? 0, faults.whatsAppAnswered([status, errorCode].filter(Boolean).join(', ')));
}

function judge(fault: TwilioFault): SendResult {
  const because = faults.whatsAppAnswered(reasonOf(fault));
  const said = fault.message;
  if (fault.status === undefined)
    return {
      is: 'try again',
      because: faults.whatsAppSilent,
      said,
      uncertain: fault.code !== 'ECONNREFUSED' && fault.code !== 'ENOTFOUND',
    };
  if (fault.status >= 500) return { is: 'try again', because, said, uncertain: true };
  if (fault.status === 429 || fault.status === 401 || fault.status === 403) return { is: 'try again', because, said, uncertain: false };
  return refusalOf(Number(fault.code), because, said);
}

const refusalOf = (code: number, because: string, said?: string): SendResult => ({
  is: 'never again',
  because,
  said,
  fault: meaningOf(code),
});

const reasonOf = (fault: TwilioFault): string => [fault.status, fault.code].filter(Boolean).join(', ') || 'nothing';
