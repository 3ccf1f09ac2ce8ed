import { LOGGER, newId, Refusal, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerClient } from '../clients/analyzer.client.js';
import { DeliveryLogQuery } from '../database/delivery-log.query.js';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { IncidentRepository } from '../database/incident.repository.js';
import { ReceiptRepository } from '../database/receipt.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { readIntent } from '../domain/inbound-message.js';
import type { ReplyIntent } from '../domain/inbound-message.js';
import { openOf } from '../domain/incident.js';
import type { Incident } from '../domain/incident.js';
import type { Recipient } from '../domain/recipient.js';
import { catalogueOf } from '../messages/catalogue.js';
import type { Catalogue } from '../messages/catalogue.js';
import type { WhatsAppMessage } from '../messages/en/whatsapp.js';
import { Links } from '../messages/links.js';

export interface InboundMessage {
  providerId: string;
  /** E.164. */
  from: string;
  text: string;
  /** Provider's id of the message it quotes. */
  quotes: string | null;
}

/** What an inbound message is about. Only an alert has members; practice and other messages leave every incident alone. */
interface Subject {
  type: 'alert' | 'practice' | 'no alert';
  groupKey?: string;
  members: Incident[];
}

/** Two-way WhatsApp: an answer belongs to the message it quotes, else to the latest alert. */
@Injectable()
export class HandleInboundMessage {
  constructor(
    private readonly store: Store,
    private readonly log: DeliveryLogQuery,
    private readonly deliveries: DeliveryRepository,
    private readonly incidents: IncidentRepository,
    private readonly receipts: ReceiptRepository,
    private readonly recipients: RecipientRepository,
    private readonly analyzer: AnalyzerClient,
    private readonly links: Links,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(inbound: InboundMessage): Promise<void> {
    const owners = await this.recipients.listByPhone(inbound.from);
    const intent = readIntent(inbound.text);
    const subject: Subject = owners.length > 0 ? await this.subjectOf(inbound) : { type: 'alert', members: [] };
    const { members, groupKey } = subject;
    const recipient = owners.find((owner) => owner.userId === members[0]?.userId) ?? owners[0];
    const acknowledged = intent === 'acknowledge' && recipient ? await this.acknowledge(members, recipient) : [];
    await this.store.transaction(async (tx) => {
      if (!(await this.receipts.insertInbound(tx, inbound.providerId, inbound.from))) return;
      await this.recipients.recordInboundAt(tx, inbound.from);
      if (intent === 'stop' || intent === 'start') await this.recipients.setStopped(tx, inbound.from, intent === 'stop' ? tx.now : null);
      // A number that belongs to nobody is obeyed, but not written to.
      if (!recipient) return;
      await this.deliveries.insert(tx, {
        id: newId(),
        groupKey: `reply-${inbound.providerId}`,
        transition: intent,
        channel: 'whatsapp',
        recipient: recipient.userId,
        kind: 'reply',
        userId: recipient.userId,
        workspaceId: members[0]?.workspaceId ?? null,
        serverId: members[0]?.serverId ?? null,
        facts: { message: this.answer(catalogueOf(recipient.language), intent, subject, acknowledged), groupKey },
        address: inbound.from,
      });
    });
  }

  private answer({ whatsapp }: Catalogue, intent: ReplyIntent, { type, members }: Subject, acknowledged: Incident[]): WhatsAppMessage {
    if (intent === 'stop') return whatsapp.stopped();
    if (intent === 'start') return whatsapp.started();
    if (type === 'practice') return whatsapp.onlyPractice();
    const incident = openOf(members)[0] ?? members[0];
    if (!incident) return intent === 'menu' || type === 'no alert' ? whatsapp.replyMenu(null) : whatsapp.noIncident();
    switch (intent) {
      case 'acknowledge':
        return acknowledged.length > 0
          ? whatsapp.onIt(acknowledged.map((member) => member.serverName))
          : whatsapp.alreadyOver(incident.serverName);
      case 'steps':
        return whatsapp.steps(incident.serverName, incident.explanation, this.links.incident(incident.incidentId));
      case 'customer-text':
        return whatsapp.customerText(incident.serverName, incident.explanation);
      case 'menu':
        return whatsapp.replyMenu(incident.serverName);
    }
  }

  private async acknowledge(members: Incident[], recipient: Recipient): Promise<Incident[]> {
    const acknowledged: Incident[] = [];
    for (const member of openOf(members)) {
      try {
        await this.analyzer.acknowledge(member.incidentId, recipient.fullName);
        acknowledged.push(member);
      } catch (error) {
        if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
        this.logger.info({ code: error.code }, 'acknowledgement by WhatsApp refused');
      }
    }
    return acknowledged;
  }

  /** Only messages that went to this very number can be answered from it. */
  private async subjectOf({ from, quotes }: InboundMessage): Promise<Subject> {
    const quoted = quotes ? await this.log.quoted(from, quotes) : null;
    if (quoted?.kind === 'drill') return { type: 'practice', members: [] };
    const groupKey = quoted ? quoted.groupKey : await this.log.latestGroupKey(from);
    if (!groupKey) return { type: quoted ? 'no alert' : 'alert', members: [] };
    return { type: 'alert', groupKey, members: await this.incidents.listMembers(groupKey) };
  }
}
