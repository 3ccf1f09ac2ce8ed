import { sentenceOf } from '@/lib/http/api-error';
import { common } from '@messages/common';
import { AlertBanner } from './alert-banner';
import { Button } from './button';

type LoadFailedProps = { title: string; error: unknown; onAgain: () => void; busy?: boolean };

/** Something could not be loaded: what, why, and the way to try again. */
export const LoadFailed = ({ title, error, onAgain, busy = false }: LoadFailedProps) => (
  <AlertBanner
    kind="bad"
    title={title}
    action={
      <Button variant="quiet" size="small" busy={busy} onClick={onAgain}>
        {common.tryAgain}
      </Button>
    }
  >
    {sentenceOf(error)}
  </AlertBanner>
);
