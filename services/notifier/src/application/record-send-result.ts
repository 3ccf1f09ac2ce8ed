import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Database, dueTime, isTransient, LOGGER, redactText, Refusal, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { receiptLock, ReceiptRepository } from '../database/receipt.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import type { ClaimedDelivery, Delivery } from '../domain/delivery.js';
import { emailFallbackAt } from '../domain/email-fallback.js';
import type { WhatsAppDelivery } from '../domain/email-fallback.js';
import type { LogSentence } from '../domain/log-sentence.js';
import { countedAs, isIncidentKind, traitsOf } from '../domain/notification-kinds.js';
import { isDayLate, MOST_UNCERTAIN_SENDS, nextAskMs, nextAttemptAt, patienceOf, uncertainSendsOf } from '../domain/retries.js';
import { deliveryLog } from '../messages/catalogue.js';
import { NotifierMetrics } from '../notifier.metrics.js';
import type { DeliveryResult } from '../notifier.metrics.js';
import { AlertOperator } from './alert-operator.js';
import type { Refused, Retryable, SendResult } from './ports.js';
import { RecordAddressRefusal } from './record-address-refusal.js';

/** The longest wait of what needs nobody but our database, which is back at once or soon. */
const NOT_READY_MS = 30 * SECOND_MS;
/** Phone numbers, however they are written; the code that says why has five digits. */
const NUMBERS = /\+?\d[\d ()-]{6,}\d/g;
/** For mails that concern nobody who has an account, such as a visitor's question. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

/** Records what became of a delivery: the only place that knows retries, e-mail fallback and suppression. */
@Injectable()
export class RecordSendResult {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly deliveries: DeliveryRepository,
    private readonly receipts: ReceiptRepository,
    private readonly recipients: RecipientRepository,
    private readonly refusals: RecordAddressRefusal,
    private readonly operator: AlertOperator,
    private readonly metrics: NotifierMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A result that comes after its claim ended says nothing: whoever took the delivery over records what is true. */
  async execute(delivery: ClaimedDelivery, address: string, result: SendResult): Promise<void> {
    switch (result.type) {
      case 'accepted':
        return this.accepted(delivery, address, result);
      case 'permanent':
        return this.refused(delivery, address, result);
      case 'retryable': {
        const isOneMore = delivery.channel === 'email' && result.uncertain;
        const uncertainSends = uncertainSendsOf(delivery) + Number(isOneMore);
        const patience = isOneMore ? patienceOf(delivery.kind, uncertainSends) : 0;
        const at = uncertainSends < MOST_UNCERTAIN_SENDS ? await this.nextAttempt(delivery, patience) : null;
        if (!at && uncertainSends > 0) return this.perhapsDelivered(delivery, address, result);
        if (!at) {
          this.count(delivery, 'try again');
          return this.refused(delivery, address, { ...result, type: 'permanent' });
        }
        const { because, uncertain } = result;
        if (!(await this.deliveries.retryLater(this.database, delivery, { at, because, uncertain }))) return this.takenOver(delivery);
        this.count(delivery, 'try again');
        this.logger.warn({ ...logged(delivery, result), attempt: delivery.attempts, next_attempt_at: at }, 'delivery attempt failed');
      }
    }
  }

  /** Nothing that was accepted: neither the address nor the relay has proved anything. */
  async perhapsDelivered(
    delivery: ClaimedDelivery,
    address: string,
    { providerId, answer }: Pick<Retryable, 'providerId' | 'answer'>,
  ): Promise<void> {
    const { keepsFacts = false } = traitsOf(delivery.kind);
    const because = deliveryLog.faults.perhapsDelivered;
    const recorded = await this.store.transaction(async (tx) => {
      const sent = { address, providerId: providerId!, confirmed: false, fallbackAt: null, keepsFacts, because };
      if (!(await this.deliveries.markSent(tx, delivery, sent))) return false;
      await tx.publish('notification.sent', { ...envelopeOf(delivery), at: tx.now }, keyOf(delivery));
      return true;
    });
    if (!recorded) return this.takenOver(delivery);
    this.count(delivery, 'sent');
    this.logger.warn({ ...logged(delivery, { because, answer }), attempt: delivery.attempts }, 'delivery perhaps arrived');
  }

  async drop(delivery: ClaimedDelivery, because: LogSentence): Promise<void> {
    const { keepsFacts = false } = traitsOf(delivery.kind);
    const dropped = await this.deliveries.markOver(this.database, delivery, { state: 'dropped', because, fallbackAt: null, keepsFacts });
    if (!dropped) return this.takenOver(delivery);
    this.count(delivery, 'dropped');
  }

  /** Another service or the database is away, or something broke on this side: the message stays queued. `isAsked`: the provider was. */
  async defect(delivery: ClaimedDelivery, error: unknown, isAsked: boolean): Promise<void> {
    this.logger.warn({ err: error, kind: delivery.kind, channel: delivery.channel }, 'delivery could not be rendered');
    try {
      if (isTransient(error) && (error instanceof Refusal || !isAsked)) {
        const now = await this.now();
        const since = delivery.firstTriedAt ?? now;
        if (traitsOf(delivery.kind).oneDay && isDayLate(since, now)) return await this.drop(delivery, deliveryLog.stale['nothing-to-say']);
        const askMs = nextAskMs(since, now);
        const waitMs = traitsOf(delivery.kind).asksOthers ? askMs : Math.min(askMs, NOT_READY_MS);
        await this.deliveries.requeue(this.database, delivery, new Date(now.getTime() + waitMs));
        return;
      }
      const at = await this.nextAttempt(delivery);
      const because = deliveryLog.faults.ours;
      if (at) await this.deliveries.retryLater(this.database, delivery, { at, because, uncertain: isAsked });
      else await this.refused(delivery, delivery.address ?? '', { type: 'permanent', because });
    } catch (failure) {
      this.logger.warn({ err: failure, delivery_id: delivery.id }, 'delivery waits until its claim ends');
    }
  }

