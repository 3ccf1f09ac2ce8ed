import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { AlertBand } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/http/api-error';
import { isReport } from '@/lib/session/return-to';
import { useUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { toast } from '@/lib/live/toast';
import { dashboard } from '@messages/dashboard';
import { sendEmailLink } from '../api/send-email-link';
import { notificationsOf } from '../api/list-notifications';

const words = dashboard.banners;

/** Says when alerts may not reach her, the gravest reason only. */
export function ChannelBand() {
  const user = useUser();
  const channels = useQuery(notificationsOf(user._id)).data?.channels;
  const { pathname } = useLocation();
  const atRest = pathname.startsWith('/dashboard/') && !isReport(pathname);
  const trouble = useWorkspace().data?.servers.some(({ serverId }) => serverId.status === 'inactive') ?? false;
  if (channels?.email.suppressed)
    return (
      <AlertBand kind="bad" action={<ToSettings />}>
        {words.emailSuppressed(user.email)}
      </AlertBand>
    );
  // While something is down or a form is being filled in, this can wait; a used-up day cannot.
  if (!user.emailVerified && ((!trouble && atRest) || channels?.email.capReached))
    return (
      <AlertBand kind={channels?.email.capReached ? 'warn' : 'info'} action={<SendAgain />}>
        {channels?.email.capReached ? words.emailCapReached(user.email) : words.verifyEmail(user.email)}
      </AlertBand>
    );
  if (channels?.whatsApp.stopped && !trouble && atRest) return <AlertBand kind="info">{words.whatsAppStopped}</AlertBand>;
  return null;
}

const ToSettings = () => (
  <ButtonLink to={paths.settings} look="quiet" size="small">
    {words.toSettings}
  </ButtonLink>
);

function SendAgain() {
  const { _id, email } = useUser();
  const send = useMutation({
    mutationFn: () => sendEmailLink(_id),
    onSuccess: () => toast.success(words.linkSent(email)),
    onError: (error) => toast.error(sentenceOf(error)),
  });
  return (
    <Button look="quiet" size="small" busy={send.isPending} onClick={() => send.mutate()}>
      {words.sendLinkAgain}
    </Button>
  );
}
