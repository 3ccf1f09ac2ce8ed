import { z } from 'zod';
import { say } from '../../messages/en.js';
import { text } from '../../request/valid.js';

const phone = z
  .string({ error: say.fields.phone })
  .transform((given) => given.trim())
  .refine((given) => given === '' || /^\+\d{1,4}\d{7,14}$/.test(given), { error: say.fields.phone });

export const updateUser = z.object({
  fullName: text({ missing: say.fields.fullName }).optional(),
  email: text({ missing: say.fields.email, max: 254 }).optional(),
  phone: phone.nullable().optional(),
  location: z.object({ country: text({ missing: say.fields.country, max: 60 }).optional() }, { error: say.fields.country }).optional(),
  timeZone: text({ missing: say.fields.timeZone, max: 64 }).optional(),
  language: text({ missing: say.fields.language, max: 16 }).optional(),
});
export type UpdateUser = z.infer<typeof updateUser>;

export const confirmPhone = z.object({
  code: z
    .string({ error: say.fields.code })
    .trim()
    .regex(/^\d{6}$/, say.fields.code),
});
export type ConfirmPhone = z.infer<typeof confirmPhone>;

export const eraseUser = z.object({ password: text({ missing: say.fields.password, max: 1_000, raw: true }) });
export type EraseUser = z.infer<typeof eraseUser>;
