import { Check } from '@/components/icons/check';
import { ChevronRight } from '@/components/icons/chevron-right';
import { X } from '@/components/icons/x';
import type { EvidenceResponse, IncidentResponse } from '@nowahala/api';
import { CopyButton } from '@/components/ui/copy-button';
import { cx } from '@/lib/format/class-names';
import { useZone } from '@/lib/session/current-user';
import { formatResponseTime } from '@/lib/format/format-time';
import { incidents as messages } from '@messages/incidents';
import { reportForDeveloper } from '../model/report-for-developer';
import { Section } from './section';

/** What the check saw in plain text, the technical trail folded away, and both ready to copy. */
export function EvidencePanel({ incident }: { incident: IncidentResponse }) {
  const zone = useZone();
  const seen = incident.explanation?.evidence ?? [];
  const steps = incident.evidence?.steps ?? [];
  return (
    <Section title={messages.whatWeSaw}>
      {seen.length > 0 && (
        <ul className="space-y-2">
          {seen.map((line) => (
            <li key={line} className="flex gap-2.5 [overflow-wrap:anywhere]">
              <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent" />
              {line}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <details className="group mt-4 border-t border-line pt-2">
          <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-medium text-accent [&::-webkit-details-marker]:hidden">
            <ChevronRight className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-90" aria-hidden="true" />
            {messages.trail}
          </summary>
          <Trail steps={steps} />
        </details>
      )}
      <div className="no-print mt-4 border-t border-line pt-4">
        <h3 className="text-base">{messages.forDeveloper}</h3>
        <p className="mt-1 text-muted">{messages.forDeveloperText}</p>
        <CopyButton
          text={reportForDeveloper(incident, zone)}
          label={messages.copyForDeveloper}
          done={messages.copiedForDeveloper}
          className="mt-3"
        />
      </div>
    </Section>
  );
}

const Trail = ({ steps }: { steps: NonNullable<EvidenceResponse['steps']> }) => (
  <ol className="mt-2 space-y-1.5 rounded-control bg-sunken p-3">
    {steps.map(({ ok, ms, detail }, index) => {
      const Icon = ok ? Check : X;
      return (
        <li key={index} className="flex items-start gap-2.5 font-mono text-sm">
          <Icon
            role="img"
            aria-label={ok ? messages.ok : messages.failed}
            className={cx('mt-0.5 size-4 shrink-0', ok ? 'text-up' : 'text-down')}
          />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{detail}</span>
          <span className="tabular shrink-0 text-muted">{formatResponseTime(ms)}</span>
        </li>
      );
    })}
  </ol>
);
