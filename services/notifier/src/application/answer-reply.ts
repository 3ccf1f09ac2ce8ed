import { incidents } from '@nowahala/contracts';
import { LOGGER, newId, Refusal, RpcClients, Store, systemCaller } from '@nowahala/platform';
import type { Logger, RpcClient, SqlRunner } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { readReply } from '../domain/whatsapp-reply.js';
import type { ReplyIntent } from '../domain/whatsapp-reply.js';
import { catalogueOf } from '../messages/catalogue.js';
import type { Catalogue } from '../messages/catalogue.js';
import type { Note } from '../messages/en/whatsapp.js';
import type { Links } from '../messages/links.js';
import { insertDelivery } from '../records/deliveries.js';
import { membersOfStory } from '../records/incidents.js';
import type { IncidentRecord } from '../records/incidents.js';
import { takeIncoming } from '../records/receipts.js';
import { findByPhone, noteReply, setStopped } from '../records/recipients.js';
import type { Recipient } from '../records/recipients.js';
import { openMembers } from './story.js';
import { LINKS } from './tokens.js';

export interface IncomingReply {
  providerId: string;
  /** E.164. */
  from: string;
  text: string;
  /** Provider's id of the message it quotes. */
  quotes: string | null;
}

/** Two-way WhatsApp: what she answers belongs to the message she quotes, else to the latest alert. */
@Injectable()
export class AnswerReply {
  private readonly analyzer: RpcClient<typeof incidents.AnalyzerServiceService>;

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(LINKS) private readonly links: Links,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(RpcClients) clients: RpcClients,
  ) {
    this.analyzer = clients.client(incidents.AnalyzerServiceService, 'analyzer');
  }

  async answer(reply: IncomingReply): Promise<void> {
    const { database } = this.store;
    const people = await findByPhone(database, reply.from);
    const intent = readReply(reply.text);
    const members = people.length > 0 ? await this.meant(reply) : [];
    const recipient = people.find((person) => person.userId === members[0]?.userId) ?? people[0];
    const acknowledged = intent === 'acknowledge' && recipient ? await this.acknowledge(members, recipient) : [];
    await this.store.transaction(async (tx) => {
      if (!(await takeIncoming(tx, reply.providerId, reply.from, tx.now))) return;
      await noteReply(tx, reply.from, tx.now);
      if (intent === 'stop' || intent === 'start') await setStopped(tx, reply.from, intent === 'stop' ? tx.now : null);
      // A number that belongs to nobody is obeyed, but not written to.
      if (!recipient) return;
      const note = this.noteFor(catalogueOf(recipient.language), intent, members, acknowledged);
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
        facts: { note },
        address: reply.from,
        state: 'queued',
        at: tx.now,
      });
    });
  }

  private noteFor({ whatsapp }: Catalogue, intent: ReplyIntent, members: IncidentRecord[], acknowledged: IncidentRecord[]): Note {
    if (intent === 'stop') return whatsapp.stopped();
    if (intent === 'start') return whatsapp.started();
    const subject = openMembers(members)[0] ?? members[0];
    if (!subject) return intent === 'menu' ? whatsapp.replyMenu(null) : whatsapp.noIncident();
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

  private async acknowledge(members: IncidentRecord[], recipient: Recipient): Promise<IncidentRecord[]> {
    const done: IncidentRecord[] = [];
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
  private async meant(reply: IncomingReply): Promise<IncidentRecord[]> {
    const { database } = this.store;
    const quoted = reply.quotes ? await storyOf(database, 'provider_id = $2', [reply.from, reply.quotes]) : null;
    const story = quoted ?? (await storyOf(database, 'true', [reply.from]));
    return story ? membersOfStory(database, story) : [];
  }
}

async function storyOf(sql: SqlRunner, which: string, parameters: unknown[]): Promise<string | null> {
  const [row] = await sql.query<{ about: string }>(
    `SELECT about FROM delivery WHERE channel = 'whatsapp' AND address = $1 AND ${which} AND kind IN ('down', 'reminder', 'resolved', 'unstable', 'digest', 'steady')
       AND state IN ('sending', 'sent', 'delivered', 'read') ORDER BY place DESC LIMIT 1`,
    parameters,
  );
  return row?.about ?? null;
}
