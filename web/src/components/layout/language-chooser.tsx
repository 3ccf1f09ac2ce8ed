import type { MouseEvent } from 'react';
import { languageNames, offeredLanguages } from '@nowahala/kernel';
import { cx } from '@/lib/format/class-names';
import { language } from '@messages/language';
import { TranslationNote } from './translation-note';

/** Links to the same page in the other languages. Without a script they lead there, too; with it nothing else of the address is lost. */
export function LanguageChooser({ className }: { className?: string }) {
  if (offeredLanguages.length < 2) return null;
  return (
    <nav aria-label={language.choose} className={className}>
      <ul className="flex flex-wrap gap-x-5">
        {offeredLanguages.map((code) => (
          <li key={code}>
            <a
              href={`?lang=${code}`}
              lang={code}
              hrefLang={code}
              aria-current={code === language.code ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-11 min-w-11 items-center text-sm no-underline hover:text-ink hover:underline',
                code === language.code ? 'font-semibold text-ink' : 'text-muted',
              )}
              onClick={(event) => openIn(code, event)}
            >
              {languageNames[code]}
            </a>
          </li>
        ))}
      </ul>
      <TranslationNote />
    </nav>
  );
}

function openIn(code: string, event: MouseEvent): void {
  const address = new URL(window.location.href);
  if (address.search === '') return;
  event.preventDefault();
  address.searchParams.set('lang', code);
  window.location.assign(address);
}
