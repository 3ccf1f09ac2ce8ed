import { Injectable } from '@nestjs/common';
import { alerts } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { AccountMessage } from '../domain/account-message.js';

const messageKinds = closedSet(alerts.AccountMessageKind, 'ACCOUNT_MESSAGE_KIND');

@Injectable()
export class NotifierClient {
  private readonly client;

  constructor(clients: RpcClients) {
    this.client = clients.client(alerts.NotifierServiceService, 'notifier');
  }

  /** The notifier sends messages with the same key once. */
  async send({ expiresAt, ...message }: AccountMessage, dedupeKey: string): Promise<void> {
    const messageKind = messageKinds.toEnum(message.kind);
    const request = { ...message, messageKind, expiresAt: expiresAt === '' ? undefined : new Date(expiresAt), dedupeKey };
    await this.client.sendAccountMessage(request, { caller: systemCaller });
  }
}
