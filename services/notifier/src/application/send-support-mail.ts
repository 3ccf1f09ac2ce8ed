import { CACHE, invalidFields, newId, refusal, Store } from '@nowahala/platform';
import type { Cache } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { hasControlCharacters, isPlainAddress } from '../domain/address.js';
import { refusals } from '../messages/catalogue.js';
import type { NotifierConfig } from '../notifier.config.js';
import { insertDelivery } from '../database/delivery.repository.js';
import { Deliver } from './deliver.js';
import { NOTIFIER_CONFIG } from './tokens.js';

export interface SupportMail {
  name: string;
  email: string;
  subject: string;
  message: string;
  userId: string;
  /** Of a visitor, for the limits: her address's daily hash. */
  ipHash: string;
}

const HOUR = { limit: 3, perSeconds: 3_600 };
const DAY = { limit: 20, perSeconds: 86_400 };

/** The contact form. From and To are ours; the writer's address becomes the one Reply-To, or the mail is refused. */
@Injectable()
export class SendSupportMail {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(Deliver) private readonly sender: Deliver,
    @Inject(NOTIFIER_CONFIG) private readonly config: NotifierConfig,
  ) {}

  async send(mail: SupportMail): Promise<void> {
    const wrong = faultsOf(mail);
    if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
    await this.holdBack(mail.userId || mail.ipHash || 'unknown');
    const { name, email, subject, message, userId } = mail;
    await this.store.transaction(async (tx) => {
      const id = newId();
      await insertDelivery(tx, {
        id,
        about: `support-${id}`,
        transition: 'sent',
        channel: 'email',
        recipient: 'support',
        kind: 'support',
        facts: { name, email, subject, message, userId: userId || null },
        state: 'queued',
        at: tx.now,
      });
    });
    this.sender.trigger();
  }

  private async holdBack(who: string): Promise<void> {
    for (const rule of [HOUR, DAY]) {
      const answer = await this.cache.take(`support-${rule.perSeconds}-${who}`, rule);
      if (!answer.allowed)
        throw refusal('TOO_MANY_MESSAGES', 'limited', refusals.tooManyMessages(this.config.supportEmail), {
          retryAfterSeconds: answer.retryAfterSeconds,
        });
    }
  }
}

function faultsOf({ name, email, subject, message }: SupportMail): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (!isPlainAddress(email)) wrong.email = refusals.supportForm.email;
  if (name.trim() === '' || name.length > 120 || hasControlCharacters(name)) wrong.name = refusals.supportForm.name;
  if (subject.trim() === '' || subject.length > 120 || hasControlCharacters(subject)) wrong.subject = refusals.supportForm.subject;
  if (message.trim() === '' || message.length > 10_000 || message.includes('\u0000')) wrong.message = refusals.supportForm.message;
  return wrong;
}
