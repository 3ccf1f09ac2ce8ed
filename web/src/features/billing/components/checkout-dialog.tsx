import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PlanResponse, SubscriptionResponse } from '@nowahala/api';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SkeletonLines } from '@/components/ui/skeleton';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser, useZone } from '@/lib/session/current-user';
import { formatNaira } from '@/lib/format/format-money';
import { formatDate } from '@/lib/format/format-time';
import { common } from '@messages/common';
import { pricing } from '@messages/pricing';
import { quoteOf } from '../api/quote-upgrade';
import type { Meaning } from '../model/meaning';
import { useCheckout } from '../model/use-checkout';
import { PriceBreakdown } from './price-breakdown';
import { WhenChoice, type When } from './when-choice';

const messages = pricing.checkout;

export type Choice = { plan: PlanResponse; meaning: Exclude<Meaning, 'current' | 'at-renewal'> };

type CheckoutDialogProps = { choice: Choice | null; onClose: () => void };

/** The amount and what it buys, before the browser leaves for the payment page. */
export const CheckoutDialog = ({ choice, onClose }: CheckoutDialogProps) =>
  choice && <Inside key={choice.plan._id} choice={choice} onClose={onClose} />;

function Inside({ choice: { plan, meaning }, onClose }: { choice: Choice; onClose: () => void }) {
  const user = useUser();
  const zone = useZone();
  const [when, setWhen] = useState<When>('now');
  const isUpgrade = meaning === 'upgrade' || (meaning === 'upgrade-or-renew' && when === 'now');
  const quote = useQuery({ ...quoteOf({ planId: plan._id, userId: user._id }), enabled: isUpgrade });
  const { buy, busy, error, forget } = useCheckout();

  const price = isUpgrade ? quote.data : plan.yearly;
  const text = isUpgrade
    ? quote.data && messages.upgradeText(quote.data.daysLeft, formatDate(quote.data.endsAt, zone))
    : yearText(user.plan, meaning, zone);
  const title = isUpgrade ? messages.upgrade : meaning === 'subscribe' ? messages.subscribe : messages.renew;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title(plan.name)}
      description={text}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            busy={busy}
            disabled={price === undefined}
            onClick={() => buy({ planId: plan._id, kind: isUpgrade ? 'upgrade' : 'subscribe' })}
          >
            {price ? messages.pay(formatNaira(price.total)) : messages.pay('')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {meaning === 'upgrade-or-renew' && (
          <WhenChoice
            when={when}
            onChange={(next) => {
              forget();
              setWhen(next);
            }}
          />
        )}
        {price ? (
          <PriceBreakdown {...price} first={isUpgrade ? messages.difference : messages.twelveMonths(formatNaira(plan.price))} />
        ) : quote.isError ? (
          <AlertBanner
            kind="bad"
            title={messages.noQuote}
            action={
              <Button variant="quiet" size="small" busy={quote.isFetching} onClick={() => void quote.refetch()}>
                {common.tryAgain}
              </Button>
            }
          >
            {sentenceOf(quote.error)}
          </AlertBanner>
        ) : (
          <SkeletonLines lines={3} />
        )}
        {error && <AlertBanner kind="bad">{sentenceOf(error)}</AlertBanner>}
        <p className="text-sm text-muted">{messages.provider}</p>
      </div>
    </Dialog>
  );
}

function yearText(own: SubscriptionResponse, meaning: Meaning, zone: string): string {
  if (meaning === 'subscribe' || !own.subscriptionEndDate) return messages.subscribeText;
  if (own.state === 'paused') return messages.resumeText;
  const day = formatDate(own.subscriptionEndDate, zone);
  return own.state === 'active' ? messages.renewText(day) : messages.renewLateText(day);
}
