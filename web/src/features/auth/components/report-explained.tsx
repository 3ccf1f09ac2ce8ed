import { auth } from '@messages/auth';

const words = auth.report;

/** For the developer who was sent the link of an incident and has no account. */
export const ReportExplained = () => (
  <section className="mb-8 rounded-card bg-accent-soft px-5 py-4">
    <h2 className="text-lg">{words.title}</h2>
    <p className="mt-1.5">{words.text}</p>
    <p className="mt-2">{words.owner}</p>
    <p className="mt-2">{words.developer}</p>
  </section>
);
