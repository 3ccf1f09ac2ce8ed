/** A plus, a country code of one to four digits that does not begin with zero, then seven to fourteen digits. */
const PHONE = /^\+[1-9]\d{0,3}\d{7,14}$/;

export function parsePhone(typed: string): string | undefined {
  const text = typed.trim();
  return PHONE.test(text) ? text : undefined;
}
