import { landing } from '@messages/landing';

export function FirstSteps() {
  return (
    <section className="border-t border-line">
      <div className="page-width py-16 sm:py-24">
        <h2 className="text-3xl sm:text-4xl">{landing.steps.headline}</h2>
        <ol className="mt-10 grid gap-8 sm:grid-cols-3">
          {landing.steps.items.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <p aria-hidden="true" className="text-4xl font-bold tracking-tight text-accent tabular">
                {index + 1}
              </p>
              <h3 className="mt-2 text-xl">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
