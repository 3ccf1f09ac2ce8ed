import type { ReactNode } from 'react';
import { Phone } from 'lucide-react';
import type { ExplanationResponse, IncidentResponse } from '@nowahala/api';
import { CopyButton } from '@/components/ui/copy-button';
import { incidents as messages } from '@messages/incidents';
import { Section } from './section';

/** What to do comes first; then what happened, and a text for customers. */
export function ExplanationPanel({ incident }: { incident: IncidentResponse }) {
  const { explanation } = incident;
  if (!explanation)
    return (
      <Section title={messages.whatHappened}>
        <p>{messages.notExplained}</p>
      </Section>
    );
  const open = incident.status === 'open';
  return (
    <>
      {explanation.doNow.length > 0 && (
        <Section title={open ? messages.doNow : messages.whatYouCouldDo}>
          <Steps explanation={explanation} />
        </Section>
      )}
      <Section title={messages.whatHappened}>
        <p className="reading-width text-lg leading-relaxed">{explanation.whatHappened}</p>
        <dl className="mt-4 space-y-3">
          <Fact name={messages.whoIsAffected}>{explanation.whoIsAffected}</Fact>
          <Fact name={messages.likelyCause}>
            {explanation.likelyCause} <span className="text-muted">{messages.confidence[explanation.confidence]}</span>
          </Fact>
        </dl>
        {explanation.source === 'ai' && <p className="mt-4 text-sm text-muted">{messages.byAi}</p>}
      </Section>
      {open && explanation.tellCustomers && (
        <Section title={messages.tellCustomers} text={messages.customerNotice}>
          <blockquote className="rounded-control bg-sunken px-4 py-3">{explanation.tellCustomers}</blockquote>
          <CopyButton text={explanation.tellCustomers} label={messages.copyForCustomers} done={messages.copied} className="no-print mt-3" />
        </Section>
      )}
    </>
  );
}

const Steps = ({ explanation }: { explanation: ExplanationResponse }) => (
  <>
    <ol className="space-y-4">
      {explanation.doNow.map((step, index) => (
        <li key={step} className="flex gap-3.5">
          <span
            aria-hidden="true"
            className="tabular mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-accent-ink"
          >
            {index + 1}
          </span>
          <p className="reading-width min-w-0 pt-0.5 [overflow-wrap:anywhere]">{step}</p>
        </li>
      ))}
    </ol>
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

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-semibold text-muted">{name}</dt>
    <dd className="reading-width">{children}</dd>
  </div>
);