  takenOver(delivery: Delivery): void {
    this.logger.warn(
      { delivery_id: delivery.id, channel: delivery.channel, kind: delivery.kind },
      'delivery was taken over by another process',
    );
  }

  /** The mail came back, or WhatsApp could not deliver what it accepted. */
  async undelivered(tx: Transaction, delivery: Delivery, reason: string): Promise<void> {
    await tx.publish('notification.failed', { ...envelopeOf(delivery), reason, at: tx.now }, keyOf(delivery));
  }

  count(delivery: Delivery, result: DeliveryResult): void {
    this.metrics.notify.inc({ channel: delivery.channel, result, kind: countedAs(delivery.kind) });
  }

  private async accepted(delivery: ClaimedDelivery, address: string, result: Extract<SendResult, { type: 'accepted' }>): Promise<void> {
    const { providerId, confirmed = false } = result;
    const { alert, keepsFacts = false } = traitsOf(delivery.kind);
    const recorded = await this.store.transaction(async (tx) => {
      const withReceipt = delivery.channel === 'whatsapp';
      // A receipt may come in this very moment: it either finds the provider's id, or is found here.
      if (withReceipt) await tx.lock(receiptLock(providerId));
      const fallbackAt = fallbackOf(delivery, confirmed ? 'delivered' : 'sent', tx.now);
      if (!(await this.deliveries.markSent(tx, delivery, { address, providerId, confirmed, fallbackAt, keepsFacts }))) return null;
      // Alerts never go to an address that refused one; a mail of the account may, and then the address works again.
      if (!withReceipt && !alert) await this.recipients.liftSuppression(tx, address);
      if (!withReceipt) await this.refusals.accepted(tx, address);
      const early = withReceipt ? await this.receipts.take(tx, providerId) : null;
      if (early) await this.deliveries.applyReceipt(tx, providerId, early.status, { text: early.error }, early.at);
      await tx.publish('notification.sent', { ...envelopeOf(delivery), at: tx.now }, keyOf(delivery));
      if (early?.status !== 'failed') return 'sent';
      await this.undelivered(tx, delivery, early.error);
      return 'failed';
    });
    if (!recorded) return this.takenOver(delivery);
    this.count(delivery, 'sent');
    if (recorded === 'failed') this.count(delivery, 'never again');
    const seconds = Math.max(0, this.clock.nowMs() - delivery.occurredAt.getTime()) / SECOND_MS;
    if (alert) this.metrics.dispatchSeconds.observe({ channel: delivery.channel }, seconds);
  }

  private async refused(delivery: ClaimedDelivery, address: string, refused: Refused): Promise<void> {
    const { because, reason } = refused;
    const { keepsFacts = false } = traitsOf(delivery.kind);
    const recorded = await this.store.transaction(async (tx) => {
      const fallbackAt = fallbackOf(delivery, 'failed', tx.now);
      if (!(await this.deliveries.markOver(tx, delivery, { state: 'failed', because, fallbackAt, keepsFacts }))) return false;
      if ((reason === 'address' || reason === 'perhaps-address') && delivery.channel === 'email')
        await this.refusals.execute(tx, address, reason, because.text);
      if (reason === 'stopped') await this.recipients.setStopped(tx, address, tx.now);
      if (reason === 'template') await this.operator.templateMissing(tx, delivery.kind);
      await this.undelivered(tx, delivery, because.text);
      return true;
    });
    if (!recorded) return this.takenOver(delivery);
    this.count(delivery, 'never again');
    this.logger.warn({ ...logged(delivery, refused), fault: reason }, 'delivery failed');
  }

  private now(): Promise<Date> {
    return dueTime(this.database, this.clock);
  }

  private async nextAttempt({ attempts, firstTriedAt }: Delivery, patience = 0): Promise<Date | null> {
    const now = await this.now();
    return nextAttemptAt(attempts + patience, firstTriedAt ?? now, now, Math.random());
  }
}

/** When an e-mail replaces this WhatsApp alert; null for everything else. */
function fallbackOf({ channel, kind, firstTriedAt }: Delivery, state: WhatsAppDelivery['state'], now: Date): Date | null {
  if (channel !== 'whatsapp' || !traitsOf(kind).alert) return null;
  return emailFallbackAt({ state, sentAt: state === 'sent' ? now : null, firstTriedAt: firstTriedAt ?? now });
}

const envelopeOf = ({ id, userId, workspaceId, serverId, kind, groupKey, channel }: Delivery) => ({
  deliveryId: id,
  userId: userId ?? '',
  workspaceId: workspaceId ?? '',
  serverId: serverId ?? '',
  incidentId: isIncidentKind(kind) ? groupKey : '',
  channel,
  kind,
});

const keyOf = ({ recipient, workspaceId, userId }: Delivery) => ({ key: recipient, tenantId: workspaceId ?? userId ?? NO_TENANT });

/** For logs: ids, the reason, and the provider's own words without whom they are about. */
const logged = ({ id, groupKey, channel, kind }: Delivery, { because, answer }: { because: LogSentence; answer?: string }) => ({
  delivery_id: id,
  incident_id: isIncidentKind(kind) ? groupKey : undefined,
  channel,
  kind,
  reason: because.text,
  answer: answer && redactText(answer).replace(NUMBERS, '[number]').slice(0, 200),
});
