import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from '@/components/icons/hourglass';
import { Button } from '@/components/ui/button';
import { useUser } from '@/lib/session/current-user';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { settings } from '@messages/settings';
import { cancelEmailChange, sendEmailLinks } from '../api/change-email';

const messages = settings.email;

/** A new e-mail that does not count yet: what it waits for, and the way back. */
export function EmailState() {
  const user = useUser();
  const client = useQueryClient();
  const again = useSend({
    request: () => sendEmailLinks(user._id),
    onSuccess: ({ message }) => toast.info(message),
  });
  const cancel = useSend({
    request: () => cancelEmailChange(user._id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['user'] });
      toast.success(messages.cancelled);
    },
  });
  const pending = user.pendingEmail;
  if (!pending) return null;
  const waitsFor = user.pendingEmailWaitsFor ?? [];
  return (
    <div className="space-y-2 rounded-card bg-warn-soft px-4 py-3" role="status">
      <p className="person-text flex items-start gap-1.5 text-sm">
        <Hourglass className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
        <span>
          {waitsFor.includes('new') && messages.waitsForNew(pending)} {waitsFor.includes('old') && messages.waitsForOld(user.email)}{' '}
          {messages.untilThen(user.email)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" busy={again.isPending} onClick={() => again.send()}>
          {messages.again}
        </Button>
        <Button variant="plain" size="small" busy={cancel.isPending} onClick={() => cancel.send()}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
