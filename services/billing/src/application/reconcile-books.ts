import { isDeepStrictEqual } from 'node:util';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, dueTime, replay, Store, type RecordedEvent } from '@nowahala/platform';
import { ReconciliationQuery, type ComparedDocument, type ComparedSubscription } from '../database/reconciliation.query.js';
import { after, instant, legalYear, type Instant } from '../domain/calendar.js';
import { entitlementOf } from '../domain/entitlement.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';
import { subscription, type SubscriptionEvent } from '../domain/subscription.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './ports.js';

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
/** Before every workspace. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';
/** Workspaces whose histories are read together. */
const PAGE = 500;
/** Money this young may still be on its way into the books. */
const SETTLING_MS = 10 * MINUTE_MS;

/** Compares the provider's books with the invoices, and what is served with what was paid. It changes nothing. */
@Injectable()
export class ReconcileBooks {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly books: ReconciliationQuery,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async execute(days: number): Promise<ReconciliationReport> {
    const now = instant(await dueTime(this.database, this.clock));
    const from = after(now, -days * DAY_MS);
    const money = await this.successes(after(from, -DAY_MS), after(now, HOUR_MS));
    const documents = await this.books.listDocuments(
      from,
      money.map(({ reference }) => reference),
    );
    const service = await this.service();
    const findings = [
      ...(await this.moneyWithoutDocument(money, documents, now)),
      ...(await this.documentsWithoutMoney(documents, money)),
      ...(await this.books.listParked()).map(({ reference, detail }) => ({
        kind: 'money_parked' as const,
        ref: reference,
        text: `Parked and not settled: ${detail}.`,
      })),
      ...(await this.numberGaps(now)),
      ...service.findings,
    ];
    const paidInvoices = documents.filter((document) => document.kind === 'invoice').length;
    return { findings, providerTransactions: money.length, paidInvoices, subscriptions: service.compared };
  }

  private async successes(from: Instant, to: Instant): Promise<ProviderTransaction[]> {
    const found: ProviderTransaction[] = [];
    for await (const transaction of this.provider.successesBetween(from, to))
      if (transaction.reference.startsWith(OUR_REFERENCES)) found.push(transaction);
    return found;
  }

  private async moneyWithoutDocument(money: ProviderTransaction[], documents: ComparedDocument[], now: Instant): Promise<Finding[]> {
    const byTransaction = new Map(documents.map((document) => [keyOf(document), document]));
    const findings: Finding[] = [];
    for (const transaction of money) {
      const document = byTransaction.get(keyOf(transaction));
      if (document !== undefined) {
        if (document.totalKobo !== transaction.amountKobo) {
          const text = `${document.number} says ${document.totalKobo} kobo, ${this.provider.name} received ${transaction.amountKobo}.`;
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

  /**
   * An invoice whose money is not in the list is asked about by name before it is reported: lists have edges.
   * That of a credited one was sent back, or is about to be.
   */
  private async documentsWithoutMoney(documents: ComparedDocument[], money: ProviderTransaction[]): Promise<Finding[]> {
    const ofProvider = documents.filter(({ provider }) => provider === this.provider.name);
    const explained = new Set([...money, ...ofProvider.filter(({ kind }) => kind === 'credit-note')].map(keyOf));
    const findings: Finding[] = [];
    for (const document of ofProvider) {
      if (document.kind !== 'invoice' || explained.has(keyOf(document))) continue;
      const transaction = await this.provider.verify(document.reference);
      if (
        transaction?.status === 'success' &&
        transaction.transactionId === document.transactionId &&
        transaction.amountKobo === document.totalKobo
      )
        continue;
      const text = `${document.number} is paid by transaction ${document.transactionId}, which ${document.provider} does not confirm.`;
      findings.push({ kind: 'invoice_without_money', ref: document.number, text });
    }
    return findings;
  }

  private async isExplained({ reference, transactionId }: ProviderTransaction, now: Instant): Promise<boolean> {
    const known = await this.books.findExplanation(reference, transactionId);
    if (known.parked) return true;
    return known.openSince !== null && new Date(now).getTime() - known.openSince.getTime() < SETTLING_MS;
  }

  private async numberGaps(now: Instant): Promise<Finding[]> {
    const series = await this.books.listSeries(legalYear(now) - 1);
    return series
      .filter(({ last, kept }) => last !== kept)
      .map(({ name, last, kept }) => ({
        kind: 'number_gap',
        ref: name,
        text: `${last} numbers were given out, ${kept} papers are there.`,
      }));
  }

  private async service(): Promise<{ findings: Finding[]; compared: number }> {
    const findings: Finding[] = [];
    let compared = 0;
    for (let lastSeen = NIL_UUID; ;) {
      const rows = await this.books.listSubscriptionsBehind(lastSeen, PAGE);
      const histories = await this.store.histories(
        subscription,
        rows.map(({ workspaceId }) => workspaceId),
      );
      for (const row of rows) findings.push(...serviceFindings(row, histories.get(row.workspaceId)!));
      compared += rows.length;
      if (rows.length < PAGE) return { findings, compared };
      lastSeen = rows.at(-1)!.workspaceId;
    }
  }
}

function serviceFindings(
  { workspaceId: ref, paidInvoices, entitlement }: ComparedSubscription,
  history: RecordedEvent<SubscriptionEvent>[],
): Finding[] {
  const findings: Finding[] = [];
  const state = replay(
    subscription,
    history.map(({ event }) => event),
  );
  const paid = history.filter((recorded) => recorded.type === 'SubscriptionPaid').length;
  if (paid > paidInvoices)
    findings.push({ kind: 'service_without_money', ref, text: `${paid} payments were served, ${paidInvoices} invoices are paid.` });
  if (paid < paidInvoices)
    findings.push({ kind: 'money_without_service', ref, text: `${paidInvoices} invoices are paid, ${paid} payments were served.` });
  const expected: unknown = JSON.parse(JSON.stringify(entitlementOf(state, history.length)));
  if (!isDeepStrictEqual(expected, entitlement))
    findings.push({ kind: 'entitlement_differs', ref, text: 'What the workspace may use is not what its history says.' });
  return findings;
}

function keyOf({ reference, transactionId }: { reference: string; transactionId: string }): string {
  return `${reference} ${transactionId}`;
}
