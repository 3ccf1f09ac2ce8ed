import { withFrenchSpaces } from '@nowahala/kernel';

const cached = new WeakMap<TemplateStringsArray, string[]>();

/** French with its spaces. What customers typed stays. */
export function fr(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  let parts = cached.get(strings);
  if (!parts) cached.set(strings, (parts = strings.map(withFrenchSpaces)));
  return parts.map((part, index) => part + (values[index] ?? '')).join('');
}
