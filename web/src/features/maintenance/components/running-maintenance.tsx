import { Wrench } from '@/components/icons/wrench';
import type { MaintenanceResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import { formatMoment } from '@/lib/format/format-time';
import { isolate } from '@/lib/format/isolate';
import { useSend } from '@/lib/http/use-send';
import { useZone } from '@/lib/session/current-user';
import { maintenance as messages } from '@messages/maintenance';
import { changeMaintenance, endMaintenance } from '../api/maintenance';
import { useChanged } from './use-changes';

const MORE_MS = 30 * 60_000;

/** One that runs: until when, what that means, and its end within reach. `server` where the page is not about that one. */
export function RunningMaintenance({ one, server }: { one: MaintenanceResponse; server?: string | undefined }) {
  const zone = useZone();
  const box = useFocusKept<HTMLDivElement>();
  const changed = useChanged();
  const end = useSend({ request: () => endMaintenance(one), ...changed });
  const longer = useSend({
    request: () => changeMaintenance(one, { endsAt: new Date(Date.parse(one.endsAt) + MORE_MS).toISOString() }),
    ...changed,
  });
  const until = formatMoment(one.endsAt, zone);
  const ofOne = server === undefined ? messages.running(until) : messages.runningOf(isolate(server), until);
  return (
    <div ref={box} role="status" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-soft px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Wrench className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
        <div>
          <p className="font-semibold">{one.serverId ? ofOne : messages.runningOfAll(until)}</p>
          <p>{messages.runningText}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button variant="quiet" busy={longer.isPending} onClick={() => longer.send()}>
          {messages.longer}
        </Button>
        <Button variant="quiet" busy={end.isPending} onClick={() => end.send()}>
          {messages.endNow}
        </Button>
      </div>
    </div>
  );
}
