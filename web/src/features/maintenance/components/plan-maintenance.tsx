import { useState } from 'react';
import { ChevronRight } from '@/components/icons/chevron-right';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/input';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import { zoneLabel } from '@/lib/format/time-zones';
import { useForm } from '@/lib/forms/use-form';
import { useSend } from '@/lib/http/use-send';
import { now } from '@/lib/live/clock';
import { useZone } from '@/lib/session/current-user';
import { maintenance as messages } from '@messages/maintenance';
import { planMaintenance, type Scope } from '../api/maintenance';
import { instantOf, localTextOf } from '../model/local-times';
import { useChanged } from './use-changes';

const CHOICES = [30, 60, 120];
const HOUR_MS = 3_600_000;

type PlanMaintenanceProps = { scope: Scope; isRunning: boolean };

/** For a thumb: now, for so long. Other times are a form behind it. What runs already is made longer where it stands. */
export function PlanMaintenance({ scope, isRunning }: PlanMaintenanceProps) {
  const box = useFocusKept<HTMLDivElement>();
  const changed = useChanged();
  // The same times once more are another maintenance, with an idempotency key of its own.
  const [round, setRound] = useState(0);
  const onPlanned = async (sent: { message: string }) => {
    setRound((rounds) => rounds + 1);
    await changed.onSuccess(sent);
  };
  return (
    <div ref={box} className="space-y-3">
      {!isRunning && <BeginNow scope={scope} round={round} onPlanned={onPlanned} onError={changed.onError} />}
      <details className="group">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control font-medium text-accent [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-90" aria-hidden="true" />
          {messages.otherTimes}
        </summary>
        <OtherTimes key={round} scope={scope} onPlanned={onPlanned} />
      </details>
    </div>
  );
}

type BeginNowProps = OtherTimesProps & { round: number; onError: (error: Error) => void };

function BeginNow({ scope, round, onPlanned, onError }: BeginNowProps) {
  const box = useFocusKept<HTMLDivElement>();
  const begin = useSend({
    request: ({ minutes }: { minutes: number; round: number }, key) => planMaintenance(scope, { minutes }, key),
    onSuccess: onPlanned,
    onError,
  });
  return (
    <div ref={box} className="space-y-3">
      <p id="maintenance-begin" className="font-medium">
        {messages.begin}
      </p>
      <div role="group" aria-labelledby="maintenance-begin" className="flex flex-wrap gap-2 max-sm:*:flex-1">
        {CHOICES.map((minutes) => (
          <Button
            key={minutes}
            variant="quiet"
            busy={begin.isPending && begin.variables?.minutes === minutes}
            disabled={begin.isPending && begin.variables?.minutes !== minutes}
            onClick={() => begin.send({ minutes, round })}
          >
            {messages.minutes(minutes)}
          </Button>
        ))}
      </div>
    </div>
  );
}

type OtherTimesProps = { scope: Scope; onPlanned: (sent: { message: string }) => unknown };

function OtherTimes({ scope, onPlanned }: OtherTimesProps) {
  const zone = useZone();
  const inHours = (hours: number) => localTextOf(new Date(now().getTime() + hours * HOUR_MS), zone);
  const known = (typed: string) => (instantOf(typed, zone) ? undefined : messages.noTime);
  const form = useForm({
    initial: { startsAt: inHours(1), endsAt: inHours(2) },
    rules: { startsAt: known, endsAt: known },
    send: ({ startsAt, endsAt }, key) =>
      planMaintenance(scope, { startsAt: instantOf(startsAt, zone)!.toISOString(), endsAt: instantOf(endsAt, zone)!.toISOString() }, key),
    onSent: onPlanned,
  });
  /** An end that would come before the beginning comes an hour after it. */
  const begin = (startsAt: string) => {
    const [from, until] = [instantOf(startsAt, zone), instantOf(form.values.endsAt, zone)];
    form.set('startsAt', startsAt);
    if (from && until) form.set('endsAt', localTextOf(until > from ? until : new Date(from.getTime() + HOUR_MS), zone));
  };
  return (
    <form {...form.props} className="mt-2 space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={messages.startsAt}
          {...form.field('startsAt')}
          onChange={(event) => begin(event.target.value)}
        />
        <TextField type="datetime-local" label={messages.endsAt} {...form.field('endsAt')} />
      </div>
      <p className="text-sm text-muted">{messages.zoneHint(zoneLabel(zone))}</p>
      <Button type="submit" busy={form.busy} className="max-sm:w-full">
        {messages.plan}
      </Button>
    </form>
  );
}
