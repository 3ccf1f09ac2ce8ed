import { Link } from 'react-router-dom';
import { ArrowLeft } from '@/components/icons/arrow-left';
import { paths } from '@/config/paths';
import { heartbeats as messages } from '@messages/heartbeats';

/** From a job, or the form of a new one, back to the list. */
export const ToJobs = () => (
  <Link
    to={paths.heartbeats}
    className="no-print inline-flex min-h-11 items-center gap-2 text-muted no-underline hover:text-ink lg:min-h-9"
  >
    <ArrowLeft className="size-4" aria-hidden="true" />
    {messages.toList}
  </Link>
);
