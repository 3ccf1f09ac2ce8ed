import { now } from '@/lib/clock';
import { zoneName } from '@/lib/zone-names';

/** Every zone that the browser knows, Africa's first, and hers in any case. */
export function timeZones(hers: string): { value: string; label: string }[] {
  const at = now();
  const known = new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), hers]);
  return [...known]
    .toSorted((one, other) => Number(other.startsWith('Africa/')) - Number(one.startsWith('Africa/')) || one.localeCompare(other))
    .map((zone) => ({ value: zone, label: `${zone.replaceAll('_', ' ')} (${zoneName(zone, at)})` }));
}
