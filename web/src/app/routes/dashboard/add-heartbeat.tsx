import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { createHeartbeat, heartbeatWith } from '@/features/heartbeats/api/heartbeats';
import { HeartbeatForm } from '@/features/heartbeats/components/heartbeat-form';
import { toast } from '@/lib/live/toast';
import { usePageTitle } from '@/components/layout/use-page-title';
import { heartbeats as messages } from '@messages/heartbeats';

export default function AddHeartbeat() {
  usePageTitle(messages.form.title);
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="mb-2 text-2xl sm:text-3xl">{messages.form.title}</h1>
      <p className="mb-6 text-muted">{messages.text}</p>
      <HeartbeatForm
        send={createHeartbeat}
        onSent={({ message, data }) => {
          toast.success(message);
          client.setQueryData(heartbeatWith(data._id).queryKey, data);
          void client.invalidateQueries({ queryKey: ['heartbeats'], exact: true });
          void navigate(paths.heartbeat(data._id));
        }}
      />
    </div>
  );
}
