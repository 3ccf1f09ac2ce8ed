import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { currentUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { toast } from '@/lib/live/toast';
import { useAfter } from '@/lib/live/use-after';
import { addServer } from '@messages/add-server';
import { obstacleOf } from './can-add-server';

const LOOK_AFTER_MS = 200;

/** Looked at once, 200 ms after she came: no plan leads to the plans, a full plan back to the overview. */
export function useMayAddServer(): void {
  const navigate = useNavigate();
  const entered = useAfter(LOOK_AFTER_MS);
  const looked = useRef(false);
  const user = useQuery({ ...currentUser, enabled: false });
  const workspace = useWorkspace();
  useEffect(() => {
    const known = user.data && workspace.data !== undefined && !user.isFetching && !workspace.isFetching;
    if (!entered || looked.current || !known) return;
    looked.current = true;
    const obstacle = obstacleOf(user.data, workspace.data);
    if (obstacle === 'limit') toast.warning(addServer.limitReached);
    if (obstacle) void navigate(obstacle === 'no-plan' ? paths.pricing : paths.overview, { replace: true });
  }, [entered, navigate, user.data, user.isFetching, workspace.data, workspace.isFetching]);
}
