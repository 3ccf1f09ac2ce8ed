import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CheckoutResponse } from '@nowahala/api';
import { paths } from '@/config/paths';
import { sentenceFor } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { leaveFor } from '@/lib/http/leave-for';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { pricing as messages } from '@messages/pricing';
import { subscribe, upgrade } from '../api/buy-plan';

type Purchase = { planId: string; kind: 'subscribe' | 'upgrade' };

/** Buying: the browser leaves for the payment page; where there is nothing to pay, it goes where the specification says. */
export function useCheckout() {
  const { _id: userId } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();

  const done = (bought: CheckoutResponse, kind: Purchase['kind']) => {
    void client.invalidateQueries({ queryKey: ['invoices'] });
    if (bought.redirect && bought.paymentUrl) return leaveFor(bought.paymentUrl);
    void client.invalidateQueries({ queryKey: ['user'] });
    if (bought.message) toast.success(bought.message);
    void navigate(kind === 'upgrade' || bought.hasPlan ? paths.billing : paths.addServer);
  };
  // After one that was answered, perhaps with a payment page that was left, the next is another one; one whose answer was lost is the same.
  const [round, setRound] = useState(0);
  const checkout = useSend({
    request: ({ planId, kind }: Purchase & { round: number }, key) => (kind === 'upgrade' ? upgrade : subscribe)({ planId, userId }, key),
    onSuccess: (bought, { kind }) => {
      setRound((rounds) => rounds + 1);
      return done(bought, kind);
    },
    onError: (error, { kind }) => toast.error(sentenceFor(error, kind === 'upgrade' ? messages.upgradeFailed : messages.subscribeFailed)),
  });

  // The back button brings this page back as it was left, its button still busy.
  const { reset } = checkout;
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset]);

  return {
    buy: (purchase: Purchase) => checkout.send({ ...purchase, round }),
    error: checkout.error,
    forget: reset,
    // Until the browser has left for the payment page the button stays as it is.
    busy: checkout.isPending || checkout.data?.redirect === true,
  };
}
