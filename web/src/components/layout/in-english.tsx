import type { ReactNode } from 'react';
import { language } from '@messages/language';

/** What exists in English only, with a line above it that says so to readers of another language. */
export function InEnglish({ children }: { children: ReactNode }) {
  if (language.englishOnly === '') return children;
  return (
    <>
      <p className="page-width pt-6 text-muted">{language.englishOnly}</p>
      <div lang="en">{children}</div>
    </>
  );
}
