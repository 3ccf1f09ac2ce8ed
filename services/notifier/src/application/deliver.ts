import { hostname } from 'node:os';
import { Clock, Database, LOGGER, Metrics, newId, redactText, Refusal, resumeTrace, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { failOverAt as ruleOfFailOver } from '../domain/email-fallback.js';
import type { WhatsAppState } from '../domain/email-fallback.js';
import { nextAttemptAt } from '../domain/retries.js';
import { deliveryLog } from '../messages/catalogue.js';
import { renderHtml } from '../messages/render-html.js';
import { renderText } from '../messages/render-text.js';
import type { Links } from '../messages/links.js';
import { countedAs, isAlert, isIncidentKind } from '../domain/delivery.js';
import type { Delivery } from '../domain/delivery.js';
import {
  applyReceipt,
  claimDue,
  deliveryTraceName,
  isAnythingDue,
  retryLater,
  markOver,
  markSent,
  recordAttempt,
  requeue,
} from '../database/delivery.repository.js';
import { receiptLock, takeReceipt } from '../database/receipt.repository.js';
import { liftSuppression, phoneState, setStopped, suppress } from '../database/recipient.repository.js';
import type { Recipient } from '../database/recipient.repository.js';
import { RenderDelivery } from './render-delivery.js';
import type { RenderedMessage } from './render-delivery.js';
import { SyncLocalCopies } from './sync-local-copies.js';
import { MAIL, WHATSAPP } from './ports.js';
import type { MailChannel, SendResult, WhatsAppChannel } from './ports.js';
import { publishFailed, publishSent } from './publish-delivery-result.js';
import { AlertOperator } from './alert-operator.js';
import { LINKS, SUPPORT_EMAIL } from './tokens.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

const SLOTS = 20;
const NOT_READY_MS = 3_000;
const WINDOW_MS = 24 * 60 * 60_000;
/** Phone numbers, however they are written; the code that says why has five digits. */
const NUMBERS = /\+?\d[\d ()-]{6,}\d/g;

/** Why a message will not leave. */
interface Ended {
  because: string;
  said?: string;
  fault?: Extract<SendResult, { is: 'never again' }>['fault'];
}

/** Hands queued deliveries to their channels, and writes down what became of them. */
@Injectable()
export class Deliver {
  private readonly owner = `${hostname()}-${process.pid}-${newId().slice(0, 8)}`;
  private readonly underWay = new Set<Promise<void>>();
  private poked = false;

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RenderDelivery) private readonly composer: RenderDelivery,
    @Inject(SyncLocalCopies) private readonly contacts: SyncLocalCopies,
    @Inject(MAIL) private readonly mail: MailChannel,
    @Inject(WHATSAPP) private readonly whatsApp: WhatsAppChannel,
    @Inject(LINKS) private readonly links: Links,
    @Inject(SUPPORT_EMAIL) private readonly supportEmail: string,
    @Inject(UnsubscribeTokens) private readonly tokens: UnsubscribeTokens,
    @Inject(AlertOperator) private readonly operator: AlertOperator,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Something was queued: look at once instead of at the next round. */
  trigger(): void {
    if (this.poked) return;
    this.poked = true;
    setImmediate(() => {
      this.poked = false;
      this.sendDue().catch((error: unknown) => this.logger.warn({ err: error }, 'queued messages are looked at again in a moment'));
    });
  }

  /** Sends everything that is due and resolves when it is done. Several runs share the slots; none takes what another has. */
  async sendDue(): Promise<void> {
    const mine = new Set<Promise<void>>();
    for (;;) {
      while (this.underWay.size >= SLOTS) await Promise.race(this.underWay);
      const taken = await claimDue(this.database, this.owner, this.clock.now(), SLOTS - this.underWay.size);
      if (taken.length === 0) break;
      for (const delivery of taken) {
        const sending = this.carry(delivery).finally(() => {
          this.underWay.delete(sending);
          mine.delete(sending);
        });
        this.underWay.add(sending);
        mine.add(sending);
      }
      await Promise.race(mine);
    }
    await Promise.all(mine);
  }

  /** Everything due has left, whoever took it. */
  async settle(): Promise<void> {
    do {
      await this.sendDue();
      await this.finish();
    } while (await isAnythingDue(this.database, this.owner, this.clock.now()));
  }

  async finish(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private async carry(delivery: Delivery): Promise<void> {
    try {
      await resumeTrace(this.database, deliveryTraceName(delivery.id), `hand over ${delivery.channel}`, () => this.handOver(delivery));
    } catch (error) {
      await this.tryLater(delivery, error);
    }
  }

  private async handOver(delivery: Delivery): Promise<void> {
    const recipient = delivery.userId && !delivery.address ? await this.contacts.recipient(delivery.userId) : null;
    const address = delivery.address ?? addressOf(delivery, recipient, this.supportEmail);
    const composition =
      address === null
        ? ({ is: 'nothing', because: deliveryLog.stale['no-address'] } as const)
        : await this.composer.compose(delivery, recipient);
    if (composition.is === 'nothing') return await this.drop(delivery, composition.because);
    const outcome =
      delivery.channel === 'email'
        ? await this.sendMail(delivery, address!, composition.message)
        : await this.sendNote(delivery, address!, composition.message, recipient);
    await this.writeDown(delivery, address!, outcome);
  }

  private async sendMail(delivery: Delivery, address: string, message: RenderedMessage): Promise<SendResult> {
    const unsubscribeUrl = message.optional && delivery.userId ? this.links.unsubscribe(this.tokens.issue(delivery.userId)) : undefined;
    const email = message.email!;
    return this.mail.send({
      messageId: `<${delivery.id}@${this.mail.domain}>`,
      thread: isAlert(delivery.kind) ? `<story-${delivery.about}@${this.mail.domain}>` : null,
      to: address,
      replyTo: message.replyTo,
      mail: { subject: email.subject, html: renderHtml(email, { unsubscribeUrl }), text: renderText(email, { unsubscribeUrl }) },
      unsubscribeUrl,
      attachments: message.attachments ?? [],
    });
  }

  private async sendNote(delivery: Delivery, address: string, message: RenderedMessage, recipient: Recipient | null): Promise<SendResult> {
    const { lastReplyAt } = await phoneState(this.database, address);
    const { template, text, variables } = message.note!;
    const note = {
      deliveryId: delivery.id,
      to: address,
      text,
      template,
      variables,
      language: recipient?.language ?? 'en',
      insideWindow: template === null || (lastReplyAt !== null && this.clock.nowMs() - lastReplyAt.getTime() < WINDOW_MS),
    };
    if (delivery.uncertain && delivery.attemptedAt && delivery.attemptedText) {
      const found = await this.whatsApp.findSent({ ...note, ...delivery.attemptedText }, delivery.attemptedAt);
      if (found) return found;
    }
    await recordAttempt(this.database, delivery.id, address, { text, variables });
    return this.whatsApp.send(note);
  }

  private async writeDown(delivery: Delivery, address: string, outcome: SendResult): Promise<void> {
    const now = this.clock.now();
    switch (outcome.is) {
      case 'sent':
        return this.sent(delivery, address, outcome);
      case 'try again': {
        this.count(delivery, 'try again');
        const at = nextAttemptAt(delivery.attempts, delivery.firstTriedAt ?? now, now, Math.random());
        if (!at) return this.failed(delivery, address, outcome);
        this.logger.warn(
          { ...aboutIt(delivery, outcome), attempt: delivery.attempts, next_at: at },
          'a message was not taken and is tried again',
        );
        return retryLater(this.database, delivery.id, { at, because: outcome.because, uncertain: outcome.uncertain });
      }
      case 'never again':
        return this.failed(delivery, address, outcome);
    }
  }

  private async sent(delivery: Delivery, address: string, outcome: Extract<SendResult, { is: 'sent' }>): Promise<void> {
    const failed = await this.store.transaction(async (tx) => {
      const withReceipt = delivery.channel === 'whatsapp';
      // A receipt may come in this very moment: it either finds the provider's id, or is found here.
      if (withReceipt) await tx.lock(receiptLock(outcome.providerId));
      const confirmed = outcome.confirmed === true;
      const failOverAt = standInAt(delivery, confirmed ? 'delivered' : 'sent', tx.now);
      await markSent(tx, delivery.id, {
        address,
        providerId: outcome.providerId,
        confirmed,
        at: tx.now,
        failOverAt,
        keepFacts: keepsFacts(delivery),
      });
      // Alerts never go to an address that refused us; a mail of the account may, and then it works again.
      if (!withReceipt && !isAlert(delivery.kind)) await liftSuppression(tx, address);
      const early = withReceipt ? await takeReceipt(tx, outcome.providerId) : null;
      if (early) await applyReceipt(tx, outcome.providerId, early.status, early.error, early.at);
      await publishSent(tx, delivery);
      if (early?.status !== 'failed') return false;
      await publishFailed(tx, delivery, early.error);
      return true;
    });
    this.count(delivery, 'sent');
    if (failed) this.count(delivery, 'never again');
    if (isAlert(delivery.kind))
      this.metrics.notifyDispatchSeconds.observe(
        { channel: delivery.channel },
        Math.max(0, (this.clock.nowMs() - delivery.occurredAt.getTime()) / 1000),
      );
  }

  private async failed(delivery: Delivery, address: string, outcome: Ended): Promise<void> {
    const { because, fault } = outcome;
    await this.store.transaction(async (tx) => {
      const failOverAt = standInAt(delivery, 'failed', tx.now);
      await markOver(tx, delivery.id, { state: 'failed', because, failOverAt, keepFacts: keepsFacts(delivery) });
      if (fault === 'address' && delivery.channel === 'email') await suppress(tx, address, because, tx.now);
      if (fault === 'stopped') await setStopped(tx, address, tx.now);
      if (fault === 'template') await this.operator.templateMissing(tx, deliveryLog.templateMissing(delivery.kind));
      await publishFailed(tx, delivery, because);
    });
    this.count(delivery, 'never again');
    this.logger.warn({ ...aboutIt(delivery, outcome), fault }, 'a message cannot be delivered');
  }

  private async drop(delivery: Delivery, because: string): Promise<void> {
    this.count(delivery, 'dropped');
    await markOver(this.database, delivery.id, { state: 'dropped', because, failOverAt: null, keepFacts: keepsFacts(delivery) });
  }

  /** A neighbour we needed is down, or something broke on our side: the message stays queued. */
  private async tryLater(delivery: Delivery, error: unknown): Promise<void> {
    this.logger.warn({ err: error, kind: delivery.kind, channel: delivery.channel }, 'a message could not be written yet');
    const now = this.clock.now();
    if (error instanceof Refusal) return requeue(this.database, delivery.id, new Date(now.getTime() + NOT_READY_MS)).catch(() => undefined);
    const at = nextAttemptAt(delivery.attempts, delivery.firstTriedAt ?? now, now, Math.random());
    await (
      at
        ? retryLater(this.database, delivery.id, { at, because: deliveryLog.faults.ours, uncertain: true })
        : this.failed(delivery, delivery.address ?? '', { because: deliveryLog.faults.ours })
    ).catch(() => undefined);
  }

  private count(delivery: Delivery, result: SendResult['is'] | 'dropped'): void {
    this.metrics.notify.inc({ channel: delivery.channel, result, kind: countedAs(delivery.kind) });
  }
}

/** For logs: ids, our reason, and the provider's own words without whom they are about. */
const aboutIt = ({ id, about, channel, kind }: Delivery, { because, said }: Ended) => ({
  delivery_id: id,
  incident_id: isIncidentKind(kind) ? about : undefined,
  channel,
  kind,
  reason: because,
  said: said && redactText(said).replace(NUMBERS, '[number]').slice(0, 200),
});

function addressOf(delivery: Delivery, recipient: Recipient | null, supportEmail: string): string | null {
  if (delivery.recipient === 'operator' || delivery.recipient === 'support') return supportEmail;
  return (delivery.channel === 'email' ? recipient?.email : recipient?.phone) ?? null;
}

/** When a mail has to stand in for this WhatsApp alert; null for everything else. */
function standInAt(delivery: Delivery, state: WhatsAppState, now: Date): Date | null {
  if (delivery.channel !== 'whatsapp' || !isAlert(delivery.kind)) return null;
  return ruleOfFailOver({ state, sentAt: state === 'sent' ? now : null, firstTriedAt: delivery.firstTriedAt ?? now });
}

/** Codes, links and what people wrote to us are not kept after they left; what an answer of ours was about is, she may quote it. */
const keepsFacts = (delivery: Delivery): boolean => isAlert(delivery.kind) || delivery.kind === 'reply';
