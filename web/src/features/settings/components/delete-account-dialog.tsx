import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PasswordField } from '@/components/ui/input';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { endSession } from '@/lib/session/end-session';
import { serverFields } from '@/lib/forms/server-fields';
import { toast } from '@/lib/live/toast';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { deleteAccount } from '../api/close-account';

const messages = settings.leave;

/** Only her password closes the account. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const leave = useMutation({
    mutationFn: () => deleteAccount(user._id, password),
    onSuccess: ({ message }) => {
      toast.info(message);
      endSession('signed-out');
    },
    onError: (failure) => {
      // A stumbling server says nothing about her password.
      if (isApiError(failure) && failure.statusCode === 400) setError(serverFields(failure, ['password']).password ?? failure.message);
      else toast.error(sentenceOf(failure));
    },
  });
  const send = useSendOnce(leave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setError(messages.noPassword);
    else send();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !leave.isPending && onClose()}
      title={messages.confirmTitle}
      description={messages.explained}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={leave.isPending}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
