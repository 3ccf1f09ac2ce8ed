import { checkSentences } from '@nowahala/kernel';
import { CheckFailed, type WantedText } from '../../../domain/check.js';
import { judgeText, sentenceForText, withSentence } from '../../../domain/wanted-text/judge-text.js';
import { textOfPage } from '../../../domain/wanted-text/page-charset.js';
import { unpack } from './inflate.js';
import { type WebsiteObservation, detailsOf } from './website-observation.js';

/** Looks for the owner's words on a page that answered well, and says in the message what came of it. */
export async function lookForText(wanted: WantedText, observed: WebsiteObservation): Promise<void> {
  const { exchange, code, last } = observed;
  if (exchange?.head === null || exchange === null || code === null) return;
  // It works, but not for us: what it shows a visitor is not known.
  if (code >= 400) {
    observed.message = withSentence(observed.message, checkSentences.good.wordsHidden);
    return;
  }
  const header = (name: string): string => exchange.head!.headers.get(name) ?? '';
  const unpacked = await unpack(exchange.body, header('content-encoding'), exchange.cut);
  if (unpacked === null) {
    observed.message = withSentence(observed.message, checkSentences.good.wordsPacked);
    return;
  }
  const contentType = header('content-type');
  const wrong = judgeText({ text: textOfPage(unpacked.page, contentType), contentType, cut: unpacked.cut }, wanted);
  observed.trail.add(
    'page',
    wrong === null,
    0,
    wrong === null ? 'the wanted words are as they should be' : `wanted words: ${wrong.errorClass}`,
  );
  if (wrong !== null) throw new CheckFailed(wrong.errorClass, { ...detailsOf(last), code, words: wrong.text });
  observed.message = withSentence(observed.message, sentenceForText(wanted));
}
