import { invalidFields } from '@nowahala/platform';
import { sentences } from './sentences.js';

const LONGEST = 80;

/** A name as a person types it: any script, trimmed, on one line. */
export function displayName(text: string): string {
  // eslint-disable-next-line no-control-regex
  const name = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
  if (name === '') throw invalidFields({ name: sentences.nameMissing });
  if ([...name].length > LONGEST) throw invalidFields({ name: sentences.nameTooLong });
  return name;
}
