import { isLanguage } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';

/** What a request says about the language that its reader wants. */
interface Asked {
  /** `?lang=` in the address. */
  link: unknown;
  cookie: unknown;
  /** The header of the browser, as it came. */
  browser: string | undefined;
}

/** A browser names a handful; the rest of a longer list is asked by nobody. */
const MOST_ASKED = 16;

/** The language of a page: a link's, else the one chosen before, else the browser's first that is offered, else English. */
export function pageLanguage({ link, cookie, browser = '' }: Asked, isOffered: (language: Language) => boolean): Language {
  const chosen = [link, cookie].find((code): code is Language => isLanguage(code) && isOffered(code));
  return chosen ?? askedBy(browser).find(isOffered) ?? 'en';
}

/** "fr-CI,fr;q=0.9" is French. Pidgin is offered and never guessed (languages.md): many browsers of its speakers ask for English. */
function askedBy(header: string): Language[] {
  return header
    .split(',', MOST_ASKED)
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((each) => each.trim().startsWith('q='))?.trim();
      return { language: range.split('-')[0]?.trim(), weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(
      (range): range is { language: Language; weight: number } =>
        isLanguage(range.language) && range.language !== 'pcm' && range.weight > 0,
    )
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}
