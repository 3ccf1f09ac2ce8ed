import { AlertBand } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import type { UserPlan } from '@/lib/session/current-user';
import { formatNaira } from '@/lib/format/format-money';
import { billing } from '@messages/billing';
import { PayLink } from './pay-link';

const words = billing.pending;

type PendingPaymentProps = { pending: NonNullable<UserPlan['pendingPayment']>; hasPlan: boolean; onAgain: () => void; onCheck: () => void };

/** A checkout that was opened and is not paid. A page where a payment failed is not used again: the next try is a new one. */
export function PendingPayment({ pending: { planName, total, failed, paymentUrl }, hasPlan, onAgain, onCheck }: PendingPaymentProps) {
  const amount = formatNaira(total);
  return (
    <AlertBand
      kind={failed ? 'bad' : 'warn'}
      title={words.title(planName, amount)}
      action={
        <div className="flex flex-wrap gap-2">
          {failed ? (
            <Button onClick={onAgain}>{billing.waiting.payAgain}</Button>
          ) : (
            paymentUrl && <PayLink href={paymentUrl}>{words.pay(amount)}</PayLink>
          )}
          <Button look="quiet" onClick={onCheck}>
            {words.check}
          </Button>
        </div>
      }
    >
      <p>
        {failed && `${words.failed} `}
        {hasPlan ? words.upgradeText : words.text}
      </p>
    </AlertBand>
  );
}
