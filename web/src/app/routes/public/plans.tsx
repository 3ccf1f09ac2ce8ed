import { PageHead } from '@/components/layout/page-head';
import { WatchedFrom } from '@/components/layout/watched-from';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { fetchPlans } from '@/features/plans/api/fetch-plans';
import { PlanCard } from '@/features/plans/components/plan-card';
import { PlanGrid, PlanGridSkeleton } from '@/features/plans/components/plan-grid';
import { sentenceOf } from '@/lib/http/api-error';
import { useRequest } from '@/lib/http/use-request';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { common } from '@messages/common';
import { plans as messages } from '@messages/plans';

export default function Plans() {
  usePageTitle(messages.title);
  return (
    <>
      <PageHead headline={messages.headline}>
        <p>{messages.text}</p>
        <p className="mt-2 text-base">{messages.noTrial}</p>
        <WatchedFrom className="mt-2 text-base" />
      </PageHead>
      <div className="page-width pb-16">
        <Cards />
        <section className="mt-16 max-w-[68ch]">
          <h2 className="text-2xl">{messages.faqTitle}</h2>
          <dl className="mt-4 divide-y divide-line border-y border-line">
            {messages.faq.map(({ q, a }) => (
              <div key={q} className="py-4">
                <dt className="font-semibold">{q}</dt>
                <dd className="mt-1 text-muted">{a}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

function Cards() {
  const plans = useRequest(fetchPlans);
  const signedIn = useSignedIn();
  if (plans.state === 'waiting') return <PlanGridSkeleton />;
  if (plans.state === 'failed') {
    return (
      <AlertBanner
        kind="bad"
        title={messages.loadFailed}
        action={
          <Button variant="quiet" busy={plans.busy} onClick={plans.retry}>
            {common.tryAgain}
          </Button>
        }
      >
        {sentenceOf(plans.error)}
      </AlertBanner>
    );
  }
  if (plans.data.length === 0) return <EmptyState title={messages.empty} />;
  const firstWithWhatsApp = plans.data.find((plan) => plan.alertingChannels.some((channel) => /whatsapp/i.test(channel)));
  return (
    <PlanGrid>
      {plans.data.map((plan) => (
        <PlanCard
          key={plan._id}
          plan={plan}
          badge={plan === firstWithWhatsApp && messages.firstWithWhatsApp}
          action={<ButtonLink to={signedIn ? paths.pricing : paths.login}>{messages.choose(plan.name)}</ButtonLink>}
        />
      ))}
    </PlanGrid>
  );
}
