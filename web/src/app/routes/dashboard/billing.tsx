import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@/components/layout/page-heading';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { invoicesOf } from '@/features/billing/api/list-invoices';
import { CheckoutDialog, type Choice } from '@/features/billing/components/checkout-dialog';
import { InvoiceTable } from '@/features/billing/components/invoice-table';
import { PaymentNews } from '@/features/billing/components/payment-news';
import { PendingPayment } from '@/features/billing/components/pending-payment';
import { PlanSummary } from '@/features/billing/components/plan-summary';
import { RenewalBand } from '@/features/billing/components/renewal-band';
import { shouldRenew } from '@/features/billing/model/meaning';
import { allPlans } from '@/features/plans/api/get-plans';
import { useUser, useZone, type UserPlan } from '@/lib/current-user';
import { useWorkspace } from '@/lib/current-workspace';
import { useAddressValue } from '@/lib/use-address-value';
import { useNow } from '@/lib/use-now';
import { usePageTitle } from '@/lib/use-page-title';
import { billing as words } from '@messages/billing';

export default function Billing() {
  usePageTitle(words.title);
  const { plan: own } = useUser();
  const { data: workspace } = useWorkspace();
  const [payment, setPayment] = useAddressValue('ref');
  const serverCount = workspace ? workspace.servers.length : null;
  const pending = own.pendingPayment;
  return (
    <>
      <PageHeading title={words.title} />
      <div className="space-y-6">
        {payment ? (
          <PaymentNews key={payment} payment={payment} hasServers={(serverCount ?? 0) > 0} onClose={() => setPayment(null, true)} />
        ) : (
          pending && <PendingPayment pending={pending} hasPlan={own.hasPlan} onCheck={() => setPayment(pending.ref)} />
        )}
        <Renewal own={own} />
        {own.id ? (
          <PlanSummary own={own} plan={own.id} serverCount={serverCount} />
        ) : (
          <NoPlan isPaying={payment !== null || pending !== null} />
        )}
        <Invoices />
      </div>
    </>
  );
}

/** While a payment is on its way nothing here invites to a second one. */
const NoPlan = ({ isPaying }: { isPaying: boolean }) => (
  <EmptyState
    title={words.none}
    action={
      <ButtonLink to={paths.pricing} look={isPaying ? 'quiet' : 'main'}>
        {isPaying ? words.otherPlan : words.activate}
      </ButtonLink>
    }
  >
    {isPaying ? words.pending.text : words.noneText}
  </EmptyState>
);

function Renewal({ own }: { own: UserPlan }) {
  const now = useNow();
  const due = shouldRenew(own, now);
  const plans = useQuery({ ...allPlans, enabled: due });
  const [choice, setChoice] = useState<Choice | null>(null);
  // The next year is sold at the price of today; a plan that is no longer sold is chosen anew among the plans.
  const plan = plans.data?.find(({ _id }) => _id === own.id?._id);
  if (!due) return null;
  return (
    <>
      <RenewalBand own={own} total={plan?.yearly.total ?? null} onRenew={() => plan && setChoice({ plan, meaning: 'renew' })} />
      <CheckoutDialog choice={choice} onClose={() => setChoice(null)} />
    </>
  );
}

function Invoices() {
  const user = useUser();
  const zone = useZone();
  const invoices = useQuery(invoicesOf(user._id));
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.invoices}</h2>
      {invoices.data === undefined ? (
        invoices.isError ? (
          <LoadFailed
            title={words.invoicesFailed}
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
          <p className="font-semibold">{words.noInvoices}</p>
          <p className="mt-1 text-muted">{words.noInvoicesText}</p>
        </div>
      ) : (
        <InvoiceTable invoices={invoices.data} zone={zone} />
      )}
    </section>
  );
}
