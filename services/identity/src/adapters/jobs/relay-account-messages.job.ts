import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Jobs } from '@nowahala/platform';
import { RelayAccountMessages } from '../../application/relay-account-messages.js';
import { ACCOUNT_MESSAGE_DUE, ACCOUNT_MESSAGE_TIMES } from '../../database/account-message.repository.js';

@Injectable()
export class RelayAccountMessagesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly relay: RelayAccountMessages,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'relay-account-messages',
      everyMs: 500,
      due: ACCOUNT_MESSAGE_DUE,
      dueTimes: ACCOUNT_MESSAGE_TIMES,
      run: () => this.relay.execute(),
    });
  }
}
