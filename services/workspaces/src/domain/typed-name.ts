import { isLongerThan, isUnshowable, normalizeText } from '@nowahala/platform';
import { sentences } from './refusals.js';

/** What is wrong with a name that a person typed, as a sentence; undefined when it can be used. */
export function nameProblem(typed: string, max: number, missing: string): string | undefined {
  const name = normalizeText(typed);
  if (name === '') return missing;
  if (isUnshowable(name)) return sentences.strangeCharacters;
  return isLongerThan(name, max) ? sentences.nameLength(max) : undefined;
}
