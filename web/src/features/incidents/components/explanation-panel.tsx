import type { ReactNode } from 'react';
import type { IncidentResponse } from '@nowahala/api';
import { CopyButton } from '@/components/ui/copy-button';
import { incidents as messages } from '@messages/incidents';
import { Section } from './section';
import { Steps } from './steps';

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
          <Steps incident={incident} explanation={explanation} />
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

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-semibold text-muted">{name}</dt>
    <dd className="reading-width">{children}</dd>
  </div>
);
