import { useId, useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { serverFields } from '@/lib/forms/server-fields';
import { toast } from '@/lib/live/toast';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { settings } from '@messages/settings';
import { confirmPhone } from '../api/confirm-phone';

const messages = settings.phone;

type PhoneCodeDialogProps = { phone: string; onClose: () => void; onAgain: () => void; sendingAgain: boolean };

export default function PhoneCodeDialog({ phone, onClose, onAgain, sendingAgain }: PhoneCodeDialogProps) {
  const user = useUser();
  const client = useQueryClient();
  const formId = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const confirm = useMutation({
    mutationFn: (typed: string) => confirmPhone(user._id, typed),
    onSuccess: async ({ message }) => {
      setCode('');
      await client.invalidateQueries({ queryKey: ['user'] });
      toast.success(message);
      onClose();
    },
    onError: (failure) => setError(serverFields(failure, ['code']).code ?? sentenceOf(failure)),
  });
  const send = useSendOnce(confirm);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(typed)) setError(messages.badCode);
    else send(typed);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={messages.title}
      description={messages.text(phone)}
      actions={
        <>
          <Button variant="quiet" busy={sendingAgain} onClick={onAgain}>
            {messages.again}
          </Button>
          <Button type="submit" form={formId} busy={confirm.isPending}>
            {messages.done}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={messages.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          className="tabular text-lg tracking-[0.3em]"
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
