import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { AddServerLayout, StepActions } from '@/features/servers/components/add-server-layout';
import { AlertFields, type AlertChoices } from '@/features/servers/components/alert-fields';
import { saveAlertDraft, readAlertDraft, readyServer } from '@/features/servers/model/new-server';
import { useCanAddServer } from '@/features/servers/model/use-can-add-server';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';

const messages = addServer.alerts;

/** Every choice is valid here: `readyServer` requires a valid first page, `useCanAddServer` a plan with a free server. */
export default function AddServerPage2() {
  useCanAddServer();
  const [choices, setChoices] = useState(readAlertDraft);
  if (!readyServer()) return <Navigate to={paths.addServer} replace />;
  const change = (next: AlertChoices) => {
    setChoices(next);
    saveAlertDraft(next);
  };
  return (
    <AddServerLayout step={2} headline={messages.headline} text={messages.text}>
      <div className="card p-5 sm:p-6">
        <AlertFields value={choices} onChange={change} />
      </div>
      <StepActions>
        <ButtonLink to={paths.addServer} variant="quiet" size="large">
          {common.back}
        </ButtonLink>
        <ButtonLink to={paths.addServerReview} size="large">
          {messages.next}
        </ButtonLink>
      </StepActions>
    </AddServerLayout>
  );
}
