import { identity } from '@nowahala/contracts';
import { HOME_TIME_ZONE } from '@nowahala/kernel';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { isTimeZone } from '../domain/local-time.js';
import type { Recipient } from '../domain/recipient.js';

@Injectable()
export class IdentityClient {
  private readonly identity: RpcClient<typeof identity.IdentityServiceService>;

  constructor(clients: RpcClients) {
    this.identity = clients.client(identity.IdentityServiceService, 'identity');
  }

  /** Null: there is no such user any more. */
  async findContact(userId: string): Promise<(Omit<Recipient, 'subscribed'> & { version: number }) | null> {
    const contact = await this.identity.getContact({ userId }, { retry: true, caller: systemCaller });
    if (!contact.found) return null;
    const { fullName, email, emailVerified, phone, phoneVerified, timeZone, language, version } = contact;
    return {
      userId,
      fullName,
      email: email || null,
      emailVerified,
      phone: phone || null,
      phoneVerified,
      timeZone: isTimeZone(timeZone) ? timeZone : HOME_TIME_ZONE,
      language: language || 'en',
      version,
    };
  }
}
