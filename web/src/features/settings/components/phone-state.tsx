import { lazy, Suspense, useState } from 'react';
import { CircleCheck } from '@/components/icons/circle-check';
import { CircleDashed } from '@/components/icons/circle-dashed';
import { Button } from '@/components/ui/button';
import { useUser } from '@/lib/session/current-user';
import { toast } from '@/lib/live/toast';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { useSend } from '@/lib/http/use-send';
import { settings } from '@messages/settings';
import { sendPhoneCode } from '../api/confirm-phone';

const loadDialog = onDemand(() => import('./phone-code-dialog'));
const PhoneCodeDialog = lazy(loadDialog);

/** Whether WhatsApp may be used, and the way there. A number that is not saved yet cannot be confirmed. */
export function PhoneState({ isDirty }: { isDirty: boolean }) {
  const user = useUser();
  const dialog = useDialogOnDemand<'code'>(loadDialog);
  const [sent, setSent] = useState(0);
  // After one that was sent the next is another one; one whose answer was lost is the same, as long as the number is.
  const sending = useSend({
    request: (_: { sent: number; phone: typeof user.phone }, key) => sendPhoneCode(user._id, key),
    onSuccess: ({ message }) => {
      setSent((count) => count + 1);
      toast.info(message);
      dialog.open('code');
    },
  });
  if (isDirty) return <p className="text-sm text-muted">{settings.phone.saveFirst}</p>;
  if (!user.phone) return null;
  const send = () => sending.send({ sent, phone: user.phone });
  if (user.phoneVerified)
    return (
      <p className="flex items-start gap-1.5 text-sm text-up">
        <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {settings.general.phoneConfirmed}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="flex items-start gap-1.5 text-sm text-warn">
        <CircleDashed className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {settings.general.phoneOpen}
      </p>
      <Button variant="quiet" size="small" busy={sending.isPending} onClick={send}>
        {settings.phone.confirm}
      </Button>
      {dialog.asked && (
        <Suspense>
          <PhoneCodeDialog phone={user.phone} onClose={dialog.close} onAgain={send} sendingAgain={sending.isPending} />
        </Suspense>
      )}
    </div>
  );
}
