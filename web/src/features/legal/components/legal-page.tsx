import { PageHead } from '@/components/layout/page-head';
import { legal, type LegalText } from '@messages/legal-text';

/** A long text with a list of what is in it. Made for reading, and for printing. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <>
      <PageHead headline={text.title}>
        <p>{text.updated}</p>
      </PageHead>
      <div className="page-width grid gap-x-16 gap-y-10 pb-20 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label={legal.contents} className="no-print lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-base">{legal.contents}</h2>
          <ol className="mt-2 border-l border-line">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center pl-4 text-muted no-underline hover:text-ink hover:underline lg:min-h-9"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="reading-width">
          <p className="rounded-card bg-accent-soft px-5 py-4 text-lg">{text.summary}</p>
          {text.sections.map(({ id, title, body, list }) => (
            <section key={id} aria-labelledby={id} className="mt-10">
              <h2 id={id} className="text-2xl">
                {title}
              </h2>
              {body.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {list && (
                <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-muted">
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
