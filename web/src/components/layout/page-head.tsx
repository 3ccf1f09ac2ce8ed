import type { ReactNode } from 'react';

/** The heading of a public page. */
export function PageHead({ headline, children }: { headline: string; children?: ReactNode }) {
  return (
    <div className="page-width pt-12 pb-8 sm:pt-16">
      <h1 className="max-w-[22ch] text-4xl tracking-[-0.025em] sm:text-5xl">{headline}</h1>
      {children && <div className="mt-4 max-w-[62ch] text-lg text-muted">{children}</div>}
    </div>
  );
}
