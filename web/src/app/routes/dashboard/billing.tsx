import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PageHeading } from '@/components/layout/page-heading';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { invoicesOf } from '@/features/billing/api/list-invoices';
import { CheckoutDialog, type Choice } from '@/features/billing/components/checkout-dialog';
import { InvoiceTable } from '@/features/billing/components/invoice-table';
import { PaymentStatus } from '@/features/billing/components/payment-status';
import { PendingPayment } from '@/features/billing/components/pending-payment';
import { PlanSummary } from '@/features/billing/components/plan-summary';
import { RenewalBanner } from '@/features/billing/components/renewal-banner';
import { meaningOf, shouldRenew } from '@/features/billing/model/meaning';
import { allPlans } from '@/features/plans/api/list-plans';
import { useUser, useZone } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { heartbeatsOf } from '@/lib/session/heartbeats-of-user';
import { usePlaces } from '@/lib/session/use-places';
import { queryClient } from '@/lib/http/query-client';
import { useSearchParam } from '@/lib/http/use-search-param';
import { useNow } from '@/lib/live/use-now';
import { usePageTitle } from '@/components/layout/use-page-title';
import { billing as messages } from '@messages/billing';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ userId }) =>
  Promise.all([queryClient.prefetchQuery(invoicesOf(userId)), queryClient.prefetchQuery(heartbeatsOf(userId))]);

export default function Billing() {
  usePageTitle(messages.title);
  const { plan: own } = useUser();
  const now = useNow();
  const { data: workspace } = useWorkspace();
  const { count } = usePlaces();
  const [payment, setPayment] = useSearchParam('ref');
  const pending = own.pendingPayment;
  const due = shouldRenew(own, now);
  const { choice, choose, close, priceOf } = useChoice(due || pending !== null);
  const serverCount = workspace?.servers.length ?? 0;
  return (
    <>
      <PageHeading title={messages.title} />
      <div className="space-y-6">
        {payment ? (
          <PaymentStatus
            key={payment}
            payment={payment}
            hasServers={serverCount > 0}
            onAgain={() => choose(pending?.planName)}
            onClose={() => setPayment(null, true)}
          />
        ) : (
          pending && (
            <PendingPayment
              pending={pending}
              hasPlan={own.hasPlan}
              onAgain={() => choose(pending.planName)}
              onCheck={() => setPayment(pending.ref)}
            />
          )
        )}
        {due && <RenewalBanner own={own} total={priceOf(own.id?.name)} onRenew={() => choose(own.id?.name)} />}
        {own.id ? (
          <PlanSummary own={own} plan={own.id} placesTaken={count?.taken ?? null} />
        ) : (
          <NoPlan isPaying={payment !== null || pending !== null} />
        )}
        <Invoices />
      </div>
      <CheckoutDialog choice={choice} onClose={close} />
    </>
  );
}

/** Buying from here: at the price of today. A plan that is not sold any more is chosen anew among the plans. */
function useChoice(enabled: boolean) {
  const { plan: own } = useUser();
  const now = useNow();
  const navigate = useNavigate();
  const plans = useQuery({ ...allPlans, enabled });
  const [choice, setChoice] = useState<Choice | null>(null);
  const find = (name: string | undefined) => plans.data?.find((plan) => plan.name === name);
  const choose = (name: string | undefined) => {
    const plan = find(name);
    const meaning = plan && meaningOf(plan, own, now);
    if (!plan || !meaning || meaning === 'current' || meaning === 'at-renewal') void navigate(paths.pricing);
    else setChoice({ plan, meaning });
  };
  return { choice, choose, close: () => setChoice(null), priceOf: (name: string | undefined) => find(name)?.yearly.total ?? null };
}

/** While a payment is on its way nothing here invites to a second one. */
const NoPlan = ({ isPaying }: { isPaying: boolean }) => (
  <EmptyState
    title={messages.none}
    action={
      <ButtonLink to={paths.pricing} variant={isPaying ? 'quiet' : 'main'}>
        {isPaying ? messages.otherPlan : messages.activate}
      </ButtonLink>
    }
  >
    {isPaying ? messages.pending.text : messages.noneText}
  </EmptyState>
);

function Invoices() {
  const user = useUser();
  const zone = useZone();
  const invoices = useQuery(invoicesOf(user._id));
  return (
    <section>
      <h2 className="mb-3 text-xl">{messages.invoices}</h2>
      {invoices.data === undefined ? (
        invoices.isError ? (
          <LoadFailed
            title={messages.invoicesFailed}
            error={invoices.error}
            busy={invoices.isFetching}
            onAgain={() => void invoices.refetch()}
          />
        ) : (
          <div className="card p-5">
            <SkeletonLines lines={3} />
          </div>
        )
      ) : invoices.data.length === 0 ? (
        <div className="card p-5">
          <p className="font-semibold">{messages.noInvoices}</p>
          <p className="mt-1 text-muted">{messages.noInvoicesText}</p>
        </div>
      ) : (
        <InvoiceTable invoices={invoices.data} zone={zone} />
      )}
    </section>
  );
}
