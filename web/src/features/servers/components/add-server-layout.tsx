import type { ReactNode } from 'react';
import { Stepper } from '@/components/ui/stepper';
import { usePageTitle } from '@/components/layout/use-page-title';
import { addServer } from '@messages/add-server';

/** One step per page: position, headline, form. */
export function AddServerLayout({
  step,
  headline,
  text,
  children,
}: {
  step: number;
  headline: string;
  text?: string;
  children: ReactNode;
}) {
  usePageTitle(addServer.title);
  return (
    <div className="mx-auto max-w-xl">
      <p className="mb-3 font-medium text-muted">{addServer.title}</p>
      <Stepper steps={addServer.steps} current={step} />
      <h1 className="mt-7 text-2xl sm:text-3xl">{headline}</h1>
      {text && <p className="mt-2 text-muted">{text}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}

/** The way on and the way back, side by side; on a phone the way on fills the width. */
export const StepActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">{children}</div>
);
