import { limits } from '@nowahala/kernel';
import type { Rule } from '@/lib/forms/use-form';
import { auth } from '@messages/auth';

const messages = auth.errors;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const notEmpty =
  (message: string) =>
  (value: string): string | undefined =>
    value.trim() === '' ? message : undefined;

/** What the page can tell at once; the server decides (lengths of names, and `password-rules.ts` of identity). */
export const rules = {
  email: (value) => notEmpty(messages.emailMissing)(value) ?? (EMAIL.test(value.trim()) ? undefined : messages.emailWrong),
  password: (value) => (value === '' ? messages.passwordMissing : undefined),
  newPassword: (value) => {
    if (value === '') return messages.passwordMissing;
    const { min, max } = limits.password;
    const length = [...value].length;
    if (length < min) return messages.passwordShort(min);
    return length > max ? messages.passwordLong(max) : undefined;
  },
  fullName: notEmpty(messages.nameMissing),
  username: notEmpty(messages.usernameMissing),
  country: notEmpty(messages.countryMissing),
} satisfies Record<string, Rule>;
