import type { types } from '@nowahala/contracts';
import type { Explanation } from '../../domain/advice/explanation.js';
import { translationsOf } from '../../domain/advice/translations.js';

export function toExplanationMessage({ phrases: _inNoLanguage, ...explanation }: Explanation): types.Explanation {
  return { ...explanation, helpedBefore: explanation.helpedBefore };
}

/** For readers of other languages than English. */
export const toTranslations = (explanation: Explanation): types.TranslatedExplanation[] =>
  translationsOf(explanation).map((one) => ({ ...one, explanation: toExplanationMessage(one.explanation) }));

export const toTranslatedCauses = (explanation: Explanation): types.TranslatedExplanation[] =>
  translationsOf(explanation).map(({ language, cause }) => ({ language, cause, explanation: undefined }));
