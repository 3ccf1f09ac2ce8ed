import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Spinner } from '@/components/ui/spinner';
import { AlertBand, type BandKind } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { formatNaira } from '@/lib/format/format-money';
import { useAfter } from '@/lib/live/use-after';
import { billing } from '@messages/billing';
import { paymentNews, type PaymentNews as News } from '../api/verify-payment';
import { PayLink } from './pay-link';

const words = billing.waiting;
const SLOW_AFTER_MS = 60_000;
/** What she paid is mostly here by then; whoever left the payment page without paying does not wait for nothing. */
const OFFER_AFTER_MS = 5_000;

type PaymentNewsProps = { payment: string; hasServers: boolean; onAgain: () => void; onClose: () => void };

/** The page she comes back to from paying: it waits for the truth and says what it waits for. */
export function PaymentNews({ payment, hasServers, onAgain, onClose }: PaymentNewsProps) {
  const user = useUser();
  const client = useQueryClient();
  const news = useQuery(paymentNews(payment, user._id));
  const outcome = news.data?.outcome;
  useEffect(() => {
    if (outcome === undefined || outcome === 'waiting') return;
    for (const queryKey of [['user'], ['invoices'], ['workspace']]) void client.invalidateQueries({ queryKey });
  }, [outcome, client]);

  const close = <Close onClose={onClose} />;
  if (outcome === undefined || outcome === 'waiting')
    return <Waiting payment={payment} silent={news.isError} onAgain={onAgain} close={close} />;
  const settled = { close, payment, hasServers, onAgain };
  return <Settled outcome={outcome} message={news.data?.message ?? ''} {...settled} />;
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
          <h2 className="text-lg">{words.title}</h2>
          <p className="mt-1 text-muted">{silent ? words.silent : slow ? words.slow : words.text}</p>
          <p className="tabular mt-2 text-sm text-muted">{words.ref(payment)}</p>
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
      {open && <h3 className="font-semibold">{words.notPaidYet}</h3>}
      <p className="text-muted">{words.paidAlready}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {open?.failed && <Button onClick={onAgain}>{words.payAgain}</Button>}
        {open && !open.failed && open.paymentUrl && (
          <PayLink href={open.paymentUrl}>{billing.pending.pay(formatNaira(open.total))}</PayLink>
        )}
        {close}
      </div>
    </div>
  );
}

type SettledProps = {
  outcome: Exclude<News['outcome'], 'waiting'>;
  message: string;
  payment: string;
  hasServers: boolean;
  onAgain: () => void;
  close: ReactNode;
};

const looks: Record<SettledProps['outcome'], { kind: BandKind; title: string }> = {
  paid: { kind: 'good', title: words.paid },
  failed: { kind: 'bad', title: words.failed },
  unknown: { kind: 'warn', title: words.unknown },
  'not-hers': { kind: 'warn', title: words.notHers },
};

/** Where the title has said it all already, or nobody else can. */
const texts: Partial<Record<SettledProps['outcome'], string>> = { paid: words.paidText, 'not-hers': words.notHersText };

function Settled({ outcome, message, payment, hasServers, onAgain, close }: SettledProps) {
  const { plan } = useUser();
  const { kind, title } = looks[outcome];
  const mayAgain = outcome === 'failed' && plan.pendingPayment?.ref === payment;
  return (
    <AlertBand
      kind={kind}
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {outcome === 'paid' && (
            <ButtonLink to={hasServers ? paths.overview : paths.addServer}>{hasServers ? words.toOverview : words.addServer}</ButtonLink>
          )}
          {mayAgain && <Button onClick={onAgain}>{words.payAgain}</Button>}
          {close}
        </div>
      }
    >
      <p>{texts[outcome] ?? message}</p>
    </AlertBand>
  );
}

const Close = ({ onClose }: { onClose: () => void }) => (
  <Button look="quiet" onClick={onClose}>
    {words.close}
  </Button>
);
