import type { ReactNode } from 'react';
import { Check } from '@/components/icons/check';
import type { PlanResponse } from '@nowahala/api';
import { VAT_RATE } from '@/config/constants';
import { formatCount, formatNaira, yearlyPrice } from '@/lib/format/format-money';
import { plans as messages } from '@messages/plans';

type PlanCardProps = {
  plan: PlanResponse;
  /** The button, or the text in its place. */
  action: ReactNode;
  /** A text above the name: "Your plan". */
  remark?: ReactNode;
  /** A text beside the name: what this plan is the first to have. */
  badge?: ReactNode;
  isCurrent?: boolean;
};

/** All data of a plan. The price is monthly, with the yearly total and VAT beside it. */
export function PlanCard({ plan, action, remark, badge, isCurrent = false }: PlanCardProps) {
  const year = yearlyPrice(plan.price, VAT_RATE);
  return (
    <article className={`card row-span-2 grid grid-rows-subgrid gap-y-5 p-5 sm:p-6 ${isCurrent ? 'border-2 border-accent' : ''}`}>
      <div className="@container flex flex-col">
        {remark && <p className="mb-2 text-sm font-semibold text-accent">{remark}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-xl">{plan.name}</h2>
          {badge && <p className="rounded-full bg-clay-soft px-2.5 py-0.5 text-sm font-semibold text-clay-ink">{badge}</p>}
        </div>
        <p className="mt-1 text-muted">{plan.description}</p>
        <p className="mt-auto pt-4 tabular">
          <span className="text-2xl font-bold tracking-tight @min-[13rem]:text-3xl">{formatNaira(plan.price)}</span>{' '}
          <span className="whitespace-nowrap text-muted">{messages.perMonth}</span>
        </p>
        <p className="mt-1.5 text-sm text-muted tabular">
          <span className="block">{messages.perYear(formatNaira(year.net))}</span>
          <span className="block">{messages.vat(formatNaira(year.vat))}</span>
          <span className="block font-medium text-ink">{messages.total(formatNaira(year.total))}</span>
        </p>
      </div>
      <div>
        <div className="grid">{action}</div>
        <h3 className="mt-6 text-base">{messages.limits}</h3>
        <dl className="mt-2 space-y-2 tabular">
          <Limit name={messages.serverLimit}>{messages.servers(formatCount(plan.serverLimit))}</Limit>
          <Limit name={messages.rateLimit}>{messages.pings(formatCount(plan.rateLimit))}</Limit>
          <Limit name={messages.gptLimit}>{messages.errorLogs(formatCount(plan.gptLimit))}</Limit>
          <Limit name={messages.snapshotLimit}>{messages.snapshots(formatCount(plan.snapshotLimit))}</Limit>
        </dl>
        <Points title={messages.alertingChannels} points={plan.alertingChannels} />
        <Points title={messages.monitoringFeatures} points={plan.monitoringFeatures} />
      </div>
    </article>
  );
}

function Limit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="mt-5 text-base">{title}</h3>
      <ul className="mt-2 space-y-1.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
