import { DAY_MS } from '@nowahala/kernel';
import { idFrom, LOGGER, Refusal, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerClient } from '../clients/analyzer.client.js';
import { CheckDoneStep } from './check-done-step.js';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { IncidentRepository } from '../database/incident.repository.js';
import { InboundMessageRepository } from '../database/inbound-message.repository.js';
import type { StoredInboundMessage } from '../database/inbound-message.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { openOf } from '../domain/incident.js';
import type { Incident } from '../domain/incident.js';
import type { StepOutcome } from '../domain/step-outcome.js';
import type { Recipient } from '../domain/recipient.js';
import { catalogueOf } from '../messages/catalogue.js';
import { languageOfIncidents, spokenIn } from '../messages/incident-language.js';
import type { WhatsAppMessage } from '../messages/whatsapp-message.js';
import { Links } from '../messages/links.js';
import { renewalFactsOf } from '../messages/other-messages.js';
import { KeepQuiet } from './keep-quiet.js';

/** Of a large outage so many incidents are acknowledged at a time. */
const AT_ONCE = 10;
/** After it WhatsApp takes no free text any more. */
const GIVE_UP_MS = DAY_MS;

/** Does what a stored WhatsApp message asks for and answers it once. It throws where another service is away: tried again later. */
@Injectable()
export class AnswerInboundMessage {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
    private readonly incidents: IncidentRepository,
    private readonly messages: InboundMessageRepository,
    private readonly recipients: RecipientRepository,
    private readonly analyzer: AnalyzerClient,
    private readonly quiet: KeepQuiet,
    private readonly doneSteps: CheckDoneStep,
    private readonly links: Links,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(stored: StoredInboundMessage, now: Date): Promise<void> {
    const { providerId, phone, intent, subject, receivedAt } = stored;
    const givenUp = now.getTime() - receivedAt.getTime() > GIVE_UP_MS;
    if (givenUp) this.logger.warn({ intent }, 'WhatsApp reply given up');
    const owners = givenUp ? [] : await this.recipients.listByPhone(phone);
    const groupKey = subject.type === 'alert' && owners.length > 0 ? subject.groupKey : undefined;
    const members = groupKey ? await this.incidents.listMembers(groupKey) : [];
    const recipient = owners.find((owner) => owner.userId === members[0]?.userId) ?? owners[0];
    const acknowledged = intent === 'acknowledge' && recipient ? await this.acknowledge(members, recipient) : [];
    const quieted =
      subject.type === 'quiet' && recipient
        ? await this.quiet.execute(owners, { providerId, receivedAt, quiet: subject.quiet, now })
        : null;
    const current = openOf(members)[0];
    const done = subject.type === 'alert' && current && !current.heartbeatTrouble && recipient ? subject.done : undefined;
    const outcome = done && (await this.doneSteps.execute(stored, current!.incidentId, done, now));
    if (outcome === null) return;
    await this.store.transaction(async (tx) => {
      if (!(await this.messages.markAnswered(tx, providerId))) return;
      // A number that belongs to nobody is obeyed, but not written to.
      if (!recipient) return;
      await this.deliveries.insert(tx, {
        id: idFrom('reply', providerId),
        groupKey: `reply-${providerId}`,
        transition: intent,
        channel: 'whatsapp',
        recipient: recipient.userId,
        kind: 'reply',
        userId: recipient.userId,
        workspaceId: members[0]?.workspaceId ?? null,
        serverId: members[0]?.serverId ?? null,
        facts: { message: quieted ?? this.answer(recipient.language, stored, members, acknowledged, outcome), groupKey },
        address: phone,
      });
    });
  }

  private answer(
    chosen: string,
    { intent, subject }: StoredInboundMessage,
    members: Incident[],
    acknowledged: Incident[],
    outcome: StepOutcome | undefined,
  ): WhatsAppMessage {
    const { type } = subject;
    const { whatsapp } = catalogueOf(chosen);
    if (intent === 'stop') return whatsapp.stopped();
    if (intent === 'start') return whatsapp.started();
    if (type === 'practice') return whatsapp.onlyPractice();
    if (type === 'renewal') {
      const facts = renewalFactsOf(subject.renewal, this.links);
      return intent === 'steps' ? whatsapp.renewalSteps(facts) : whatsapp.renewalMenu(facts);
    }
    const current = openOf(members)[0] ?? members[0];
    if (!current) return intent === 'menu' || type === 'no alert' ? whatsapp.replyMenu(null) : whatsapp.noIncident();
    const language = languageOfIncidents(chosen, [current]);
    const incident = spokenIn(language, current);
    const explained = catalogueOf(language).whatsapp;
    if (outcome) return explained.stepChecked(incident, outcome);
    if (type === 'alert' && subject.done) return current.resolvedAt ? whatsapp.alreadyOver(incident) : explained.ranByOwner();
    switch (intent) {
      case 'acknowledge':
        return acknowledged.length > 0 ? whatsapp.onIt(acknowledged) : whatsapp.alreadyOver(incident);
      case 'steps':
        return explained.steps(incident, this.links.incident(incident.incidentId));
      case 'customer-text':
        if (incident.heartbeatTrouble) return whatsapp.noCustomerText();
        return explained.customerText(incident.serverName, incident.explanation);
      case 'quiet':
      case 'menu':
        return whatsapp.replyMenu(incident);
    }
  }

  /** Acknowledging again changes nothing, so that a second try goes on with those that are not known to be acknowledged. */
  private async acknowledge(members: Incident[], recipient: Recipient): Promise<Incident[]> {
    const open = openOf(members);
    const acknowledged: Incident[] = [];
    for (let from = 0; from < open.length; from += AT_ONCE) {
      const some = open.slice(from, from + AT_ONCE);
      const done = await Promise.all(some.map((member) => this.acknowledgeOne(member, recipient)));
      acknowledged.push(...some.filter((_member, index) => done[index]));
    }
    return acknowledged;
  }

  private async acknowledgeOne({ incidentId, acknowledgedAt }: Incident, { fullName }: Recipient): Promise<boolean> {
    if (acknowledgedAt) return true;
    try {
      await this.analyzer.acknowledge(incidentId, fullName);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      this.logger.info({ code: error.code }, 'acknowledgement by WhatsApp refused');
      return false;
    }
  }
}
