import { parseLanguage } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { identity } from '@nowahala/contracts';
import { LOGGER, RpcClients, systemCaller } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';

@Injectable()
export class IdentityClient {
  constructor(
    private readonly clients: RpcClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** English where nobody can say: the explanation does not wait for it. */
  async languageOf(userId: string): Promise<Language> {
    try {
      const service = this.clients.client(identity.IdentityServiceService, 'identity');
      const { language } = await service.getContact({ userId }, { caller: systemCaller, retry: true });
      return parseLanguage(language) ?? 'en';
    } catch (error) {
      this.logger.warn({ err: error }, 'the language of an owner could not be asked; the AI is asked in English');
      return 'en';
    }
  }
}
