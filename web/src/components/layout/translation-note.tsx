import { SUPPORT_EMAIL } from '@/config/constants';
import { cx } from '@/lib/format/class-names';
import { language } from '@messages/language';

/** Says honestly that no native speaker has read a translation yet, and how to report a mistake. */
export function TranslationNote({ className }: { className?: string }) {
  if (language.notRead === '') return null;
  return (
    <p className={cx('text-sm text-muted', className)}>
      {language.notRead}{' '}
      <a
        className="inline-flex min-h-11 items-center text-accent underline"
        href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(language.reportSubject)}`}
      >
        {language.report}
      </a>
    </p>
  );
}
