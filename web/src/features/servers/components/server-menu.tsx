import type { ReactElement } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePause } from '@/components/icons/circle-pause';
import { CirclePlay } from '@/components/icons/circle-play';
import { LifeBuoy } from '@/components/icons/life-buoy';
import { Pencil } from '@/components/icons/pencil';
import { RefreshCw } from '@/components/icons/refresh-cw';
import { RotateCcwClock } from '@/components/icons/rotate-ccw-clock';
import { Trash } from '@/components/icons/trash';
import type { ServerSummaryResponse } from '@nowahala/api';
import { Menu, MenuItem, MenuSeparator, MenuLink } from '@/components/ui/menu';
import { paths } from '@/config/paths';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { servers } from '@messages/servers';
import { checkServer, pauseServer, resumeServer } from '../api/act-on-server';

const messages = servers.table;
const icon = 'size-5';

type ServerMenuProps = { server: ServerSummaryResponse; trigger: ReactElement; onDelete: () => void };

/** What can be done with one server. It arrives when a row's button is pressed, and is open then. */
export default function ServerMenu({ server, trigger, onDelete }: ServerMenuProps) {
  const client = useQueryClient();
  const act = useSend({
    request: (action: (id: string) => Promise<{ message: string }>) => action(server._id),
    onSuccess: ({ message }) => {
      toast.success(message);
      void client.invalidateQueries({ queryKey: ['workspace'] });
      void client.invalidateQueries({ queryKey: ['servers', server._id] });
    },
  });
  const paused = server.state === 'paused';
  return (
    <Menu defaultOpen trigger={trigger}>
      {server.openIncidentId && (
        <MenuLink to={paths.incident(server.openIncidentId)} icon={<LifeBuoy className={icon} aria-hidden="true" />}>
          {messages.whatToDo}
        </MenuLink>
      )}
      <MenuLink to={paths.history(server._id)} icon={<RotateCcwClock className={icon} aria-hidden="true" />}>
        {messages.logHistory}
      </MenuLink>
      <MenuLink to={paths.editServer(server._id)} icon={<Pencil className={icon} aria-hidden="true" />}>
        {messages.edit}
      </MenuLink>
      {paused ? (
        <MenuItem
          onSelect={() => act.send(resumeServer)}
          disabled={act.isPending}
          icon={<CirclePlay className={icon} aria-hidden="true" />}
        >
          {messages.resume}
        </MenuItem>
      ) : (
        <>
          <MenuItem
            onSelect={() => act.send(checkServer)}
            disabled={act.isPending}
            icon={<RefreshCw className={icon} aria-hidden="true" />}
          >
            {messages.checkNow}
          </MenuItem>
          <MenuItem
            onSelect={() => act.send(pauseServer)}
            disabled={act.isPending}
            icon={<CirclePause className={icon} aria-hidden="true" />}
          >
            {messages.pause}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem danger onSelect={onDelete} icon={<Trash className={icon} aria-hidden="true" />}>
        {messages.delete}
      </MenuItem>
    </Menu>
  );
}
