import type { ReactNode } from 'react';
import { AdirePattern } from './adire-pattern';

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode };

/** Nothing here yet, and what the next step is. The title of a page that is nothing else is its heading. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="card relative isolate overflow-hidden px-6 py-12 text-center">
      <AdirePattern className="absolute inset-0 -z-10 size-full text-accent opacity-[0.07]" />
      <div className="text-xl font-semibold tracking-tight text-balance">{title}</div>
      {children && <div className="mx-auto mt-2 max-w-[48ch] text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
