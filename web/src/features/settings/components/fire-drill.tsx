import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from '@/components/icons/bell-ring';
import { Check } from '@/components/icons/check';
import { CircleX } from '@/components/icons/circle-x';
import { Hourglass } from '@/components/icons/hourglass';
import type { DeliveryResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { sentenceOf } from '@/lib/http/api-error';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { settings } from '@messages/settings';
import { drillWith, startDrill } from '../api/run-drill';

const messages = settings.drill;

/** A real test alert, and what became of it. */
export function FireDrill({ workspaceId }: { workspaceId: string }) {
  const [drillId, setDrillId] = useState('');
  // After one that was started the next is another one; one whose answer was lost is the same.
  const start = useSend({
    request: (_: { after: string }, key) => startDrill(workspaceId, key),
    onSuccess: ({ message, data }) => {
      setDrillId(data._id);
      toast.success(message);
    },
  });
  return (
    <div className="space-y-4">
      <Button
        variant="quiet"
        busy={start.isPending}
        icon={<BellRing className="size-5" aria-hidden="true" />}
        onClick={() => start.send({ after: drillId })}
      >
        {drillId ? messages.again : messages.start}
      </Button>
      {drillId && <WhatArrived key={drillId} drillId={drillId} />}
    </div>
  );
}

/** Deliveries are recorded before the drill's response: an empty list means that every channel is off. */
function WhatArrived({ drillId }: { drillId: string }) {
  const { data: drill, isError, error } = useQuery(drillWith(drillId));
  if (!drill)
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        {isError ? (
          sentenceOf(error)
        ) : (
          <>
            <Spinner className="size-5" />
            {messages.waiting}
          </>
        )}
      </p>
    );
  if (drill.deliveries.length === 0)
    return (
      <p role="status" className="text-muted">
        {messages.nothing}
      </p>
    );
  return (
    <div role="status">
      <p className="font-medium">{messages.done}</p>
      <ul className="mt-1 divide-y divide-line">
        {drill.deliveries.map((delivery) => (
          <DeliveryRow key={delivery._id} delivery={delivery} />
        ))}
      </ul>
    </div>
  );
}

const arrived = new Set(['sent', 'delivered', 'read']);

function DeliveryRow({ delivery: { channel, to, status, error } }: { delivery: DeliveryResponse }) {
  const failed = status === 'failed';
  const Icon = failed ? CircleX : arrived.has(status) ? Check : Hourglass;
  const tone = failed ? 'text-down' : arrived.has(status) ? 'text-up' : 'text-muted';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="person-text">{messages.to(messages.channels[channel] ?? channel, channel === 'dashboard' ? '' : to)}</span>
      <span className={`inline-flex items-center gap-1.5 font-medium ${tone}`}>
        <Icon className="size-4" aria-hidden="true" />
        {messages.statuses[status as keyof typeof messages.statuses] ?? status}
      </span>
      {failed && error && <span className="person-text w-full text-sm text-muted">{error}</span>}
    </li>
  );
}
