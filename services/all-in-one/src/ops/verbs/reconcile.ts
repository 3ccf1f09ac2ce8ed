import { resolve } from 'node:path';
import { billing } from '@nowahala/contracts';
import { localSocket, operatorKeyring, Refusal, RpcClients, systemCaller } from '@nowahala/platform';
import { fine, findings, table, refused } from '../command-result.js';
import type { Verb } from '../verb.js';

export const reconcile: Verb = {
  summary: "compare the payment provider's books with ours; money that nobody can explain exits with 1",
  usage: 'reconcile [days]               90 days unless told',
  run: async ({ plain: [days = '0'] }, { engines: { settings }, env }) => {
    const address = env.BILLING_GRPC ?? localSocket(resolve(settings.DATA_DIR));
    const clients = new RpcClients(() => address, operatorKeyring(settings), 'operator');
    try {
      const report = await clients
        .client(billing.BillingServiceService, 'billing')
        .reconcile({ days: Number(days) }, { deadlineMs: 60_000, caller: systemCaller });
      const looked = `Compared ${report.providerTransactions} payments, ${report.paidInvoices} paid invoices and ${report.subscriptions} subscriptions.`;
      if (report.findings.length === 0) return fine(`${looked}\nNothing to explain.`);
      return findings(
        `${looked}\n${table(
          ['kind', 'reference', 'what'],
          report.findings.map(({ kind, ref, text }) => [kind, ref, text]),
        )}`,
      );
    } catch (error) {
      if (error instanceof Refusal && error.code === 'TRY_AGAIN')
        return refused(`Billing does not answer at ${address}. Is the product running? Set BILLING_GRPC where services run apart.`);
      throw error;
    } finally {
      clients.close();
    }
  },
};
