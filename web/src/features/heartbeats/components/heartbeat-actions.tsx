import { lazy, Suspense } from 'react';
import type { HeartbeatResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { heartbeats as messages } from '@messages/heartbeats';
import { useAct } from '../api/use-act';

const loadDialog = onDemand(() => import('./heartbeat-dialog'));
const HeartbeatDialog = lazy(loadDialog);

/** Pause at once; a new address and deleting ask first. */
export function HeartbeatActions({ heartbeat }: { heartbeat: HeartbeatResponse }) {
  const act = useAct(heartbeat._id);
  const question = useDialogOnDemand<'rotate' | 'delete'>(loadDialog);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" busy={act.isPending} onClick={() => act.send(heartbeat.paused ? 'resume' : 'pause')}>
        {heartbeat.paused ? messages.resume : messages.pause}
      </Button>
      <Button variant="quiet" busy={question.coming === 'rotate'} onClick={() => question.open('rotate')}>
        {messages.rotate}
      </Button>
      <Button variant="quiet" busy={question.coming === 'delete'} onClick={() => question.open('delete')}>
        {messages.delete}
      </Button>
      {question.isNeeded && (
        <Suspense>
          <HeartbeatDialog heartbeat={heartbeat} asked={question.asked} onClose={question.close} />
        </Suspense>
      )}
    </div>
  );
}
