import { africanZoneName } from '@/lib/format/zone-names';

/** Every zone that the browser knows, Africa's first, and hers in any case. */
export function timeZones(own: string): { value: string; label: string }[] {
  const known = [...new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), own])].toSorted();
  const isAfrican = (zone: string) => zone.startsWith('Africa/');
  return [...known.filter(isAfrican), ...known.filter((zone) => !isAfrican(zone))].map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}

/** "Lagos, Africa (WAT)"; elsewhere the place says enough, and four hundred offsets would keep a phone busy. */
export function zoneLabel(zone: string): string {
  const name = africanZoneName(zone);
  return name ? `${cityOf(zone)} (${name})` : cityOf(zone);
}

/** The city first, as people look for it: "Lagos, Africa". */
const cityOf = (zone: string): string => zone.replaceAll('_', ' ').split('/').toReversed().join(', ');
