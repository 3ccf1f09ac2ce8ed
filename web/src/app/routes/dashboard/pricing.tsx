import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PlanResponse, SubscriptionResponse } from '@nowahala/api';
import { PageHeading } from '@/components/layout/page-heading';
import { AlertBanner } from '@/components/ui/alert-banner';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { paths } from '@/config/paths';
import { CheckoutDialog, type Choice } from '@/features/billing/components/checkout-dialog';
import { PlanAction } from '@/features/billing/components/plan-action';
import { meaningOf } from '@/features/billing/model/meaning';
import { allPlans } from '@/features/plans/api/list-plans';
import { PlanCard } from '@/features/plans/components/plan-card';
import { PlanGrid, PlanGridSkeleton } from '@/features/plans/components/plan-grid';
import { useUser, useZone } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { formatNaira } from '@/lib/format/format-money';
import { formatDate } from '@/lib/format/format-time';
import { queryClient } from '@/lib/http/query-client';
import { toast } from '@/lib/live/toast';
import { useNow } from '@/lib/live/use-now';
import { usePageTitle } from '@/components/layout/use-page-title';
import { plans as planMessages } from '@messages/plans';
import { pricing as messages } from '@messages/pricing';
import type { Loader } from '../../route-table';

export const loader: Loader = () => queryClient.prefetchQuery(allPlans);

export default function Pricing() {
  usePageTitle(messages.title);
  const { plan: own } = useUser();
  const plans = useQuery(allPlans);
  return (
    <>
      <PageHeading title={messages.title}>
        {!own.hasPlan && !own.id && <p className="mb-1 font-medium text-ink">{messages.first}</p>}
        <p>{messages.text}</p>
        {!own.hasPlan && <p className="mt-1 text-sm">{messages.noTrial}</p>}
      </PageHeading>
      {own.pendingPayment && <OpenPayment {...own.pendingPayment} />}
      {plans.data === undefined ? (
        plans.isError ? (
          <LoadFailed title={planMessages.loadFailed} error={plans.error} busy={plans.isFetching} onAgain={() => void plans.refetch()} />
        ) : (
          <PlanGridSkeleton />
        )
      ) : plans.data.length === 0 ? (
        <EmptyState title={planMessages.empty} />
      ) : (
        <Cards plans={plans.data} own={own} />
      )}
    </>
  );
}

function Cards({ plans, own }: { plans: readonly PlanResponse[]; own: SubscriptionResponse }) {
  const zone = useZone();
  const now = useNow();
  const workspace = useWorkspace();
  const [choice, setChoice] = useState<Choice | null>(null);
  const choose = (next: Choice) => {
    if (workspace.data === null) toast.warning(messages.createWorkspaceFirst);
    else setChoice(next);
  };
  const firstWithWhatsApp = plans.find((plan) => plan.whatsApp);
  return (
    <>
      <PlanGrid>
        {plans.map((plan) => {
          const isCurrent = plan._id === own.id?._id;
          return (
            <PlanCard
              key={plan._id}
              plan={plan}
              isCurrent={isCurrent}
              remark={isCurrent ? yourPlan(own, zone) : plan.name === own.nextPlanName && messages.nextPlan}
              badge={plan === firstWithWhatsApp && planMessages.firstWithWhatsApp}
              action={
                <PlanAction plan={plan} own={own} meaning={meaningOf(plan, own, now)} isMain={!own.id || isCurrent} onChoose={choose} />
              }
            />
          );
        })}
      </PlanGrid>
      <CheckoutDialog choice={choice} onClose={() => setChoice(null)} />
    </>
  );
}

const yourPlan = ({ state, subscriptionEndDate }: SubscriptionResponse, zone: string): string =>
  state === 'active' && subscriptionEndDate ? messages.yourPlanUntil(formatDate(subscriptionEndDate, zone)) : messages.yourPlan;

const OpenPayment = ({ planName, total }: NonNullable<SubscriptionResponse['pendingPayment']>) => (
  <AlertBanner
    kind="warn"
    className="mb-5"
    action={
      <ButtonLink to={paths.billing} variant="quiet" size="small">
        {messages.goOnPaying}
      </ButtonLink>
    }
  >
    {messages.openPayment(planName, formatNaira(total))}
  </AlertBanner>
);
