import type { ProfileResponse, UserResponse } from '@nowahala/api';
import { settings } from '@messages/settings';
import type { Profile } from '../api/update-user';

export type GeneralValues = {
  fullName: string;
  email: string;
  /** Typed for a changed e-mail, and never kept. */
  password: string;
  phone: string;
  country: string;
  timeZone: string;
  language: string;
};

export const valuesOf = (user: UserResponse): GeneralValues => ({
  fullName: user.fullName,
  email: user.email,
  password: '',
  phone: user.phone ?? '',
  country: user.location.country,
  timeZone: user.timeZone,
  language: user.language,
});

/** An e-mail that was not changed is left out, so that an open change of it stays. */
export const profileFrom = (values: GeneralValues, currentEmail: string): Profile => ({
  fullName: values.fullName.trim(),
  ...(values.email.trim() === currentEmail ? {} : { email: values.email.trim(), password: values.password || undefined }),
  phone: plainPhone(values.phone) || null,
  location: { country: values.country },
  timeZone: values.timeZone,
  language: values.language,
});

/** The sentence about a new e-mail that the present one has to allow too, because no or not the right password came with it. */
export function askedOfOld(sent: Pick<GeneralValues, 'email' | 'password'>, saved: ProfileResponse): string | undefined {
  if (sent.email.trim() === saved.email || !saved.pendingEmailWaitsFor.includes('old')) return undefined;
  return sent.password === '' ? settings.email.oldHasToAllow(saved.email) : settings.email.passwordNotRight(saved.email);
}

/** Removes the spaces, dashes and brackets that people put into a number. */
export const plainPhone = (typed: string): string => typed.replaceAll(/[\s().-]/g, '');

/** A plus, a country code of 1 to 4 digits, then 7 to 14 digits; none at all is fine. */
export const isPhone = (typed: string): boolean => typed.trim() === '' || /^\+\d{1,4}\d{7,14}$/.test(plainPhone(typed));
