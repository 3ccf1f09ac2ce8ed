import type { numbers as original } from '../en/numbers';
import type { Words } from '../words';

export const numbers: Words<typeof original> = {
  locale: 'en-NG',
  naira: (digits) => `₦${digits}`,
  percent: (digits) => `${digits}%`,
};
