import { AlertBand, type BandKind } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useZone, type UserPlan } from '@/lib/session/current-user';
import { formatNaira } from '@/lib/format/format-money';
import { formatDate } from '@/lib/format/format-time';
import { billing as words } from '@messages/billing';

/** `total` is null while today's price is not known, or when her plan is not sold any more. */
type RenewalBandProps = { own: UserPlan; total: number | null; onRenew: () => void };

/** A year that ends soon or has ended: what that means, until when, and the one button. */
export function RenewalBand({ own, total, onRenew }: RenewalBandProps) {
  const zone = useZone();
  const { kind, title, text } = said(own, (at) => (at ? formatDate(at, zone) : ''));
  return (
    <AlertBand
      kind={kind}
      title={title}
      action={
        total === null ? (
          <ButtonLink to={paths.pricing}>{words.choosePlan}</ButtonLink>
        ) : (
          <Button onClick={onRenew}>{words.renew(formatNaira(total))}</Button>
        )
      }
    >
      <p>{text}</p>
    </AlertBand>
  );
}

function said(own: UserPlan, day: (at: string | null) => string): { kind: BandKind; title: string; text: string } {
  const end = day(own.subscriptionEndDate);
  if (own.state === 'paused') return { kind: 'bad', title: words.paused, text: words.pausedText(day(own.keptUntil)) };
  if (own.state === 'reduced') return { kind: 'warn', title: words.reduced(end), text: words.reducedText(day(own.reducedEndsAt)) };
  if (own.state === 'grace') return { kind: 'warn', title: words.grace(end), text: words.graceText(day(own.graceEndsAt)) };
  return { kind: 'info', title: words.renewSoon(end), text: words.renewSoonText };
}
