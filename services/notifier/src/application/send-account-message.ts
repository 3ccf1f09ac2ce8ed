import { idFrom, Store } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { isPlainAddress } from '../domain/address.js';
import { isAccountKind, traitsOf } from '../domain/notification-kinds.js';
import { refusals } from '../domain/refusals.js';

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
  undoLink: string;
  changedTo: string;
  dedupeKey: string;
}

/** Mails and codes that identity relays. They go to the address it names, whatever the preferences are. */
@Injectable()
export class SendAccountMessage {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
  ) {}

  async execute({
    kind,
    userId,
    email,
    phone,
    dedupeKey,
    fullName,
    language,
    timeZone,
    link,
    code,
    expiresAt,
    undoLink,
    changedTo,
  }: AccountMessage): Promise<void> {
    if (!isAccountKind(kind)) throw refusals.unknownMessage(kind);
    const channel = traitsOf(kind).account!;
    if (channel === 'whatsapp' ? !/^\+\d{8,18}$/.test(phone) : !isPlainAddress(email))
      throw refusals.noAddress(channel === 'whatsapp' ? 'phone' : 'email');
    const groupKey = `account-${userId}`;
    await this.store.transaction((tx) =>
      this.deliveries.insert(tx, {
        id: idFrom('account', groupKey, kind, dedupeKey),
        groupKey,
        transition: `${kind} ${dedupeKey}`,
        channel,
        recipient: userId,
        kind,
        userId,
        facts: { fullName, language, timeZone, link, code, expiresAt: expiresAt?.toISOString(), undoLink, changedTo },
        address: channel === 'whatsapp' ? phone : email,
      }),
    );
  }
}
