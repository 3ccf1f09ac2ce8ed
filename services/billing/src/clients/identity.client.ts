import { Injectable } from '@nestjs/common';
import { identity } from '@nowahala/contracts';
import { notFound, RpcClients, systemCaller } from '@nowahala/platform';
import type { Buyer } from '../domain/invoice-document.js';

@Injectable()
export class IdentityClient {
  constructor(private readonly clients: RpcClients) {}

  async getBuyer(userId: string): Promise<Buyer> {
    const service = this.clients.client(identity.IdentityServiceService, 'identity');
    const contact = await service.getContact({ userId }, { caller: systemCaller, retry: true });
    if (!contact.found) throw notFound();
    return { name: contact.fullName || contact.username, email: contact.email, country: contact.country, language: contact.language };
  }
}
