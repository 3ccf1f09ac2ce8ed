import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { AddServerFrame, StepActions } from '@/features/servers/components/add-server-layout';
import { AlertFields, type AlertChoices } from '@/features/servers/components/alert-fields';
import { keepAlerts, keptAlerts, readyServer } from '@/features/servers/model/new-server';
import { useMayAddServer } from '@/features/servers/model/use-can-add-server';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';

const words = addServer.alerts;

export default function AddServerPage2() {
  useMayAddServer();
  const [choices, setChoices] = useState(keptAlerts);
  if (!readyServer()) return <Navigate to={paths.addServer} replace />;
  const change = (next: AlertChoices) => {
    setChoices(next);
    keepAlerts(next);
  };
  return (
    <AddServerFrame step={2} headline={words.headline} text={words.text}>
      <div className="card p-5 sm:p-6">
        <AlertFields value={choices} onChange={change} />
      </div>
      <StepActions>
        <ButtonLink to={paths.addServer} look="quiet" size="large">
          {common.back}
        </ButtonLink>
        <ButtonLink to={paths.addServerReview} size="large">
          {words.next}
        </ButtonLink>
      </StepActions>
    </AddServerFrame>
  );
}
