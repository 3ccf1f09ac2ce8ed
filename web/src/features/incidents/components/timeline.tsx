import type { IncidentResponse } from '@nowahala/api';
import { Moment } from '@/components/ui/moment';
import { cx } from '@/lib/format/class-names';
import { useZone } from '@/lib/session/current-user';
import { incidents as messages } from '@messages/incidents';
import { Section } from './section';

const dots: Record<string, string> = {
  first_failure: 'bg-warn',
  opened: 'bg-down',
  worsened: 'bg-down',
  unstable: 'bg-warn',
  partial: 'bg-warn',
  resolved: 'bg-up',
};

/** Only what is down is red. */
const dotOf = (type: string, kind: IncidentResponse['kind']): string =>
  (type === 'opened' && kind !== 'down' ? dots.unstable : dots[type]) ?? 'bg-accent';

export function Timeline({ incident }: { incident: IncidentResponse }) {
  const zone = useZone();
  return (
    <Section title={messages.timeline}>
      <ol>
        {incident.timeline.map(({ at, type, text }, index) => (
          <li key={`${at}${type}`} className="relative pb-4 pl-6 last:pb-0">
            {index < incident.timeline.length - 1 && (
              <span aria-hidden="true" className="absolute top-3 bottom-[-0.5rem] left-[0.3125rem] w-px bg-line" />
            )}
            <span aria-hidden="true" className={cx('absolute top-1.5 left-0 size-2.5 rounded-full', dotOf(type, incident.kind))} />
            <Moment at={at} zone={zone} className="text-sm text-muted" />
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
