import { BellOff } from '@/components/icons/bell-off';
import { Languages } from '@/components/icons/languages';
import { LayoutGrid } from '@/components/icons/layout-grid';
import { landing } from '@messages/landing';

const icons = [Languages, BellOff, LayoutGrid];

export function Problems() {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width py-16 sm:py-24">
        <h2 className="max-w-[22ch] text-3xl sm:text-4xl">{landing.problems.headline}</h2>
        <ul className="mt-10 divide-y divide-line border-t border-line">
          {landing.problems.items.map(({ title, problem, answer }, index) => {
            const Icon = icons[index] ?? LayoutGrid;
            return (
              <li key={title} className="grid gap-x-10 gap-y-3 py-8 lg:grid-cols-[1fr_1.4fr_1.4fr]">
                <h3 className="flex items-start gap-3 text-xl">
                  <Icon className="mt-0.5 size-6 shrink-0 text-clay-ink" aria-hidden="true" />
                  {title}
                </h3>
                <p className="text-muted">{problem}</p>
                <p className="font-medium">{answer}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
