import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PlanResponse, SubscriptionResponse } from '@nowahala/api';
import { StatusBadge } from '@/components/ui/status-badge';
import { paths } from '@/config/paths';
import { useZone } from '@/lib/session/current-user';
import { formatCount, formatNaira } from '@/lib/format/format-money';
import { formatDate } from '@/lib/format/format-time';
import { billing as messages } from '@messages/billing';
import { dashboard } from '@messages/dashboard';

type PlanSummaryProps = { own: SubscriptionResponse; plan: PlanResponse; placesTaken: number | null };

/** Date, amount and plan of the next invoice. After the year has ended only the renewal banner speaks. */
export function PlanSummary({ own, plan, placesTaken }: PlanSummaryProps) {
  const zone = useZone();
  const { nextInvoice, nextPlanName, state } = own;
  return (
    <section className="card grid gap-x-8 gap-y-5 p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-3">
      <dl className="contents">
        <Fact name={messages.plan}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-xl font-semibold">{plan.name}</span>
            {state === 'active' || state === 'paused' ? (
              <StatusBadge status={state} />
            ) : (
              <span className="text-sm text-muted">{messages.state[state as keyof typeof messages.state]}</span>
            )}
          </span>
          {placesTaken !== null && (
            <span className="tabular block text-sm text-muted">{dashboard.placesTaken(placesTaken, formatCount(plan.serverLimit))}</span>
          )}
          <Link to={paths.pricing} className="no-print mt-1 inline-flex min-h-11 items-center font-semibold text-accent sm:min-h-8">
            {state === 'active' ? messages.upgrade : messages.otherPlan}
          </Link>
        </Fact>
        {nextInvoice && state === 'active' && (
          <>
            <Fact name={messages.nextInvoice}>
              <span className="tabular text-xl font-semibold">{formatDate(nextInvoice.at, zone)}</span>
              {nextPlanName && <span className="block text-sm text-muted">{messages.renewsAs(nextPlanName)}</span>}
            </Fact>
            <Fact name={messages.invoiceTotal}>
              <span className="tabular text-xl font-semibold">{formatNaira(nextInvoice.total)}</span>
              <span className="block text-sm text-muted">{messages.withVat}</span>
            </Fact>
          </>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);
