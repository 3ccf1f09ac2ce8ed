import { africanZoneName } from './zone-names';

/** Every zone that the browser knows, Africa's first, and the user's own in any case. */
export function timeZones(own: string): { value: string; label: string }[] {
  const known = [...new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), own])].toSorted();
  const isAfrican = (zone: string) => zone.startsWith('Africa/');
  return [...known.filter(isAfrican), ...known.filter((zone) => !isAfrican(zone))].map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}

/** "Lagos, Africa (WAT)". Elsewhere the city is enough: formatting four hundred offsets would keep a phone busy. */
export function zoneLabel(zone: string): string {
  const name = africanZoneName(zone);
  return name ? `${cityOf(zone)} (${name})` : cityOf(zone);
}

/** The city first, because that is what people search for: "Lagos, Africa". */
const cityOf = (zone: string): string => zone.replaceAll('_', ' ').split('/').toReversed().join(', ');
