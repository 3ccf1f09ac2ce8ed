const NARROW = '\u202f';
const FIXED = '\u00a0';

const cached = new WeakMap<TemplateStringsArray, string[]>();

const set = (text: string): string =>
  text
    .replaceAll(/ (?=[:;!?»])/g, NARROW)
    .replaceAll('« ', `«${NARROW}`)
    .replaceAll(/ (?=[%₦]|ms\b)/g, FIXED);

/** French with its spaces: the narrow one before : ; ! ? and inside « », the fixed one before %, ₦ and ms. What customers typed stays. */
export function fr(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  let parts = cached.get(strings);
  if (!parts) cached.set(strings, (parts = strings.map(set)));
  return parts.map((part, index) => part + (values[index] ?? '')).join('');
}
