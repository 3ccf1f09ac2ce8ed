import { Check } from '@/components/icons/check';
import { X } from '@/components/icons/x';
import type { IncidentResponse } from '@nowahala/api';
import { placeNameOf } from '@nowahala/kernel';
import { cx } from '@/lib/format/class-names';
import { incidents as messages } from '@messages/incidents';
import { Section } from './section';

/** From where it is reached and from where not, while that differs. */
export function PlacesPanel({ incident: { kind, regions, goodRegions } }: { incident: IncidentResponse }) {
  if (kind !== 'partial' || regions.length + goodRegions.length === 0) return null;
  return (
    <Section title={messages.places} text={messages.placesText}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Places title={messages.notReached} places={regions} good={false} />
        <Places title={messages.reached} places={goodRegions} good />
      </dl>
    </Section>
  );
}

function Places({ title, places, good }: { title: string; places: readonly string[]; good: boolean }) {
  if (places.length === 0) return null;
  const Icon = good ? Check : X;
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{title}</dt>
      {places.map((place) => (
        <dd key={place} className="mt-1.5 flex items-center gap-2">
          <Icon className={cx('size-5 shrink-0', good ? 'text-up' : 'text-down')} aria-hidden="true" />
          <span className="person-text">{placeNameOf(place)}</span>
        </dd>
      ))}
    </div>
  );
}
