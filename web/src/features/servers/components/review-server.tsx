import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { ServerResponse } from '@nowahala/api';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';
import { createServer } from '../api/create-server';
import { serverWith } from '../api/get-server';
import { clearServerDraft, readAlertDraft, REVIEW_DRAFT } from '../model/new-server';
import { StepActions } from './add-server-layout';
import type { ServerValues } from './server-fields';

const messages = addServer.review;
const fields = addServer.fields;
const onFirstPage: readonly string[] = ['name', 'ipAddress', 'website', 'monitoringInterval', 'expectText', 'rejectText'];

/** Everything once more; then the server is made, once, however often the button is pressed. */
export function ReviewServer({ server, onCreated }: { server: ServerValues; onCreated: (server: ServerResponse) => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const user = useUser();
  const workspace = useWorkspace().data;
  const alerts = readAlertDraft();
  const whatsApp = alerts.whatsApp && (user.plan.id?.whatsApp ?? false);

  const create = useSend({
    draft: REVIEW_DRAFT,
    request: createServer,
    onSuccess: ({ message, data }) => {
      toast.success(message);
      clearServerDraft();
      client.setQueryData(serverWith(data._id).queryKey, data);
      void client.invalidateQueries({ queryKey: ['workspace'] });
      onCreated(data);
    },
    onError: (error) => {
      toast.error(sentenceOf(error));
      if (!isApiError(error)) return;
      if (error.code === 'SERVER_LIMIT_REACHED') void navigate(paths.overview, { replace: true });
      else if (Object.keys(error.fields).some((name) => onFirstPage.includes(name)))
        void navigate(paths.addServer, { state: { fields: error.fields } });
    },
  });
  const send = (workspaceId: string) =>
    create.send({
      ...server,
      monitoringInterval: Number(server.monitoringInterval),
      workspaceId,
      userId: user._id,
      email: alerts.email,
      whatsApp,
    });
  const by = alerts.email ? (whatsApp ? messages.by.both : messages.by.email) : whatsApp ? messages.by.whatsApp : messages.by.none;
  return (
    <>
      <dl className="card divide-y divide-line">
        <ReviewRow name={fields.name} to={paths.addServer}>
          {server.name}
        </ReviewRow>
        <ReviewRow name={fields.ip} to={paths.addServer}>
          {server.ipAddress}
        </ReviewRow>
        <ReviewRow name={fields.website} to={paths.addServer}>
          {server.website || messages.noWebsite}
        </ReviewRow>
        {server.expectText && (
          <ReviewRow name={addServer.wantedText.expect} to={paths.addServer}>
            {server.expectText}
          </ReviewRow>
        )}
        {server.rejectText && (
          <ReviewRow name={addServer.wantedText.reject} to={paths.addServer}>
            {server.rejectText}
          </ReviewRow>
        )}
        <ReviewRow name={fields.interval} to={paths.addServer}>
          {fields.every(Number(server.monitoringInterval))}
        </ReviewRow>
        <ReviewRow name={messages.alerts} to={paths.addServerAlerts}>
          {by}
        </ReviewRow>
      </dl>
      <StepActions>
        <ButtonLink to={paths.addServerAlerts} variant="quiet" size="large">
          {common.back}
        </ButtonLink>
        <Button size="large" busy={create.isPending} disabled={!workspace} onClick={() => workspace && send(workspace._id)}>
          {messages.submit}
        </Button>
      </StepActions>
    </>
  );
}

const ReviewRow = ({ name, to, children }: { name: string; to: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 pr-2 pl-5 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
    <dt className="text-sm text-muted max-sm:col-start-1">{name}</dt>
    <dd className="person-text font-medium max-sm:col-start-1">{children}</dd>
    <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
      <Link
        to={to}
        aria-label={messages.changeOf(name)}
        className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-accent no-underline hover:underline"
      >
        {messages.change}
      </Link>
    </dd>
  </div>
);
