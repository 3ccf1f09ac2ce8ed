import type { ReactNode } from 'react';
import { landing } from '@messages/landing';

const messages = landing.plain;

/** The raw error next to its explanation: what the product is, in one picture. */
export function TwoVersions() {
  return (
    <section className="page-width py-16 sm:py-24">
      <h2 className="text-3xl sm:text-4xl">{messages.headline}</h2>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">{messages.text}</p>
      <div className="mt-8 grid items-stretch gap-4 lg:grid-cols-[1fr_1.15fr]">
        <figure className="flex min-w-0 flex-col rounded-2xl bg-indigo-deep p-5 text-on-indigo-muted sm:p-7">
          <figcaption className="text-sm font-semibold text-on-indigo">{messages.rawTitle}</figcaption>
          <pre className="mt-4 font-mono text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
            <code lang="en">{messages.raw.join('\n')}</code>
          </pre>
        </figure>
        <div className="rounded-2xl border border-line bg-raised p-5 sm:p-7">
          <p className="text-sm font-semibold text-clay-ink">{messages.plainTitle}</p>
          <p className="mt-4 text-xl leading-snug font-semibold tracking-tight">{messages.what}</p>
          <dl className="mt-5 space-y-4">
            <Part title={messages.whoTitle}>{messages.who}</Part>
            <Part title={messages.doTitle}>
              <ol className="list-decimal space-y-1 pl-5">
                {messages.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Part>
            <Part title={messages.customersTitle}>{messages.customers}</Part>
          </dl>
        </div>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-0.5 text-muted">{children}</dd>
    </div>
  );
}
