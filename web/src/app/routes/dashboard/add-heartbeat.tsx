import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { SkeletonLines } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { createHeartbeat, heartbeatWith } from '@/features/heartbeats/api/heartbeats';
import { HeartbeatForm } from '@/features/heartbeats/components/heartbeat-form';
import { PlacesTaken } from '@/features/heartbeats/components/places-taken';
import { PlanFull } from '@/features/heartbeats/components/plan-full';
import { ToJobs } from '@/features/heartbeats/components/to-jobs';
import { queryClient } from '@/lib/http/query-client';
import { toast } from '@/lib/live/toast';
import { heartbeatsOf } from '@/lib/session/heartbeats-of-user';
import { usePlaces } from '@/lib/session/use-places';
import { usePageTitle } from '@/components/layout/use-page-title';
import { heartbeats as messages } from '@messages/heartbeats';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ userId }) => queryClient.prefetchQuery(heartbeatsOf(userId));

export default function AddHeartbeat() {
  usePageTitle(messages.form.title);
  const { count, obstacle, isFetching } = usePlaces();
  const isFree = obstacle === null || (obstacle === undefined && !isFetching);
  // Once shown the form stays: it may be its own job that fills the plan.
  const [isOpen, setOpen] = useState(isFree);
  if (isFree && !isOpen) setOpen(true);
  if (!isOpen && !isFetching && (obstacle === 'no-plan' || obstacle === 'no-workspace'))
    return <Navigate to={obstacle === 'no-plan' ? paths.pricing : paths.overview} replace />;
  return (
    <div className="mx-auto max-w-xl">
      <ToJobs />
      <h1 className="mb-2 text-2xl sm:text-3xl">{messages.form.title}</h1>
      <p className="text-muted">{messages.text}</p>
      <PlacesTaken count={count} />
      <div className="mt-6">{isOpen ? <Add /> : obstacle === 'limit' ? <PlanFull kind="warn" /> : <SkeletonLines lines={6} />}</div>
    </div>
  );
}

function Add() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <HeartbeatForm
      send={createHeartbeat}
      onSent={({ message, data }) => {
        toast.success(message);
        client.setQueryData(heartbeatWith(data._id).queryKey, data);
        void client.invalidateQueries({ queryKey: ['heartbeats'], exact: true });
        void navigate(paths.heartbeat(data._id));
      }}
    />
  );
}
