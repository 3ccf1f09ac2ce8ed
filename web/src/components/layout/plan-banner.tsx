import { useLocation } from 'react-router-dom';
import { AlertBand, type BandKind } from '@/components/ui/alert-banner';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useUser, useZone, type User } from '@/lib/session/current-user';
import { formatDay } from '@/lib/format/format-time';
import { dashboard } from '@messages/dashboard';

const words = dashboard.banners;

/** A plan that has ended, on every page until it is renewed; the billing page says it in full itself. */
export function PlanBand() {
  const { plan } = useUser();
  const zone = useZone();
  const { pathname } = useLocation();
  const said = sentenceOf(plan, zone);
  if (!said || pathname === paths.billing) return null;
  return (
    <AlertBand
      kind={said.kind}
      action={
        <ButtonLink to={paths.billing} look="quiet" size="small">
          {words.toBilling}
        </ButtonLink>
      }
    >
      {said.text}
    </AlertBand>
  );
}

function sentenceOf(plan: User['plan'], zone: string): { kind: BandKind; text: string } | null {
  if (plan.state === 'paused') return { kind: 'bad', text: words.planPaused };
  if (plan.state === 'reduced' && plan.reducedEndsAt) return { kind: 'warn', text: words.planReduced(formatDay(plan.reducedEndsAt, zone)) };
  if (plan.state === 'grace' && plan.graceEndsAt) return { kind: 'warn', text: words.planGrace(formatDay(plan.graceEndsAt, zone)) };
  return null;
}
