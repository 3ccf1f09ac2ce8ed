import { PageHead } from '@/components/layout/page-head';
import { AlertBand } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { fetchPlans } from '@/features/plans/api/fetch-plans';
import { PlanCard } from '@/features/plans/components/plan-card';
import { PlanGrid, PlanGridSkeleton } from '@/features/plans/components/plan-grid';
import { sentenceOf } from '@/lib/http/api-error';
import { useAnswer } from '@/lib/http/use-request';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { common } from '@messages/common';
import { plans as words } from '@messages/plans';

export default function Plans() {
  usePageTitle(words.title);
  return (
    <>
      <PageHead headline={words.headline}>
        <p>{words.text}</p>
        <p className="mt-2 text-base">{words.noTrial}</p>
      </PageHead>
      <div className="page-width pb-16">
        <Cards />
        <section className="mt-16 max-w-[68ch]">
          <h2 className="text-2xl">{words.questionsTitle}</h2>
          <dl className="mt-4 divide-y divide-line border-y border-line">
            {words.questions.map(({ q, a }) => (
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
  const plans = useAnswer(fetchPlans);
  const signedIn = useSignedIn();
  if (plans.state === 'waiting') return <PlanGridSkeleton />;
  if (plans.state === 'failed') {
    return (
      <AlertBand
        kind="bad"
        title={words.loadFailed}
        action={
          <Button look="quiet" busy={plans.busy} onClick={plans.askAgain}>
            {common.tryAgain}
          </Button>
        }
      >
        {sentenceOf(plans.error)}
      </AlertBand>
    );
  }
  if (plans.data.length === 0) return <EmptyState title={words.empty} />;
  const firstWithWhatsApp = plans.data.find((plan) => plan.alertingChannels.some((channel) => /whatsapp/i.test(channel)));
  return (
    <PlanGrid>
      {plans.data.map((plan) => (
        <PlanCard
          key={plan._id}
          plan={plan}
          badge={plan === firstWithWhatsApp && words.firstWithWhatsApp}
          action={<ButtonLink to={signedIn ? paths.pricing : paths.login}>{words.choose(plan.name)}</ButtonLink>}
        />
      ))}
    </PlanGrid>
  );
}
