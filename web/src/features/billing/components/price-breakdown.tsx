import { formatNaira } from '@/lib/format/format-money';
import { pricing } from '@messages/pricing';

const messages = pricing.checkout;

type PriceBreakdownProps = { first: string; net: number; vat: number; total: number };

/** What is paid, row by row, before paying. */
export const PriceBreakdown = ({ first, net, vat, total }: PriceBreakdownProps) => (
  <dl className="tabular">
    <PriceRow name={first} amount={net} />
    <PriceRow name={messages.vat} amount={vat} />
    <div className="mt-2 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
      <dt>{messages.total}</dt>
      <dd>{formatNaira(total)}</dd>
    </div>
  </dl>
);

const PriceRow = ({ name, amount }: { name: string; amount: number }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-muted">{name}</dt>
    <dd>{formatNaira(amount)}</dd>
  </div>
);
