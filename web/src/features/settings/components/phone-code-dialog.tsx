import { useId, useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { serverFields } from '@/lib/forms/server-fields';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/forms/use-send-once';
import { settings } from '@messages/settings';
import { confirmPhone } from '../api/confirm-phone';

const words = settings.phone;

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
  const send = useSend(confirm);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(typed)) setError(words.badCode);
    else send(typed);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={words.title}
      description={words.text(phone)}
      actions={
        <>
          <Button look="quiet" busy={sendingAgain} onClick={onAgain}>
            {words.again}
          </Button>
          <Button type="submit" form={formId} busy={confirm.isPending}>
            {words.done}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={words.code}
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
