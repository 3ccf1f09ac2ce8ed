import { limits } from '@nowahala/kernel';
import { CACHE, CONFIG, idFrom, newId, Store } from '@nowahala/platform';
import type { Cache } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { hasControlCharacters, isPlainAddress } from '../domain/address.js';
import { refusals } from '../domain/refusals.js';
import type { NotifierConfig } from '../notifier.config.js';

export interface SupportMail {
  name: string;
  email: string;
  subject: string;
  message: string;
  userId: string;
  /** Of a visitor, for the limits: the daily hash of the address. */
  ipHash: string;
}

const LIMITS = [
  { limit: 3, perSeconds: 3_600 },
  { limit: 20, perSeconds: 86_400 },
];

/** The contact form. From and To are the product's; the writer's address becomes the one Reply-To, or the mail is refused. */
@Injectable()
export class SendSupportMail {
  constructor(
    private readonly store: Store,
    @Inject(CACHE) private readonly cache: Cache,
    private readonly deliveries: DeliveryRepository,
    @Inject(CONFIG) private readonly config: NotifierConfig,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it sends no second mail. */
  async execute({ name, email, subject, message, userId, ipHash }: SupportMail, creationId?: string): Promise<void> {
    const line = (text: string) => text.trim() !== '' && text.length <= limits.supportLine.max && !hasControlCharacters(text);
    const valid = {
      email: isPlainAddress(email),
      name: line(name),
      subject: line(subject),
      message: message.trim() !== '' && message.length <= limits.supportMessage.max && !message.includes('\u0000'),
    };
    const wrong = (Object.keys(valid) as (keyof typeof valid)[]).filter((field) => !valid[field]);
    if (wrong.length > 0) throw refusals.supportForm(wrong);
    const id = creationId ? idFrom('support', userId, creationId) : newId();
    if (creationId && (await this.deliveries.isKnown(this.store.database, id))) return;
    await this.limit(userId || ipHash || 'unknown');
    await this.store.transaction((tx) =>
      this.deliveries.insert(tx, {
        id,
        groupKey: `support-${id}`,
        transition: 'sent',
        channel: 'email',
        recipient: 'support',
        kind: 'support',
        facts: { name, email, subject, message, userId: userId || null },
      }),
    );
  }

  private async limit(writer: string): Promise<void> {
    for (const rule of LIMITS) {
      const { allowed, retryAfterSeconds } = await this.cache.take(`support-${rule.perSeconds}-${writer}`, rule);
      if (!allowed) throw refusals.tooManyMessages(this.config.supportEmail, retryAfterSeconds);
    }
  }
}
