import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/input';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { endSession } from '@/lib/session/end-session';
import { useForm } from '@/lib/forms/use-form';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { deleteAccount } from '../api/close-account';

const messages = settings.leave;

/** Deleting the account needs the password. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const formId = useId();
  const form = useForm({
    initial: { password: '' },
    rules: { password: (typed) => (typed === '' ? messages.noPassword : undefined) },
    send: ({ password }) => deleteAccount(user._id, password),
    onSent: ({ message }) => {
      toast.info(message);
      endSession('signed-out');
    },
    onError: (error, isMarked) => {
      // A failing server says nothing about the password.
      if (!isApiError(error) || error.statusCode !== 400) return toast.error(sentenceOf(error));
      if (!isMarked) form.mark({ password: error.message });
      return undefined;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.busy && onClose()}
      title={messages.confirmTitle}
      description={messages.explained}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={form.busy}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId}>
        <PasswordField label={messages.password} autoComplete="current-password" {...form.field('password')} />
      </form>
    </Dialog>
  );
}
