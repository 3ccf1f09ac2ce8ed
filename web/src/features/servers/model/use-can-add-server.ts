import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { currentUser, useUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { canAdd } from '@/lib/session/can-add';
import { heartbeatsOf } from '@/lib/session/heartbeats-of-user';
import { toast } from '@/lib/live/toast';
import { useAfter } from '@/lib/live/use-after';
import { addServer } from '@messages/add-server';


const CHECK_AFTER_MS = 200;

/** Checked once, 200 ms after the page opened: no plan leads to the plans, a full plan back to the overview. */
export function useCanAddServer(): void {
  const navigate = useNavigate();
  const entered = useAfter(CHECK_AFTER_MS);
  const checked = useRef(false);
  const user = useQuery({ ...currentUser, enabled: false });
  const workspace = useWorkspace();
  const heartbeats = useQuery(heartbeatsOf(useUser()._id));
  // Where the jobs cannot be loaded, the API says at the end that the plan is full.
  const jobs = heartbeats.isFetching ? undefined : (heartbeats.data?.length ?? 0);
  useEffect(() => {
    const known = user.data && workspace.data !== undefined && !user.isFetching && !workspace.isFetching;
    if (!entered || checked.current || !known || jobs === undefined) return;
    checked.current = true;
    const reason = canAdd(user.data, workspace.data, jobs);
    if (reason === 'limit') toast.warning(addServer.limitReached);
    if (reason) void navigate(reason === 'no-plan' ? paths.pricing : paths.overview, { replace: true });
  }, [entered, navigate, user.data, user.isFetching, workspace.data, workspace.isFetching, jobs]);
}
