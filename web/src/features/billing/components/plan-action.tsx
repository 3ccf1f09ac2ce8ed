import type { PlanResponse, SubscriptionResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { useZone } from '@/lib/session/current-user';
import { formatDate } from '@/lib/format/format-time';
import { pricing as messages } from '@messages/pricing';
import type { Meaning } from '../model/meaning';
import type { Choice } from './checkout-dialog';

type PlanActionProps = {
  plan: PlanResponse;
  own: SubscriptionResponse;
  meaning: Meaning;
  isMain: boolean;
  onChoose: (choice: Choice) => void;
};

const names: Record<Choice['meaning'], (plan: string) => string> = {
  subscribe: messages.choose,
  renew: messages.renewWith,
  upgrade: messages.upgradeTo,
  'upgrade-or-renew': messages.upgradeTo,
};

/** The button of a plan card, or why there is none. */
export function PlanAction({ plan, own, meaning, isMain, onChoose }: PlanActionProps) {
  const zone = useZone();
  if (meaning === 'current')
    return (
      <Button variant="quiet" disabled>
        {messages.yourPlan}
      </Button>
    );
  if (meaning === 'at-renewal')
    return <p className="text-sm text-muted">{own.renewalOpensAt && messages.smallerLater(formatDate(own.renewalOpensAt, zone))}</p>;
  return (
    <Button variant={isMain ? 'main' : 'quiet'} className="whitespace-normal" onClick={() => onChoose({ plan, meaning })}>
      {names[meaning](plan.name)}
    </Button>
  );
}
