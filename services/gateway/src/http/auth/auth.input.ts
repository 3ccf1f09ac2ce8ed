import { z } from 'zod';
import { messages } from '../../messages/en.js';
import { text } from '../../request/valid.js';

const email = text({ missing: messages.fields.email, max: 254 });
const newPassword = text({ missing: messages.fields.passwordShort, max: 1_000, raw: true })
  .refine((given) => [...given].length >= 10, { error: messages.fields.passwordShort })
  .refine((given) => [...given].length <= 128, { error: messages.fields.passwordLong });
const token = text({ missing: messages.fields.token, max: 500 });

export const register = z.object({
  email,
  password: newPassword,
  fullName: text({ missing: messages.fields.fullName }),
  username: text({ missing: messages.fields.username, max: 100 }),
  location: z.object({ country: text({ missing: messages.fields.country, max: 60 }) }, { error: messages.fields.country }),
  timeZone: text({ missing: messages.fields.timeZone, max: 64 }).optional(),
  language: text({ missing: messages.fields.language, max: 16 }).optional(),
});
export type Register = z.infer<typeof register>;

export const login = z.object({ email, password: text({ missing: messages.fields.password, max: 1_000, raw: true }) });
export type Login = z.infer<typeof login>;

export const forgotPassword = z.object({ email });
export type ForgotPassword = z.infer<typeof forgotPassword>;

export const resetPassword = z.object({ token, password: newPassword });
export type ResetPassword = z.infer<typeof resetPassword>;

export const verifyEmail = z.object({ token });
export type VerifyEmail = z.infer<typeof verifyEmail>;
