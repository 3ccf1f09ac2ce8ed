import { useLocation } from 'react-router-dom';
import type { UserResponse } from '@nowahala/api';
import { AlertBanner, type BannerKind } from '@/components/ui/alert-banner';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useUser, useZone } from '@/lib/session/current-user';
import { formatDay } from '@/lib/format/format-time';
import { dashboard } from '@messages/dashboard';

const messages = dashboard.banners;

/** A plan that has ended, on every page until it is renewed; the billing page has the details. */
export function PlanBanner() {
  const { plan } = useUser();
  const zone = useZone();
  const { pathname } = useLocation();
  const sentence = sentenceOf(plan, zone);
  if (!sentence || pathname === paths.billing) return null;
  return (
    <AlertBanner
      kind={sentence.kind}
      action={
        <ButtonLink to={paths.billing} variant="quiet" size="small">
          {messages.toBilling}
        </ButtonLink>
      }
    >
      {sentence.text}
    </AlertBanner>
  );
}

function sentenceOf(plan: UserResponse['plan'], zone: string): { kind: BannerKind; text: string } | null {
  if (plan.state === 'paused') return { kind: 'bad', text: messages.planPaused };
  if (plan.state === 'reduced' && plan.reducedEndsAt)
    return { kind: 'warn', text: messages.planReduced(formatDay(plan.reducedEndsAt, zone)) };
  if (plan.state === 'grace' && plan.graceEndsAt) return { kind: 'warn', text: messages.planGrace(formatDay(plan.graceEndsAt, zone)) };
  return null;
}
