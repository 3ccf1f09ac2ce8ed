import { cx } from '@/lib/format/class-names';
import { common } from '@messages/common';

/** The mark: a calm pulse that comes to rest, inside an adire ring. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={cx('size-8', className)} aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M6.5 16.5h4.2l2.6-6.6 4.4 12.2 2.9-7.4 1.3 1.8h3.6"
        fill="none"
        stroke="var(--accent-text)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-[1.1875rem] font-bold tracking-tight', className)}>
      <LogoMark />
      <span className="max-[14rem]:sr-only">{common.productName}</span>
    </span>
  );
}
