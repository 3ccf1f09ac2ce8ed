import { useQuery } from '@tanstack/react-query';
import { canAdd, placesTaken, type Obstacle } from './can-add';
import { currentUser, useUser } from './current-user';
import { useWorkspace } from './current-workspace';
import { heartbeatsOf } from './heartbeats-of-user';

export interface Places {
  /** How many the plan has and how many are taken; undefined without a plan, or until both are known. */
  count: { taken: number; limit: number } | undefined;
  /** Undefined until it is known. */
  obstacle: Obstacle | null | undefined;
  isFetching: boolean;
}

/** The places of the plan, which servers and jobs share. */
export function usePlaces(): Places {
  const user = useUser();
  const { isFetching } = useQuery({ ...currentUser, enabled: false });
  const workspace = useWorkspace();
  const heartbeats = useQuery(heartbeatsOf(user._id));
  // Where the jobs cannot be loaded, the API says at the end that the plan is full.
  const jobs = heartbeats.data?.length ?? (heartbeats.isError ? 0 : undefined);
  const isKnown = workspace.data !== undefined && jobs !== undefined;
  return {
    count:
      user.plan.id && workspace.data && heartbeats.data
        ? { taken: placesTaken(workspace.data, heartbeats.data.length), limit: user.plan.id.serverLimit }
        : undefined,
    obstacle: isKnown ? canAdd(user, workspace.data ?? null, jobs) : undefined,
    isFetching: isFetching || workspace.isFetching || heartbeats.isFetching,
  };
}
