import type { billing } from '@nowahala/contracts';
import { systemCaller } from '@nowahala/platform';
import type { RpcClient, CommandLine } from '@nowahala/platform';
import { naira } from '../../domain/money.js';

type Billing = RpcClient<typeof billing.BillingServiceService>;

export interface VerbResult {
  text: string;
  code: number;
}

const AS_OPERATOR = { deadlineMs: 60_000, caller: systemCaller };

const USAGE = `What billing can do for an operator:
  reconcile [days]                     compare the provider's books with ours (90 days)
  credit <NW-YYYY-NNNNNN> "<reason>"   a credit note where the law demands a refund
  settle <NWP-...> "<note>"            what lay parked for a payment has been dealt with
  plan <name> key=value ...            price (naira a month), servers, pings, explanations, snapshots, onSale
Nothing is changed unless --yes is given; who changed it (--as <name>) is shown by: ops audit`;

/** Undefined: only say what would be done. Otherwise who does it, for the audit. */
type By = string | undefined;

/** Runs one command of an operator; changes nothing without `--yes`. */
export async function runVerb(service: Billing, { plain: [verb, ...words], yes }: CommandLine, operator: string): Promise<VerbResult> {
  const by = yes ? operator : undefined;
  switch (verb) {
    case 'reconcile':
      return reconcile(service, words);
    case 'credit':
      return credit(service, words, by);
    case 'settle':
      return settle(service, words, by);
    case 'plan':
      return changePlan(service, words, by);
    default:
      return { text: USAGE, code: 2 };
  }
}

const only = (text: string): VerbResult => ({ text: `${text} Nothing was changed; add --yes.`, code: 0 });

async function reconcile(service: Billing, [days = '0']: string[]): Promise<VerbResult> {
  const report = await service.reconcile({ days: Number(days) }, AS_OPERATOR);
  const looked = `Compared ${report.providerTransactions} payments, ${report.paidInvoices} paid invoices and ${report.subscriptions} subscriptions.`;
  if (report.findings.length === 0) return { text: `${looked}\nNothing to explain.`, code: 0 };
  const lines = report.findings.map(({ kind, ref, text }) => `  ${kind.padEnd(22)} ${ref}  ${text}`);
  return { text: [looked, `${report.findings.length} to explain:`, ...lines].join('\n'), code: 1 };
}

async function credit(service: Billing, [number = '', reason = '']: string[], operator: By): Promise<VerbResult> {
  if (number === '' || reason === '') return { text: USAGE, code: 2 };
  if (operator === undefined)
    return only(
      `${number} would be credited in full, and only what it paid for would be taken away (next year, an upgrade, or the plan): ${reason}.`,
    );
  const { creditNumber } = await service.creditInvoice({ number, reason, operator }, AS_OPERATOR);
  return { text: `${creditNumber} credits ${number}. Now send the money back in the provider's dashboard.`, code: 0 };
}

async function settle(service: Billing, [ref = '', note = '']: string[], operator: By): Promise<VerbResult> {
  if (ref === '' || note === '') return { text: USAGE, code: 2 };
  if (operator === undefined) return only(`What lies parked for ${ref} would be closed: ${note}.`);
  const { settled } = await service.settleParked({ ref, note, operator }, AS_OPERATOR);
  return { text: `${settled} parked for ${ref}: settled.`, code: 0 };
}

const FIELDS: Record<string, (value: string) => Partial<billing.ChangePlanRequest>> = {
  price: (value) => ({ priceKobo: naira(positive(value)) }),
  servers: (value) => ({ serverLimit: positive(value) }),
  pings: (value) => ({ rateLimit: positive(value) }),
  explanations: (value) => ({ gptLimit: positive(value) }),
  snapshots: (value) => ({ snapshotLimit: positive(value) }),
  onSale: (value) => ({ onSale: value === 'true' }),
};

async function changePlan(service: Billing, [name = '', ...pairs]: string[], operator: By): Promise<VerbResult> {
  const request: billing.ChangePlanRequest = { name, operator: operator ?? '' };
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=');
    const read = FIELDS[key];
    if (read === undefined) return { text: `There is no "${key}" to change.\n${USAGE}`, code: 2 };
    Object.assign(request, read(value));
  }
  if (name === '' || pairs.length === 0) return { text: USAGE, code: 2 };
  if (operator === undefined) return only(`${name} would be changed for new purchases and renewals: ${pairs.join(', ')}.`);
  const { plan } = await service.changePlan(request, AS_OPERATOR);
  return {
    text: `${plan!.name} is changed for new purchases and renewals. What was bought keeps its price and limits until then.`,
    code: 0,
  };
}

function positive(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) throw new Error(`"${value}" is not a positive number.`);
  return number;
}
