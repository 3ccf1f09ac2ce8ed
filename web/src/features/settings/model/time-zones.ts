import { now } from '@/lib/clock';
import { zoneName } from '@/lib/zone-names';

/** Every zone that the browser knows, Africa's first, and hers in any case. */
export function timeZones(hers: string): { value: string; label: string }[] {
  const at = now();
  const known = new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), hers]);
  return [...known]
    .toSorted((one, other) => Number(other.startsWith('Africa/')) - Number(one.startsWith('Africa/')) || one.localeCompare(other))
    .map((zone) => ({ value: zone, label: `${placeOf(zone)} (${zoneName(zone, at)})` }));
}

/** The city first, as people look for it: "Lagos, Africa". */
const placeOf = (zone: string): string => zone.replaceAll('_', ' ').split('/').toReversed().join(', ');
