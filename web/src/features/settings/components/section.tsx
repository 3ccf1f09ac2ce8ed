import { useId, type ReactNode } from 'react';

type SectionProps = { title: string; text?: ReactNode; children: ReactNode };

/** A part of the settings: what it is about on the left, the controls in a card on the right; one under the other on a phone. Only the first is laid out before it is near. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid [contain-intrinsic-size:auto_20rem] gap-x-10 gap-y-4 border-t border-line py-8 not-first:[content-visibility:auto] first:border-t-0 first:pt-0 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <div className="mt-1 text-muted">{text}</div>}
      </div>
      <div className="card min-w-0 p-4 sm:p-6">{children}</div>
    </section>
  );
}
