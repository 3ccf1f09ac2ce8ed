import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/config/limits';
import { auth } from '@messages/auth';

/** What the page can tell at once; the server decides. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const said = (missing: string) => (value: string) => value.trim() !== '' || missing;

export const rules = {
  email: {
    validate: (value: string) => {
      if (value.trim() === '') return auth.errors.emailMissing;
      return looksLikeEmail.test(value.trim()) || auth.errors.emailWrong;
    },
  },
  password: { required: auth.errors.passwordMissing },
  newPassword: {
    required: auth.errors.passwordMissing,
    minLength: { value: PASSWORD_MIN_LENGTH, message: auth.errors.passwordShort },
    maxLength: { value: PASSWORD_MAX_LENGTH, message: auth.errors.passwordLong },
  },
  fullName: { validate: said(auth.errors.nameMissing) },
  username: { validate: said(auth.errors.usernameMissing) },
  country: { required: auth.errors.countryMissing },
};
