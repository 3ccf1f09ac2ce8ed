import { language } from '@messages/language';

/** The 193 members of the United Nations, the Holy See and Palestine, by two-letter code; names come from the browser, in its language. */
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI ' +
  'NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ ' +
  'TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';

export type Country = { value: string; label: string };

const made: { names?: Intl.DisplayNames; list?: readonly Country[] } = {};

/** The name of a country's code; empty where there is none. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  made.names ??= new Intl.DisplayNames([language.code, 'en'], { type: 'region' });
  return made.names.of(code) ?? code;
}

/** All of them by name. Formatting and sorting is slow on a phone, so it happens when the list is first opened. */
export function countries(): readonly Country[] {
  const { compare } = new Intl.Collator([language.code, 'en']);
  made.list ??= codes
    .split(' ')
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return made.list;
}

const homes: Record<string, string> = {
  'Africa/Lagos': 'NG',
  'Africa/Accra': 'GH',
  'Africa/Nairobi': 'KE',
  'Africa/Johannesburg': 'ZA',
  'Africa/Kampala': 'UG',
  'Africa/Kigali': 'RW',
  'Africa/Dar_es_Salaam': 'TZ',
  'Africa/Cairo': 'EG',
  'Africa/Abidjan': 'CI',
  'Africa/Dakar': 'SN',
  'Africa/Porto-Novo': 'BJ',
  'Africa/Douala': 'CM',
};

/** A first guess from the device's time zone; it can be changed. */
export const countryOfZone = (zone: string): string => homes[zone] ?? '';
