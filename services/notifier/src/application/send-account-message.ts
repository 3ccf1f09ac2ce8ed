import { idFrom, invalidFields, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { isPlainAddress } from '../domain/address.js';
import { refusals } from '../messages/catalogue.js';
import { insertDelivery } from '../database/delivery.repository.js';
import { Deliver } from './deliver.js';

export interface AccountMessage {
  kind: string;
  userId: string;
  email: string;
  phone: string;
  fullName: string;
  language: string;
  timeZone: string;
  link: string;
  code: string;
  expiresAt: Date | undefined;
  dedupeKey: string;
}

const BY_MAIL = new Set([
  'welcome',
  'verify_email',
  'reset_password',
  'password_changed',
  'email_changed',
  'account_closed',
  'account_erased',
]);

/** Mails and codes that identity hands over. They go to the address it names, whatever the preferences are. */
@Injectable()
export class SendAccountMessage {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Deliver) private readonly sender: Deliver,
  ) {}

  async send(message: AccountMessage): Promise<void> {
    const byPhone = message.kind === 'phone_code';
    if (!byPhone && !BY_MAIL.has(message.kind)) throw invalidFields({ kind: refusals.unknownMessage(message.kind) });
    if (byPhone ? !/^\+\d{8,18}$/.test(message.phone) : !isPlainAddress(message.email))
      throw invalidFields({ [byPhone ? 'phone' : 'email']: refusals.noAddress });
    const { kind, userId, fullName, language, timeZone, link, code, expiresAt } = message;
    const about = `account-${userId}`;
    await this.store.transaction(async (tx) => {
      await insertDelivery(tx, {
        id: idFrom('account', about, kind, message.dedupeKey),
        about,
        transition: `${kind} ${message.dedupeKey}`,
        channel: byPhone ? 'whatsapp' : 'email',
        recipient: userId,
        kind,
        userId,
        facts: { fullName, language, timeZone, link, code, expiresAt: expiresAt?.toISOString() },
        address: byPhone ? message.phone : message.email,
        state: 'queued',
        at: tx.now,
      });
    });
    this.sender.trigger();
  }
}
