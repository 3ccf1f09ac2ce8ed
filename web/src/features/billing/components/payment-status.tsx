import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Spinner } from '@/components/ui/spinner';
import { AlertBanner, type BannerKind } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { formatNaira } from '@/lib/format/format-money';
import { useAfter } from '@/lib/live/use-after';
import { billing } from '@messages/billing';
import { paymentOutcome, type PaymentOutcome } from '../api/verify-payment';
import { PayLink } from './pay-link';

const messages = billing.waiting;
const SLOW_AFTER_MS = 60_000;
/** Most payments have arrived by then; a customer who left the payment page without paying gets the way back. */
const OFFER_AFTER_MS = 5_000;

type PaymentStatusProps = { payment: string; hasServers: boolean; onAgain: () => void; onClose: () => void };

/** The page after the payment page: it polls for the outcome and says what it waits for. */
export function PaymentStatus({ payment, hasServers, onAgain, onClose }: PaymentStatusProps) {
  const user = useUser();
  const client = useQueryClient();
  const status = useQuery(paymentOutcome(payment, user._id));
  const outcome = status.data?.outcome;
  useEffect(() => {
    if (outcome === undefined || outcome === 'waiting') return;
    for (const queryKey of [['user'], ['invoices'], ['workspace']]) void client.invalidateQueries({ queryKey });
  }, [outcome, client]);

  const close = <Close onClose={onClose} />;
  if (outcome === undefined || outcome === 'waiting')
    return <Waiting payment={payment} silent={status.isError} onAgain={onAgain} close={close} />;
  const settled = { close, payment, hasServers, onAgain };
  return <Settled outcome={outcome} message={status.data?.message ?? ''} {...settled} />;
}

type WaitingProps = { payment: string; silent: boolean; onAgain: () => void; close: ReactNode };

function Waiting({ payment, silent, onAgain, close }: WaitingProps) {
  const slow = useAfter(SLOW_AFTER_MS);
  const offered = useAfter(OFFER_AFTER_MS);
  return (
    <section className="card flex items-start gap-4 p-5 sm:p-6">
      <Spinner className="mt-0.5 size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <div role="status">
          <h2 className="text-lg">{messages.title}</h2>
          <p className="mt-1 text-muted">{silent ? messages.silent : slow ? messages.slow : messages.text}</p>
          <p className="tabular mt-2 text-sm text-muted">{messages.ref(payment)}</p>
        </div>
        {offered && <NotPaidYet payment={payment} onAgain={onAgain} close={close} />}
      </div>
    </section>
  );
}

/** The way back to paying, as long as this payment is open. */
function NotPaidYet({ payment, onAgain, close }: Omit<WaitingProps, 'silent'>) {
  const { pendingPayment } = useUser().plan;
  const open = pendingPayment?.ref === payment ? pendingPayment : null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      {open && <h3 className="font-semibold">{messages.notPaidYet}</h3>}
      <p className="text-muted">{messages.paidAlready}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {open?.failed && <Button onClick={onAgain}>{messages.payAgain}</Button>}
        {open && !open.failed && open.paymentUrl && (
          <PayLink href={open.paymentUrl}>{billing.pending.pay(formatNaira(open.total))}</PayLink>
        )}
        {close}
      </div>
    </div>
  );
}

type SettledProps = {
  outcome: Exclude<PaymentOutcome['outcome'], 'waiting'>;
  message: string;
  payment: string;
  hasServers: boolean;
  onAgain: () => void;
  close: ReactNode;
};

const banners: Record<SettledProps['outcome'], { kind: BannerKind; title: string }> = {
  paid: { kind: 'good', title: messages.paid },
  failed: { kind: 'bad', title: messages.failed },
  unknown: { kind: 'warn', title: messages.unknown },
  'other-account': { kind: 'warn', title: messages.otherAccount },
};

/** Texts for outcomes where the API's message is not used. */
const texts: Partial<Record<SettledProps['outcome'], string>> = { paid: messages.paidText, 'other-account': messages.otherAccountText };

function Settled({ outcome, message, payment, hasServers, onAgain, close }: SettledProps) {
  const { plan } = useUser();
  const { kind, title } = banners[outcome];
  const mayAgain = outcome === 'failed' && plan.pendingPayment?.ref === payment;
  return (
    <AlertBanner
      kind={kind}
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {outcome === 'paid' && (
            <ButtonLink to={hasServers ? paths.overview : paths.addServer}>
              {hasServers ? messages.toOverview : messages.addServer}
            </ButtonLink>
          )}
          {mayAgain && <Button onClick={onAgain}>{messages.payAgain}</Button>}
          {close}
        </div>
      }
    >
      <p>{texts[outcome] ?? message}</p>
    </AlertBanner>
  );
}

const Close = ({ onClose }: { onClose: () => void }) => (
  <Button variant="quiet" onClick={onClose}>
    {messages.close}
  </Button>
);
