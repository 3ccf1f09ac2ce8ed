import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { AddServerLayout } from '@/features/servers/components/add-server-layout';
import { FirstCheck } from '@/features/servers/components/first-check';
import { ReviewServer } from '@/features/servers/components/review-server';
import { readyServer } from '@/features/servers/model/new-server';
import { useCanAddServer } from '@/features/servers/model/use-can-add-server';
import { addServer } from '@messages/add-server';

/** The review. Once the server exists its id is in the address, so that a reload shows the first check again. */
export default function AddServerPage3() {
  const [search, setSearch] = useSearchParams();
  const created = search.get('server');
  return created ? (
    <AddServerLayout step={3} headline={addServer.first.headline}>
      <FirstCheck serverId={created} />
    </AddServerLayout>
  ) : (
    <Review onCreated={(id) => setSearch({ server: id }, { replace: true })} />
  );
}

function Review({ onCreated }: { onCreated: (serverId: string) => void }) {
  useCanAddServer();
  // Read once: what was typed is forgotten the moment the server is made.
  const [server] = useState(readyServer);
  if (!server) return <Navigate to={paths.addServer} replace />;
  return (
    <AddServerLayout step={3} headline={addServer.review.headline}>
      <ReviewServer server={server} onCreated={({ _id }) => onCreated(_id)} />
    </AddServerLayout>
  );
}
