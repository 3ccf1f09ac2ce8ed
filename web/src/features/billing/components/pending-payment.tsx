import type { SubscriptionResponse } from '@nowahala/api';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { formatNaira } from '@/lib/format/format-money';
import { billing } from '@messages/billing';
import { PayLink } from './pay-link';

const messages = billing.pending;

type PendingPaymentProps = {
  pending: NonNullable<SubscriptionResponse['pendingPayment']>;
  hasPlan: boolean;
  onAgain: () => void;
  onCheck: () => void;
};

/** A checkout that was opened and is not paid. A page where a payment failed is not used again: the next try is a new one. */
export function PendingPayment({ pending: { planName, total, failed, paymentUrl }, hasPlan, onAgain, onCheck }: PendingPaymentProps) {
  const amount = formatNaira(total);
  return (
    <AlertBanner
      kind={failed ? 'bad' : 'warn'}
      title={messages.title(planName, amount)}
      action={
        <div className="flex flex-wrap gap-2">
          {failed ? (
            <Button onClick={onAgain}>{billing.waiting.payAgain}</Button>
          ) : (
            paymentUrl && <PayLink href={paymentUrl}>{messages.pay(amount)}</PayLink>
          )}
          <Button variant="quiet" onClick={onCheck}>
            {messages.check}
          </Button>
        </div>
      }
    >
      <p>
        {failed && `${messages.failed} `}
        {hasPlan ? messages.upgradeText : messages.text}
      </p>
    </AlertBanner>
  );
}
