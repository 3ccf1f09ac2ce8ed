import { Check } from '@/components/icons/check';
import { landing } from '@messages/landing';

const messages = landing.friendlier;

export function Friendlier() {
  return (
    <section className="page-width py-16 sm:py-24">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <h2 className="text-3xl sm:text-4xl">{messages.headline}</h2>
          <p className="mt-4 text-lg text-muted">{messages.text}</p>
        </div>
        <table className="w-full text-left normal-nums">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="w-2/5 py-3 pr-4 text-sm font-medium text-muted">
                {messages.theirs}
              </th>
              <th scope="col" className="py-3 text-sm font-semibold text-accent">
                {messages.ours}
              </th>
            </tr>
          </thead>
          <tbody>
            {messages.rows.map((row) => (
              <tr key={row.ours} className="border-b border-line align-top last:border-b-0">
                <td className="py-4 pr-4 text-muted">{row.theirs}</td>
                <td className="py-4">
                  <span className="flex gap-2.5 font-medium">
                    <Check className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
                    {row.ours}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
