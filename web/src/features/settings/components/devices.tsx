import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop } from '@/components/icons/laptop';
import { Smartphone } from '@/components/icons/smartphone';
import type { SignedInDeviceResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { useUser } from '@/lib/session/current-user';
import { endSession } from '@/lib/session/end-session';
import { formatAgo } from '@/lib/format/format-time';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { settings } from '@messages/settings';
import { devicesOf, signOutDevice, signOutOthers } from '../api/list-devices';
import { deviceName, isHandheld } from '../model/device';

const messages = settings.devices;

/** Where the account is signed in, and the way to end it. */
export function Devices() {
  const user = useUser();
  const client = useQueryClient();
  const devices = useQuery(devicesOf(user._id));
  const others = useSend({
    request: () => signOutOthers(user._id),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: ['devices'] });
      toast.success(message);
    },
  });
  if (!devices.data)
    return devices.isError ? (
      <LoadFailed title={messages.loadFailed} error={devices.error} busy={devices.isFetching} onAgain={() => void devices.refetch()} />
    ) : (
      <SkeletonLines lines={3} />
    );
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        {devices.data.map((device) => (
          <Device key={device._id} userId={user._id} device={device} />
        ))}
      </ul>
      {devices.data.some(({ current }) => !current) ? (
        <Button variant="quiet" busy={others.isPending} onClick={() => others.send()}>
          {messages.signOutOthers}
        </Button>
      ) : (
        <p className="text-muted">{messages.onlyThis}</p>
      )}
    </div>
  );
}

function Device({ userId, device }: { userId: string; device: SignedInDeviceResponse }) {
  const client = useQueryClient();
  const signOut = useSend({
    request: () => signOutDevice(userId, device._id),
    onSuccess: async ({ message }) => {
      if (device.current) return endSession('signed-out');
      await client.invalidateQueries({ queryKey: ['devices'] });
      toast.success(message);
    },
  });
  const Icon = isHandheld(device) ? Smartphone : Laptop;
  const name = deviceName(device);
  const seen = device.current ? messages.thisDevice : messages.seen(formatAgo(device.lastSeenAt));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">
          <span className={device.current ? 'font-medium text-up' : undefined}>{seen}</span>
          {device.place && <span className="tabular">{messages.from(device.place)}</span>}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={messages.signOutOf(name, device.current)}
        busy={signOut.isPending}
        onClick={() => signOut.send()}
      >
        {messages.signOut}
      </Button>
    </li>
  );
}
