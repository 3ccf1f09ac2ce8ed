import { auth } from '@messages/auth';

const messages = auth.report;

/** For the developer who was sent the link of an incident and has no account. */
export const IncidentLinkNotice = () => (
  <section className="mb-8 rounded-card bg-accent-soft px-5 py-4">
    <h2 className="text-lg">{messages.title}</h2>
    <p className="mt-1.5">{messages.text}</p>
    <p className="mt-2">{messages.owner}</p>
    <p className="mt-2">{messages.developer}</p>
  </section>
);
