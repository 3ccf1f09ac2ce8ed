import { limits, parseLanguage } from '@nowahala/kernel';
import { charactersIn, isLongerThan, isUnshowable, normalizeText } from '@nowahala/platform';
import { parseCountry } from './country.js';
import { parseEmail } from './email-address.js';
import { parsePhone } from './phone-number.js';
import { sentences } from './refusals.js';
import { parseTimeZone } from './time-zone.js';

export interface Profile {
  fullName: string;
  username: string;
  email: string;
  phone: string;
  country: string;
  timeZone: string;
  language: string;
}

export type ProfileField = keyof Profile;

/** The value of a typed field, or the sentence that is shown beside its input. */
type Reading = { value: string } | { problem: string };

const readers: Record<ProfileField, (typed: string) => Reading> = {
  fullName: (typed) => readName(typed, { missing: sentences.fullNameMissing, length: sentences.fullNameLength, ...limits.fullName }),
  username: (typed) => readName(typed, { missing: sentences.usernameMissing, length: sentences.usernameLength, ...limits.username }),
  email: (typed) => (typed.trim() === '' ? { problem: sentences.emailMissing } : found(parseEmail(typed), sentences.emailWrong)),
  /** Empty: no phone, or the number is removed. */
  phone: (typed) => (typed.trim() === '' ? { value: '' } : found(parsePhone(typed), sentences.phoneWrong)),
  country: (typed) => found(parseCountry(typed), sentences.countryUnknown),
  timeZone: (typed) => found(parseTimeZone(typed), sentences.timeZoneUnknown),
  language: (typed) => found(parseLanguage(typed), sentences.languageUnknown),
};

/** Reads the given fields and returns all problems at once. */
export function readProfile<F extends ProfileField>(
  typed: Partial<Record<F, string | undefined>>,
): { profile: Partial<Record<F, string>>; problems: Record<string, string> } {
  const profile: Partial<Record<F, string>> = {};
  const problems: Record<string, string> = {};
  for (const [field, text] of Object.entries(typed) as [F, string | undefined][]) {
    if (text === undefined) continue;
    const reading = readers[field](text);
    if ('problem' in reading) problems[field] = reading.problem;
    else profile[field] = reading.value;
  }
  return { profile, problems };
}

/** What makes two usernames the same: case, width, spaces and invisible characters do not count. */
export const usernameKey = (username: string): string =>
  username
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Zs}]/gu, '')
    .toLowerCase();

function readName(typed: string, rule: { missing: string; length: string; min?: number; max: number }): Reading {
  const text = normalizeText(typed);
  if (text === '') return { problem: rule.missing };
  if (isUnshowable(text)) return { problem: sentences.strangeCharacters };
  if (charactersIn(text) < (rule.min ?? 1) || isLongerThan(text, rule.max)) return { problem: rule.length };
  return { value: text };
}

const found = (value: string | undefined, problem: string): Reading => (value === undefined ? { problem } : { value });
