import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; children?: ReactNode; action?: ReactNode };

/** The heading of a signed-in page: its name, one sentence, and at most one button. */
export function PageHeading({ title, children, action }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="person-text text-2xl">{title}</h1>
        {children && <div className="mt-1.5 max-w-[68ch] text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
