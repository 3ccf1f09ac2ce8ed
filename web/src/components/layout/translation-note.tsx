import { SUPPORT_EMAIL } from '@/config/constants';
import { cx } from '@/lib/format/class-names';
import { language } from '@messages/language';

/** Says honestly that no native speaker has read a translation yet, and how to report a mistake. */
export function TranslationNote({ className }: { className?: string }) {
  if (language.notRead === '') return null;
  return (
    <p className={cx('text-sm text-muted', className)}>
      {language.notRead}{' '}
      <a className="py-2" href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(language.reportSubject)}`}>
        {language.report}
      </a>
    </p>
  );
}
