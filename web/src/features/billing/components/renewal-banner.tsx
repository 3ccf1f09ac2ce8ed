import type { SubscriptionResponse } from '@nowahala/api';
import { AlertBanner, type BannerKind } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useZone } from '@/lib/session/current-user';
import { formatNaira } from '@/lib/format/format-money';
import { formatDate } from '@/lib/format/format-time';
import { billing as messages } from '@messages/billing';

/** `total` is null while the current price is loading, or when the plan is not sold any more. */
type RenewalBannerProps = { own: SubscriptionResponse; total: number | null; onRenew: () => void };

/** A year that ends soon or has ended: what that means, until when, and the one button. */
export function RenewalBanner({ own, total, onRenew }: RenewalBannerProps) {
  const zone = useZone();
  const { kind, title, text } = contentOf(own, (at) => (at ? formatDate(at, zone) : ''));
  return (
    <AlertBanner
      kind={kind}
      title={title}
      action={
        total === null ? (
          <ButtonLink to={paths.pricing}>{messages.choosePlan}</ButtonLink>
        ) : (
          <Button onClick={onRenew}>{messages.renew(formatNaira(total))}</Button>
        )
      }
    >
      <p>{text}</p>
    </AlertBanner>
  );
}

function contentOf(own: SubscriptionResponse, day: (at: string | null) => string): { kind: BannerKind; title: string; text: string } {
  const end = day(own.subscriptionEndDate);
  if (own.state === 'paused') return { kind: 'bad', title: messages.paused, text: messages.pausedText(day(own.keptUntil)) };
  if (own.state === 'reduced') return { kind: 'warn', title: messages.reduced(end), text: messages.reducedText(day(own.reducedEndsAt)) };
  if (own.state === 'grace') return { kind: 'warn', title: messages.grace(end), text: messages.graceText(day(own.graceEndsAt)) };
  return { kind: 'info', title: messages.renewalDue(end), text: messages.renewalDueText };
}
