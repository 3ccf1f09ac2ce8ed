import { formatNaira } from '@/lib/format/format-money';
import { pricing } from '@messages/pricing';

const words = pricing.checkout;

type PriceLinesProps = { first: string; net: number; vat: number; total: number };

/** What she pays, line by line, before she pays it. */
export const PriceLines = ({ first, net, vat, total }: PriceLinesProps) => (
  <dl className="tabular">
    <Line name={first} amount={net} />
    <Line name={words.vat} amount={vat} />
    <div className="mt-2 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
      <dt>{words.total}</dt>
      <dd>{formatNaira(total)}</dd>
    </div>
  </dl>
);

const Line = ({ name, amount }: { name: string; amount: number }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-muted">{name}</dt>
    <dd>{formatNaira(amount)}</dd>
  </div>
);
