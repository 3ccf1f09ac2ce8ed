import { incidents } from '@nowahala/contracts';
import { LOGGER, newId, Refusal, RpcClients, Store, systemCaller } from '@nowahala/platform';
import type { Logger, RpcClient } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { readIntent } from '../domain/inbound-message.js';
import type { ReplyIntent } from '../domain/inbound-message.js';
import { catalogueOf } from '../messages/catalogue.js';
import type { Catalogue } from '../messages/catalogue.js';
import type { WhatsAppMessage } from '../messages/en/whatsapp.js';
import type { Links } from '../messages/links.js';
import { insertDelivery } from '../database/delivery.repository.js';
import { findMembers } from '../database/incident.repository.js';
import type { Incident } from '../database/incident.repository.js';
import { latestGroupKey, quotedMessage } from '../database/quoted-message.query.js';
import { takeIncoming } from '../database/receipt.repository.js';
import { findByPhone, recordInboundAt, setStopped } from '../database/recipient.repository.js';
import type { Recipient } from '../database/recipient.repository.js';
import { openMembers } from './incident-facts.js';
import { LINKS } from './tokens.js';

export interface InboundMessage {
  providerId: string;
  /** E.164. */
  from: string;
  text: string;
  /** Provider's id of the message it quotes. */
  quotes: string | null;
}

/** What a reply is about. Only an alert has members; practice and other messages of ours leave every incident alone. */
interface Meant {
  is: 'alert' | 'practice' | 'no alert';
  groupKey?: string;
  members: Incident[];
}

/** Two-way WhatsApp: what she answers belongs to the message she quotes, else to the latest alert. */
@Injectable()
export class HandleInboundMessage {
  private readonly analyzer: RpcClient<typeof incidents.AnalyzerServiceService>;

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(LINKS) private readonly links: Links,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(RpcClients) clients: RpcClients,
  ) {
    this.analyzer = clients.client(incidents.AnalyzerServiceService, 'analyzer');
  }

  async answer(reply: InboundMessage): Promise<void> {
    const { database } = this.store;
    const people = await findByPhone(database, reply.from);
    const intent = readIntent(reply.text);
    const meant: Meant = people.length > 0 ? await this.meant(reply) : { is: 'alert', members: [] };
    const { members, groupKey } = meant;
    const recipient = people.find((person) => person.userId === members[0]?.userId) ?? people[0];
    const acknowledged = intent === 'acknowledge' && recipient ? await this.acknowledge(members, recipient) : [];
    await this.store.transaction(async (tx) => {
      if (!(await takeIncoming(tx, reply.providerId, reply.from, tx.now))) return;
      await recordInboundAt(tx, reply.from, tx.now);
      if (intent === 'stop' || intent === 'start') await setStopped(tx, reply.from, intent === 'stop' ? tx.now : null);
      // A number that belongs to nobody is obeyed, but not written to.
      if (!recipient) return;
      const note = this.noteFor(catalogueOf(recipient.language), intent, meant, acknowledged);
      await insertDelivery(tx, {
        id: newId(),
        about: `reply-${reply.providerId}`,
        transition: intent,
        channel: 'whatsapp',
        recipient: recipient.userId,
        kind: 'reply',
        userId: recipient.userId,
        workspaceId: members[0]?.workspaceId ?? null,
        serverId: members[0]?.serverId ?? null,
        facts: { note, storyId: groupKey },
        address: reply.from,
        state: 'queued',
        at: tx.now,
      });
    });
  }

  private noteFor({ whatsapp }: Catalogue, intent: ReplyIntent, { is, members }: Meant, acknowledged: Incident[]): WhatsAppMessage {
    if (intent === 'stop') return whatsapp.stopped();
    if (intent === 'start') return whatsapp.started();
    if (is === 'practice') return whatsapp.onlyPractice();
    const subject = openMembers(members)[0] ?? members[0];
    if (!subject) return intent === 'menu' || is === 'no alert' ? whatsapp.replyMenu(null) : whatsapp.noIncident();
    switch (intent) {
      case 'acknowledge':
        return acknowledged.length > 0
          ? whatsapp.onIt(acknowledged.map((member) => member.serverName))
          : whatsapp.alreadyOver(subject.serverName);
      case 'steps':
        return whatsapp.steps(subject.serverName, subject.explanation, this.links.incident(subject.incidentId));
      case 'customer-text':
        return whatsapp.customerText(subject.serverName, subject.explanation);
      default:
        return whatsapp.replyMenu(subject.serverName);
    }
  }

  private async acknowledge(members: Incident[], recipient: Recipient): Promise<Incident[]> {
    const done: Incident[] = [];
    for (const member of openMembers(members)) {
      try {
        await this.analyzer.acknowledgeIncident(
          { incidentId: member.incidentId, acknowledgedBy: recipient.fullName, via: 'whatsapp' },
          { caller: systemCaller },
        );
        done.push(member);
      } catch (error) {
        if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
        this.logger.info({ code: error.code }, 'an acknowledgement by WhatsApp was refused');
      }
    }
    return done;
  }

  /** Only messages that went to this very number can be answered from it. */
  private async meant(reply: InboundMessage): Promise<Meant> {
    const { database } = this.store;
    const quoted = reply.quotes ? await quotedMessage(database, reply.from, reply.quotes) : null;
    if (quoted?.kind === 'drill') return { is: 'practice', members: [] };
    const groupKey = quoted ? quoted.groupKey : await latestGroupKey(database, reply.from);
    if (!groupKey) return { is: quoted ? 'no alert' : 'alert', members: [] };
    return { is: 'alert', groupKey, members: await findMembers(database, groupKey) };
  }
}
