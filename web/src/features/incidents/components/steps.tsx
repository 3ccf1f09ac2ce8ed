import { useRef } from 'react';
import { Check } from '@/components/icons/check';
import { Phone } from '@/components/icons/phone';
import { RotateCcwClock } from '@/components/icons/rotate-ccw-clock';
import { useQueryClient } from '@tanstack/react-query';
import type { ExplanationResponse, IncidentResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { cx } from '@/lib/format/class-names';
import { formatDay } from '@/lib/format/format-time';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { useZone } from '@/lib/session/current-user';
import { incidents as messages } from '@messages/incidents';
import { incidentKey } from '../api/get-incident';
import { markStepDone } from '../api/mark-step-done';
import { stepMarks, type StepMark } from '../model/step-marks';

/** What to do, step by step; each that is done has the server checked at once. */
export function Steps({ incident, explanation }: { incident: IncidentResponse; explanation: ExplanationResponse }) {
  const client = useQueryClient();
  const answer = useRef<HTMLParagraphElement>(null);
  const marking = useSend({
    request: (step: number) => markStepDone(incident._id, step),
    onSuccess: ({ data }) => client.setQueryData(incidentKey(incident._id), data),
    onError: () => undefined,
    onSettled: () => answer.current?.focus(),
  });
  const marks = stepMarks(incident);
  const open = incident.status === 'open';
  // Nobody but its owner can run a job.
  const job = incident.heartbeat !== null;
  return (
    <>
      <HelpedBefore explanation={explanation} />
      <ol className="space-y-4">
        {explanation.doNow.map((step, index) => (
          <li key={step} className="flex gap-3.5" aria-current={marks[index] === 'next' ? 'step' : undefined}>
            <StepNumber number={index + 1} mark={marks[index] ?? null} />
            <div className="min-w-0 pt-0.5">
              <p className="reading-width [overflow-wrap:anywhere]">{step}</p>
              {open && !job && (
                <Button
                  variant={marks[index] === 'next' ? 'main' : 'quiet'}
                  size="small"
                  className="no-print mt-2"
                  busy={marking.isPending && marking.variables === index + 1}
                  disabled={marking.isPending && marking.variables !== index + 1}
                  onClick={() => marking.send(index + 1)}
                >
                  {messages.steps.done}
                  <span className="sr-only">{messages.steps.which(index + 1)}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {open && job && <p className="no-print reading-width mt-4 text-muted">{messages.steps.byOwner}</p>}
      <p
        ref={answer}
        tabIndex={-1}
        role="status"
        className={cx('no-print font-medium', marking.variables !== null && 'mt-4 rounded-control bg-sunken px-4 py-3')}
      >
        {marking.isPending ? messages.steps.checking : (marking.data?.message ?? whatFailed(marking.error))}
      </p>
      {explanation.whoToCall && (
        <p className="mt-5 flex gap-3.5 border-t border-line pt-4">
          <Phone className="mt-0.5 ml-1 size-5 shrink-0 text-accent" aria-hidden="true" />
          <span className="reading-width min-w-0 pl-0.5">
            <span className="block font-semibold">{messages.whoToCall}</span>
            {explanation.whoToCall}
          </span>
        </p>
      )}
    </>
  );
}

function whatFailed(error: Error | null): string {
  if (!error) return '';
  return isApiError(error) && error.statusCode === 429 ? sentenceOf(error) : messages.steps.notChecked(sentenceOf(error));
}

function HelpedBefore({ explanation: { helpedBefore } }: { explanation: ExplanationResponse }) {
  const zone = useZone();
  if (!helpedBefore) return null;
  return (
    <p className="mb-5 flex gap-3.5 rounded-control bg-up-soft px-4 py-3">
      <RotateCcwClock className="mt-0.5 size-5 shrink-0 text-up" aria-hidden="true" />
      <span className="reading-width min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-semibold">{messages.steps.helpedBefore(formatDay(helpedBefore.at, zone))}</span>
        {helpedBefore.words}
      </span>
    </p>
  );
}

const looks: Record<'next' | 'done' | 'worked' | 'none', string> = {
  next: 'bg-accent text-accent-ink ring-2 ring-accent ring-offset-2 ring-offset-raised',
  none: 'bg-accent text-accent-ink',
  done: 'bg-sunken text-muted',
  worked: 'bg-up-soft text-up',
};

const StepNumber = ({ number, mark }: { number: number; mark: StepMark }) => (
  <span
    className={cx(
      'tabular mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold',
      looks[mark ?? 'none'],
    )}
  >
    <span aria-hidden="true">{mark === 'worked' ? <Check className="size-4" /> : number}</span>
    {mark && <span className="sr-only">{messages.steps.marks[mark]}</span>}
  </span>
);
