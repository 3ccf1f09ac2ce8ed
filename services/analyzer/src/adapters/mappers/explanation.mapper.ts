import type { types } from '@nowahala/contracts';
import type { Language } from '@nowahala/kernel';
import type { Explanation } from '../../domain/advice/explanation.js';
import { currentCall } from '@nowahala/platform';
import { inLanguage, translationsOf } from '../../domain/advice/translations.js';
import { confidences, explanationSources } from './enums.mapper.js';

export function toExplanationMessage({ phrases: _inNoLanguage, refinedIn: _inAnother, ...explanation }: Explanation): types.Explanation {
  return {
    ...explanation,
    helpedBefore: explanation.helpedBefore,
    confidenceLevel: confidences.toEnum(explanation.confidence),
    explanationSource: explanationSources.toEnum(explanation.source),
  };
}

/** Of the call in hand; English where none was asked for. */
export const languageOfReader = (): Language => currentCall()?.language ?? 'en';

/** The language of the reader of the call in hand, where this can be said in it as a whole. */
export function languageFor(explanation: Explanation): Language {
  const language = languageOfReader();
  return inLanguage(explanation, language) ? language : 'en';
}

/** In the language of the reader of the call in hand, as a whole, or in English. */
export function toReader(cause: string, explanation: Explanation): { cause: string; explanation: types.Explanation } {
  const language = languageOfReader();
  const translated = inLanguage(explanation, language) ?? { cause, explanation };
  return { cause: translated.cause, explanation: toExplanationMessage(translated.explanation) };
}

/** For readers of other languages than English. */
export const toTranslations = (explanation: Explanation): types.TranslatedExplanation[] =>
  translationsOf(explanation).map((one) => ({ ...one, explanation: toExplanationMessage(one.explanation) }));

export const toTranslatedCauses = (explanation: Explanation): types.TranslatedExplanation[] =>
  translationsOf(explanation).map(({ language, cause }) => ({ language, cause, explanation: undefined }));
