import { lazy, Suspense } from 'react';
import type { IncidentResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { incidents as messages } from '@messages/incidents';

const loadDialog = onDemand(() => import('./new-normal-dialog'));
const NewNormalDialog = lazy(loadDialog);

/** A slow server may be as it shall be: its owner says so, and what is usual is learned anew. */
export const NewNormal = ({ incident }: { incident: IncidentResponse }) =>
  incident.kind === 'slow' && incident.status === 'open' ? <Question incident={incident} /> : null;

function Question({ incident }: { incident: IncidentResponse }) {
  const box = useFocusKept<HTMLElement>();
  const question = useDialogOnDemand<'question'>(loadDialog);
  return (
    <section ref={box} className="no-print card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{messages.newNormal.title}</h2>
      <p className="mt-1 text-muted">{messages.newNormal.text}</p>
      <Button variant="quiet" className="mt-4" busy={question.coming !== null} onClick={() => question.open('question')}>
        {messages.newNormal.submit}
      </Button>
      {question.isNeeded && (
        <Suspense>
          <NewNormalDialog incident={incident} open={question.asked !== null} onClose={question.close} />
        </Suspense>
      )}
    </section>
  );
}
