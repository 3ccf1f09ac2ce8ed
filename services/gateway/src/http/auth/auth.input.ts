import { z } from 'zod';
import { say } from '../../messages/en.js';
import { text } from '../../request/valid.js';

const email = text({ missing: say.fields.email, max: 254 });
const newPassword = text({ missing: say.fields.passwordShort, max: 1_000, raw: true })
  .refine((given) => [...given].length >= 10, { error: say.fields.passwordShort })
  .refine((given) => [...given].length <= 128, { error: say.fields.passwordLong });
const token = text({ missing: say.fields.token, max: 500 });

export const register = z.object({
  email,
  password: newPassword,
  fullName: text({ missing: say.fields.fullName }),
  username: text({ missing: say.fields.username, max: 100 }),
  location: z.object({ country: text({ missing: say.fields.country, max: 60 }) }, { error: say.fields.country }),
  timeZone: text({ missing: say.fields.timeZone, max: 64 }).optional(),
  language: text({ missing: say.fields.language, max: 16 }).optional(),
});
export type Register = z.infer<typeof register>;

export const login = z.object({ email, password: text({ missing: say.fields.password, max: 1_000, raw: true }) });
export type Login = z.infer<typeof login>;

export const forgotPassword = z.object({ email });
export type ForgotPassword = z.infer<typeof forgotPassword>;

export const resetPassword = z.object({ token, password: newPassword });
export type ResetPassword = z.infer<typeof resetPassword>;

export const verifyEmail = z.object({ token });
export type VerifyEmail = z.infer<typeof verifyEmail>;
