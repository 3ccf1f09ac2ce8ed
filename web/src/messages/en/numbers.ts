/** How numbers are written. Every browser knows the `locale`, which need not be that of the language itself. */
export const numbers = {
  locale: 'en-NG',
  naira: (digits: string) => `₦${digits}`,
  percent: (digits: string) => `${digits}\u00a0%`,
};
