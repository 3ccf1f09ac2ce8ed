import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from '@/components/icons/circle-check';
import { CircleX } from '@/components/icons/circle-x';
import { Hand } from '@/components/icons/hand';
import { MapPinOff } from '@/components/icons/map-pin-off';
import { Snail } from '@/components/icons/snail';
import { WavesHorizontal } from '@/components/icons/waves-horizontal';
import type { IncidentResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { useSend } from '@/lib/http/use-send';
import { cx } from '@/lib/format/class-names';
import { useZone } from '@/lib/session/current-user';
import { focusContent } from '@/components/ui/focus-content';
import { formatMoment } from '@/lib/format/format-time';
import { toast } from '@/lib/live/toast';
import { useNow } from '@/lib/live/use-now';
import { incidents as messages } from '@messages/incidents';
import { acknowledge } from '../api/acknowledge-incident';
import { incidentKey } from '../api/get-incident';
import { headlineOf } from '../model/headline';

const looks = {
  down: { icon: CircleX, box: 'bg-down-soft', ink: 'text-down' },
  unstable: { icon: WavesHorizontal, box: 'bg-warn-soft', ink: 'text-warn' },
  partial: { icon: MapPinOff, box: 'bg-warn-soft', ink: 'text-warn' },
  slow: { icon: Snail, box: 'bg-warn-soft', ink: 'text-warn' },
};

/** The sentence, and the one button that matters now. */
export function IncidentHead({ incident }: { incident: IncidentResponse }) {
  const zone = useZone();
  const now = useNow(10_000);
  const { title, since } = headlineOf(incident, zone, now);
  const open = incident.status === 'open';
  const { icon: Icon, box, ink } = open ? looks[incident.kind] : { icon: CircleCheck, box: 'bg-up-soft', ink: 'text-up' };
  return (
    <header className={cx('rounded-2xl p-5 sm:p-7', box)}>
      <div className="flex items-start gap-3.5 sm:gap-4">
        <Icon className={cx('mt-0.5 size-7 shrink-0 sm:mt-1 sm:size-8', ink)} aria-hidden="true" />
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</h1>
          <p className="mt-1.5 text-balance" aria-live="off">
            {since}
          </p>
          {incident.cause && (
            <p className="mt-1 text-muted [overflow-wrap:anywhere]">
              {/* What is said of a slow server is how long its customers wait, and no cause. */}
              {incident.kind === 'slow' ? `${incident.cause}.` : messages.cause(incident.cause)}
            </p>
          )}
        </div>
      </div>
      {open && <Acknowledging incident={incident} zone={zone} />}
    </header>
  );
}

function Acknowledging({ incident, zone }: { incident: IncidentResponse; zone: string }) {
  const client = useQueryClient();
  const acknowledgement = useSend({
    request: () => acknowledge(incident._id),
    onSuccess: ({ message, data }) => {
      client.setQueryData(incidentKey(incident._id), data);
      toast.success(message);
      // The button disappears, so the focus moves to the content.
      focusContent();
    },
  });
  if (incident.acknowledgedAt)
    return (
      <p className="mt-5 flex items-center gap-2 border-t border-line pt-4 font-medium" role="status">
        <Hand className="size-5 shrink-0 text-accent" aria-hidden="true" />
        <span className="person-text">
          {messages.acknowledged(incident.acknowledgedBy ?? '', formatMoment(incident.acknowledgedAt, zone))}
        </span>
      </p>
    );
  return (
    <div className="no-print mt-5 flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
      <Button
        size="large"
        busy={acknowledgement.isPending}
        icon={<Hand className="size-5" aria-hidden="true" />}
        onClick={() => acknowledgement.send()}
      >
        {messages.acknowledge}
      </Button>
      <p className="text-sm text-muted">{incident.heartbeat ? messages.acknowledgeHintOfJob : messages.acknowledgeHint}</p>
    </div>
  );
}
