import type { SqlRunner, StreamDefinition, Transaction } from '@nowahala/platform';
import type { Instant } from '../domain/calendar.js';
import type { InvoiceDocument, Buyer, Seller } from '../domain/invoice-document.js';
import type { Invoice, InvoiceEvent } from '../domain/invoice.js';
import type { BasisPoints, Kobo } from '../domain/money.js';
import type { Numbering } from '../domain/numbering.js';
import type { InUse, Plan } from '../domain/plan.js';
import type { Subscription, SubscriptionEvent } from '../domain/subscription.js';

export type SubscriptionStream = StreamDefinition<Subscription, SubscriptionEvent>;
export type InvoiceStream = StreamDefinition<Invoice, InvoiceEvent>;

/** Injection tokens of what has no class of its own. */
export const SUBSCRIPTIONS = Symbol('subscription stream');
export const INVOICES = Symbol('invoice stream');
/** The payment provider in use. */
export const PROVIDER = Symbol('payment provider');
export const TERMS = Symbol('terms of business');

/** What the settings say about selling. */
export interface TermsOfBusiness {
  vat: BasisPoints;
  numbering: Numbering;
  seller: Seller;
  publicUrl: string;
}

export abstract class Plans {
  abstract listOnSale(sql: SqlRunner): Promise<Plan[]>;
  abstract find(sql: SqlRunner, planId: string): Promise<Plan | undefined>;
  /** Undefined when no plan has that name. */
  abstract update(sql: SqlRunner, name: string, change: PlanChange): Promise<Plan | undefined>;
}

export interface PlanChange {
  priceKoboPerMonth?: Kobo;
  serverLimit?: number;
  rateLimit?: number;
  gptLimit?: number;
  snapshotLimit?: number;
  onSale?: boolean;
}

/** Which subscriptions time has something to do with. */
export abstract class DueSubscriptions {
  /** Workspaces with a step due, the earliest first. */
  abstract listDue(sql: SqlRunner, now: Instant, limit: number): Promise<string[]>;
  abstract isDue(sql: SqlRunner, workspaceId: string, now: Instant): Promise<boolean>;
}

/** One try to be paid: the rim's memory of an invoice, with what only the provider and the paper need. */
export interface PaymentAttempt {
  invoiceId: string;
  workspaceId: string;
  userId: string;
  reference: string;
  provider: string;
  status: 'open' | 'paid' | 'closed';
  amountKobo: Kobo;
  currency: string;
  buyer: Buyer;
  paymentUrl?: string;
  requestedAt: Instant;
}

export abstract class PaymentAttempts {
  abstract insert(sql: SqlRunner, attempt: PaymentAttempt, reschedule: Instant): Promise<void>;
  abstract findByReference(sql: SqlRunner, reference: string): Promise<PaymentAttempt | undefined>;
  abstract countSince(sql: SqlRunner, workspaceId: string, since: Instant): Promise<number>;
  abstract setPaymentUrl(sql: SqlRunner, invoiceId: string, paymentUrl: string, verifyAt: Instant): Promise<void>;
  abstract settle(sql: SqlRunner, invoiceId: string, status: 'paid' | 'closed'): Promise<void>;
  abstract listDue(sql: SqlRunner, now: Instant, limit: number): Promise<PaymentAttempt[]>;
  abstract verifyAt(sql: SqlRunner, invoiceId: string, at: Instant): Promise<void>;
  /** True when nobody asked the provider about it in the last seconds of real time; counts as asking. */
  abstract claimCheck(sql: SqlRunner, invoiceId: string, seconds: number): Promise<boolean>;
}

/** A kept paper with what reconciliation needs to find it again. */
export interface KeptInvoiceDocument {
  invoiceId: string;
  workspaceId: string;
  userId: string;
  transactionId: string;
  provider: string;
  document: InvoiceDocument;
}

