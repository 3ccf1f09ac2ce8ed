import type { ReactNode } from 'react';
import type { ExplanationResponse } from '@nowahala/api';
import { CopyButton } from '@/components/ui/copy-button';
import { errorLogs } from '@messages/error-logs';

const messages = errorLogs.explanation;

/** What happened, what to do now, then the rest, in this order. All of it is plain text. */
export function ExplanationPanel({ explanation }: { explanation: ExplanationResponse }) {
  const { whatHappened, doNow, whoIsAffected, likelyCause, whoToCall, tellCustomers } = explanation;
  return (
    <div className="space-y-4">
      <p className="person-text text-lg leading-snug font-medium">{whatHappened}</p>
      {doNow.length > 0 && <Steps steps={doNow} />}
      <dl className="space-y-3">
        <Fact name={messages.whoIsAffected}>{whoIsAffected}</Fact>
        <Fact name={messages.likelyCause}>{likelyCause}</Fact>
        <Fact name={messages.whoToCall}>{whoToCall}</Fact>
      </dl>
      {tellCustomers && (
        <div className="rounded-card border border-line p-4">
          <h4 className="font-semibold">{messages.tellCustomers}</h4>
          <p className="person-text mt-1">{tellCustomers}</p>
          <CopyButton className="mt-3" text={tellCustomers} label={messages.copyText} done={messages.textCopied} />
        </div>
      )}
    </div>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <div className="rounded-card bg-accent-soft p-4">
    <h4 className="font-semibold">{messages.doNow}</h4>
    <ol className="mt-2 space-y-2.5">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="tabular mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-accent-ink"
          >
            {index + 1}
          </span>
          <span className="person-text">{step}</span>
        </li>
      ))}
    </ol>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="person-text">{children}</dd>
    </div>
  ) : null;
