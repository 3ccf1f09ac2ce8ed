import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/config/limits';
import type { Rule } from '@/lib/forms/use-short-form';
import { auth } from '@messages/auth';

const words = auth.errors;
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const notEmpty =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

/** What the page can tell at once; the server decides. */
export const rules = {
  email: (value) => notEmpty(words.emailMissing)(value) ?? (looksLikeEmail.test(value.trim()) ? undefined : words.emailWrong),
  password: (value) => (value === '' ? words.passwordMissing : undefined),
  newPassword: (value) => {
    if (value === '') return words.passwordMissing;
    if (value.length < PASSWORD_MIN_LENGTH) return words.passwordShort;
    return value.length > PASSWORD_MAX_LENGTH ? words.passwordLong : undefined;
  },
  fullName: notEmpty(words.nameMissing),
  username: notEmpty(words.usernameMissing),
  country: notEmpty(words.countryMissing),
} satisfies Record<string, Rule>;
