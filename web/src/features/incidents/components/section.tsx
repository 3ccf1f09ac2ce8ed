import type { ReactNode } from 'react';
import { cx } from '@/lib/format/class-names';

/** A part of the page with its heading. */
export const Section = ({
  title,
  text,
  children,
  className,
}: {
  title: string;
  text?: string;
  children: ReactNode;
  className?: string;
}) => (
  <section className={cx('card p-5 sm:p-6', className)}>
    <h2 className="text-lg">{title}</h2>
    {text && <p className="mt-1 text-muted">{text}</p>}
    <div className="mt-3">{children}</div>
  </section>
);
