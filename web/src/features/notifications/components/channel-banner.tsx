import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useSend } from '@/lib/http/use-send';
import { isIncidentPage } from '@/lib/session/return-to';
import { useUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { toast } from '@/lib/live/toast';
import { dashboard } from '@messages/dashboard';
import { sendEmailLink } from '../api/send-email-link';
import { notificationsOf } from '../api/list-notifications';

const messages = dashboard.banners;

/** Warns when alerts may not arrive; only the most serious reason is shown. */
export function ChannelBanner() {
  const user = useUser();
  const channels = useQuery(notificationsOf(user._id)).data?.channels;
  const { pathname } = useLocation();
  const atRest = pathname.startsWith('/dashboard/') && !isIncidentPage(pathname);
  const trouble = useWorkspace().data?.servers.some(({ serverId }) => serverId.status === 'inactive') ?? false;
  if (channels?.email.suppressed)
    return (
      <AlertBanner kind="bad" action={<ToSettings />}>
        {messages.emailSuppressed(user.email)}
      </AlertBanner>
    );
  // While something is down or a form is being filled in, this can wait; a used-up day cannot.
  if (!user.emailVerified && ((!trouble && atRest) || channels?.email.capReached))
    return (
      <AlertBanner kind={channels?.email.capReached ? 'warn' : 'info'} action={<SendAgain />}>
        {channels?.email.capReached ? messages.emailCapReached(user.email) : messages.verifyEmail(user.email)}
      </AlertBanner>
    );
  if (channels?.whatsApp.stopped && !trouble && atRest) return <AlertBanner kind="info">{messages.whatsAppStopped}</AlertBanner>;
  return null;
}

const ToSettings = () => (
  <ButtonLink to={paths.settings} variant="quiet" size="small">
    {messages.toSettings}
  </ButtonLink>
);

function SendAgain() {
  const { _id, email } = useUser();
  const send = useSend({
    request: () => sendEmailLink(_id),
    onSuccess: () => toast.success(messages.linkSent(email)),
  });
  return (
    <Button variant="quiet" size="small" busy={send.isPending} onClick={() => send.send()}>
      {messages.sendLinkAgain}
    </Button>
  );
}
