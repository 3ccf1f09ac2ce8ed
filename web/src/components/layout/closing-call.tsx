import type { ReactNode } from 'react';
import { AdirePattern } from '@/components/ui/adire-pattern';

/** The end of a public page, with what to do next. */
export function ClosingCall({ headline, text, children }: { headline: string; text?: string; children: ReactNode }) {
  return (
    <section className="relative isolate overflow-hidden bg-indigo-deep text-on-indigo">
      <AdirePattern className="absolute inset-0 -z-10 size-full opacity-[0.09]" />
      <div className="page-width flex flex-col items-start gap-6 py-16 sm:py-20 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-3xl sm:text-4xl">{headline}</h2>
          {text && <p className="mt-3 max-w-[52ch] text-lg text-on-indigo-muted">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
