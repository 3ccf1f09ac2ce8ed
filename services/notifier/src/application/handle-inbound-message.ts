import { Store } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DeliveryLogQuery } from '../database/delivery-log.query.js';
import { InboundMessageRepository } from '../database/inbound-message.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { readDone } from '../domain/done-reply.js';
import type { DoneReply } from '../domain/done-reply.js';
import { readIntent } from '../domain/inbound-message.js';
import type { InboundSubject } from '../domain/inbound-message.js';
import { readQuietReply } from '../domain/quiet-reply.js';

export interface InboundMessage {
  providerId: string;
  /** E.164. */
  from: string;
  text: string;
  /** Provider's id of the message it quotes. */
  quotes: string | null;
}

/**
 * Two-way WhatsApp: an answer belongs to the message it quotes, else to the latest alert at this moment. It is stored before the
 * provider's call is answered; STOP and START are obeyed with it, and need nobody. `answer-inbound-message.ts` does the rest.
 */
@Injectable()
export class HandleInboundMessage {
  constructor(
    private readonly store: Store,
    private readonly log: DeliveryLogQuery,
    private readonly messages: InboundMessageRepository,
    private readonly recipients: RecipientRepository,
  ) {}

  async execute(inbound: InboundMessage): Promise<void> {
    const { providerId, from } = inbound;
    const quiet = readQuietReply(inbound.text);
    const done = readDone(inbound.text);
    const owners = await this.recipients.listByPhone(from);
    const subject: InboundSubject = quiet ? { type: 'quiet', quiet } : await this.about(inbound, owners.length > 0, done);
    // A pod of an older release that claims a "done" answers with the steps. What ends has none to be done.
    const doneIntent = subject.type === 'renewal' ? 'menu' : 'steps';
    const intent = quiet ? 'quiet' : done ? doneIntent : readIntent(inbound.text);
    await this.store.transaction(async (tx) => {
      if (!(await this.messages.insert(tx, { providerId, phone: from, intent, subject, receivedAt: tx.now }))) return;
      await this.recipients.recordInboundAt(tx, from);
      if (intent === 'stop' || intent === 'start') await this.recipients.setStopped(tx, from, intent === 'stop' ? tx.now : null);
    });
  }

  private async about(inbound: InboundMessage, isKnown: boolean, done: DoneReply | null): Promise<InboundSubject> {
    const subject: InboundSubject = isKnown ? await this.subjectOf(inbound) : { type: 'alert' };
    return subject.type === 'alert' && done ? { ...subject, done } : subject;
  }

  /** Only messages that went to this very number can be answered from it. */
  private async subjectOf({ from, quotes }: InboundMessage): Promise<InboundSubject> {
    const quoted = quotes ? await this.log.quoted(from, quotes) : null;
    if (quoted?.kind === 'drill') return { type: 'practice' };
    if (quoted?.kind === 'ends_soon') return { type: 'renewal', renewal: quoted.facts };
    const groupKey = quoted ? quoted.groupKey : await this.log.latestGroupKey(from);
    if (!groupKey) return { type: quoted ? 'no alert' : 'alert' };
    return { type: 'alert', groupKey };
  }
}
