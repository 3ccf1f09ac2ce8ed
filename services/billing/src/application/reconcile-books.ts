import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Store } from '@nowahala/platform';
import { after, asDate, DAY_MS, HOUR_MS, instant, legalYear, MINUTE_MS, type Instant } from '../domain/calendar.js';
import { entitlementOf } from '../domain/entitlement.js';
import type { ProviderTransaction, PaymentProvider } from './payment-provider.js';
import {
  PROVIDER,
  ReconciliationBooks,
  SUBSCRIPTIONS,
  type ComparedDocument,
  type ComparedSubscription,
  type SubscriptionStream,
} from './ports.js';

export type FindingKind =
  | 'money_without_invoice'
  | 'invoice_without_money'
  | 'amount_differs'
  | 'money_parked'
  | 'number_gap'
  | 'service_without_money'
  | 'money_without_service'
  | 'entitlement_differs';

export interface Finding {
  kind: FindingKind;
  ref: string;
  text: string;
}

export interface ReconciliationReport {
  findings: Finding[];
  providerTransactions: number;
  paidInvoices: number;
  subscriptions: number;
}

const OUR_REFERENCES = 'NWP-';
/** Money this young may still be on its way through our own books. */
const SETTLING_MS = 10 * MINUTE_MS;

/** Compares the provider's books with ours, and what we serve with what was paid. It changes nothing. */
@Injectable()
export class ReconcileBooks {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly books: ReconciliationBooks,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
  ) {}

  async execute(days: number): Promise<ReconciliationReport> {
    const now = instant(this.clock.now());
    const from = after(now, -days * DAY_MS);
    const sql = this.store.database;
    const money = await this.successes(after(from, -DAY_MS), after(now, HOUR_MS));
    const papers = await this.books.listDocuments(
      sql,
      from,
      money.map(({ reference }) => reference),
    );
    const rows = await this.books.listSubscriptions(sql);
    const findings = [
      ...(await this.moneyWithoutDocument(money, papers, now)),
      ...(await this.documentsWithoutMoney(papers, money)),
      ...(await this.books.listParked(sql)).map(({ reference, detail }) => ({
        kind: 'money_parked' as const,
        ref: reference,
        text: `Parked and not settled: ${detail}.`,
      })),
      ...(await this.numberGaps(now)),
      ...(await this.service(rows)),
    ];
    const paidInvoices = papers.filter((paper) => paper.kind === 'invoice').length;
    return { findings, providerTransactions: money.length, paidInvoices, subscriptions: rows.length };
  }

  private async successes(from: Instant, to: Instant): Promise<ProviderTransaction[]> {
    const found: ProviderTransaction[] = [];
    for await (const transaction of this.provider.successesBetween(from, to))
      if (transaction.reference.startsWith(OUR_REFERENCES)) found.push(transaction);
    return found;
  }

  private async moneyWithoutDocument(money: ProviderTransaction[], papers: ComparedDocument[], now: Instant): Promise<Finding[]> {
    const byTransaction = new Map(papers.map((paper) => [keyOf(paper), paper]));
    const findings: Finding[] = [];
    for (const transaction of money) {
      const paper = byTransaction.get(keyOf(transaction));
      if (paper !== undefined) {
        if (paper.totalKobo !== transaction.amountKobo) {
          const text = `${paper.number} says ${paper.totalKobo} kobo, ${this.provider.name} received ${transaction.amountKobo}.`;
          findings.push({ kind: 'amount_differs', ref: transaction.reference, text });
        }
        continue;
      }
      if (await this.isExplained(transaction, now)) continue;
      const text = `${this.provider.name} received ${transaction.amountKobo} kobo (transaction ${transaction.transactionId}) for which there is no invoice.`;
      findings.push({ kind: 'money_without_invoice', ref: transaction.reference, text });
    }
    return findings;
  }

  /** A paper whose money is not in the list is asked about by name before it is reported: lists have edges. */
  private async documentsWithoutMoney(papers: ComparedDocument[], money: ProviderTransaction[]): Promise<Finding[]> {
    const received = new Set(money.map(keyOf));
    const findings: Finding[] = [];
    for (const paper of papers) {
      if (paper.kind !== 'invoice' || paper.provider !== this.provider.name || received.has(keyOf(paper))) continue;
      const truth = await this.provider.verify(paper.reference);
      if (truth?.status === 'success' && truth.transactionId === paper.transactionId && truth.amountKobo === paper.totalKobo) continue;
      const text = `${paper.number} is paid by transaction ${paper.transactionId}, which ${paper.provider} does not confirm.`;
      findings.push({ kind: 'invoice_without_money', ref: paper.number, text });
    }
    return findings;
  }

  private async isExplained({ reference, transactionId }: ProviderTransaction, now: Instant): Promise<boolean> {
    const known = await this.books.findExplanation(this.store.database, reference, transactionId);
    if (known.parked) return true;
    return known.openSince !== undefined && asDate(now).getTime() - asDate(known.openSince).getTime() < SETTLING_MS;
  }

  private async numberGaps(now: Instant): Promise<Finding[]> {
    const series = await this.books.listSeries(this.store.database, legalYear(now) - 1);
    return series
      .filter(({ last, kept }) => last !== kept)
      .map(({ name, last, kept }) => ({
        kind: 'number_gap',
        ref: name,
        text: `${last} numbers were given out, ${kept} papers are there.`,
      }));
  }

  private async service(rows: ComparedSubscription[]): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const row of rows) {
      const history = await this.store.history(this.subscriptions, row.workspaceId);
      const state = history.reduce(
        (before, recorded) => this.subscriptions.aggregate.evolve(before, recorded.event),
        this.subscriptions.aggregate.initialState,
      );
      const paid = history.filter((recorded) => recorded.type === 'SubscriptionPaid').length;
      const ref = row.workspaceId;
      if (paid > row.paidInvoices)
        findings.push({ kind: 'service_without_money', ref, text: `${paid} payments were served, ${row.paidInvoices} invoices are paid.` });
      if (paid < row.paidInvoices)
        findings.push({ kind: 'money_without_service', ref, text: `${row.paidInvoices} invoices are paid, ${paid} payments were served.` });
      const expected: unknown = JSON.parse(JSON.stringify(entitlementOf(state, history.length)));
      if (!isDeepStrictEqual(expected, row.entitlement))
        findings.push({ kind: 'entitlement_differs', ref, text: 'What the workspace may use is not what its history says.' });
    }
    return findings;
  }
}

function keyOf({ reference, transactionId }: { reference: string; transactionId: string }): string {
  return `${reference} ${transactionId}`;
}
