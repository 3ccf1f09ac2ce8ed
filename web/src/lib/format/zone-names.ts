import { times } from '@messages/times';
import { formatterIn } from './formatters';

/** African zones by their local abbreviation; browsers mostly print "GMT+1". */
const families: Record<string, string> = {
  WAT: 'Lagos Douala Libreville Luanda Malabo Niamey Bangui Brazzaville Kinshasa Ndjamena Porto-Novo',
  CAT: 'Maputo Blantyre Bujumbura Gaborone Harare Kigali Lubumbashi Lusaka Windhoek Khartoum Juba',
  EAT: 'Nairobi Addis_Ababa Asmara Dar_es_Salaam Djibouti Kampala Mogadishu',
  SAST: 'Johannesburg Maseru Mbabane',
  GMT: 'Abidjan Accra Bamako Banjul Bissau Conakry Dakar Freetown Lome Monrovia Nouakchott Ouagadougou Sao_Tome',
  CET: 'Algiers Tunis',
};

const shortNames = new Map<string, string>(
  Object.entries(families).flatMap(([short, cities]) => cities.split(' ').map((city) => [`Africa/${city}`, short] as const)),
);

/** "WAT" for Lagos; undefined where there is no local abbreviation. */
export function africanZoneName(zone: string): string | undefined {
  const short = shortNames.get(zone);
  return short && times.zone(short);
}

/** "WAT" for Lagos, "BST" for London in summer, "GMT+5:30" where nothing shorter is known. */
export function zoneName(zone: string, at: Date): string {
  const known = africanZoneName(zone);
  if (known) return known;
  const parts = formatterIn(zone, 'en-GB', { timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}
