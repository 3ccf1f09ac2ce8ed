import { language } from '@messages/language';
import { onDemand } from './on-demand';

type Table = { translateSentence: (sentence: string) => string };

const loadTable = onDemand<Table>(() => import('./translate-sentence'));
/** An English sentence now says more than one in the reader's language that never comes. */
const PATIENCE_MS = 3_000;

/** A sentence of the API in the language of the page. The table arrives with the first sentence; English needs none. */
export const answerInLanguage = (sentence: string): Promise<string> =>
  language.code === 'en' ? Promise.resolve(sentence) : translatedBy(loadTable, sentence);

export async function translatedBy(load: () => Promise<Table>, sentence: string): Promise<string> {
  // A proxy answers without one while the product is away, and the table with it.
  if (sentence === '') return '';
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const table = await Promise.race([load().catch(() => undefined), tooLate]);
  return table ? table.translateSentence(sentence) : sentence;
}

export async function answersInLanguage<Fields extends Record<string, string>>(fields: Fields): Promise<Fields> {
  const translated = await Promise.all(Object.entries(fields).map(async ([name, sentence]) => [name, await answerInLanguage(sentence)]));
  return Object.fromEntries(translated) as Fields;
}