export abstract class InvoiceDocuments {
  /** The next number of a series. Its row stays locked until the transaction ends, so that no number is skipped. */
  abstract nextNumber(sql: SqlRunner, series: string): Promise<string>;
  abstract insert(sql: SqlRunner, paper: KeptInvoiceDocument): Promise<void>;
  abstract findByNumber(sql: SqlRunner, number: string): Promise<(KeptInvoiceDocument & { closed: boolean }) | undefined>;
  /** The invoice itself, not its credit notes. */
  abstract findOfInvoice(sql: SqlRunner, invoiceId: string): Promise<KeptInvoiceDocument | undefined>;
  /** From now on for the tax office only. */
  abstract close(sql: SqlRunner, workspaceId: string, at: Instant): Promise<void>;
  /** Deletes every row of a workspace but its papers. */
  abstract deleteAllElse(sql: SqlRunner, workspaceId: string): Promise<void>;
  /** Deletes closed papers that tax law no longer asks for. */
  abstract pruneClosed(sql: SqlRunner, datedBefore: Instant): Promise<void>;
}

/** Money, or news of money, that we do not understand. A person has to look at it. */
export interface ParkedPayment {
  provider: string;
  reference: string;
  transactionId: string;
  amountKobo: Kobo;
  reason: string;
  detail: string;
  at: Instant;
  /** Set when nothing is left to do. */
  resolution?: string;
}

export abstract class ParkedPayments {
  /** False when it lies there already. */
  abstract park(sql: SqlRunner, parked: ParkedPayment): Promise<boolean>;
  /** Closes what lies there for a payment; answers how many. */
  abstract resolve(sql: SqlRunner, reference: string, resolution: string): Promise<number>;
}

export interface ReceivedWebhook {
  provider: string;
  fingerprint: string;
  event: string;
  reference: string;
  body: Uint8Array;
}

export interface WaitingWebhook extends ReceivedWebhook {
  tries: number;
  ageSeconds: number;
}

export type WebhookStatus = 'applied' | 'ignored' | 'parked';

export abstract class WebhookInbox {
  /** Resolves when it is durable; false when the very same news is there already. */
  abstract store(webhook: ReceivedWebhook, end?: { status: WebhookStatus; note: string }): Promise<boolean>;
  /** Resolves when no call is just being stored, or after a moment: answering goes before working. */
  abstract untilQuiet(): Promise<void>;
  /** Takes what is due; it comes back by itself if the taker dies. */
  abstract claim(sql: SqlRunner, limit: number): Promise<WaitingWebhook[]>;
  abstract finish(sql: SqlRunner, webhook: ReceivedWebhook, status: WebhookStatus, note: string): Promise<void>;
  abstract postpone(sql: SqlRunner, webhook: ReceivedWebhook, seconds: number, note: string): Promise<void>;
}

/** A kept paper as reconciliation compares it. */
export interface ComparedDocument {
  number: string;
  kind: 'invoice' | 'credit-note';
  reference: string;
  transactionId: string;
  provider: string;
  totalKobo: Kobo;
  dated: Instant;
}

export interface ComparedSubscription {
  workspaceId: string;
  entitlement: unknown;
  /** Papers of kind invoice that this workspace has. */
  paidInvoices: number;
}

/** Our own books, read for comparison only. */
export abstract class ReconciliationBooks {
  /** Papers from that day on, and any that bear one of these references. */
  abstract listDocuments(sql: SqlRunner, datedFrom: Instant, references: string[]): Promise<ComparedDocument[]>;
  abstract listSubscriptions(sql: SqlRunner): Promise<ComparedSubscription[]>;
  abstract listParked(sql: SqlRunner): Promise<{ reference: string; detail: string }[]>;
  /** Series of this calendar year or later, with the last number given and the papers that bear one. */
  abstract listSeries(sql: SqlRunner, sinceYear: number): Promise<{ name: string; last: number; kept: number }[]>;
  abstract findExplanation(sql: SqlRunner, reference: string, transactionId: string): Promise<{ parked: boolean; openSince?: Instant }>;
}

/** What billing has to ask of identity and workspaces. */
export abstract class Neighbours {
  abstract getBuyer(userId: string): Promise<Buyer>;
  /** Refuses when there is no workspace yet, and like a missing thing when it is another's. */
  abstract getUsage(userId: string, workspaceId: string): Promise<{ workspaceId: string; inUse: InUse }>;
}

/** What operators did, for good. */
export abstract class OperatorAudit {
  abstract append(sql: SqlRunner, entry: { at: Instant; operator: string; action: string; detail: object }): Promise<void>;
}

/** Calls a person of ours: a mail with the transaction, a count that pages, and a log line. */
export abstract class OperatorAlert {
  /** The same episode is mailed once, however often it is raised. */
  abstract raise(tx: Transaction, alert: { reason: string; episode: string; fields: Record<string, string | number> }): Promise<void>;
}
