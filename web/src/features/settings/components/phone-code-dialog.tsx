import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { useForm } from '@/lib/forms/use-form';
import { toast } from '@/lib/live/toast';
import { settings } from '@messages/settings';
import { confirmPhone } from '../api/confirm-phone';

const messages = settings.phone;

const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, '');

type PhoneCodeDialogProps = { phone: string; onClose: () => void; onAgain: () => void; sendingAgain: boolean };

export default function PhoneCodeDialog({ phone, onClose, onAgain, sendingAgain }: PhoneCodeDialogProps) {
  const user = useUser();
  const client = useQueryClient();
  const formId = useId();
  const form = useForm({
    initial: { code: '' },
    rules: { code: (typed) => (/^\d{6}$/.test(digitsOf(typed)) ? undefined : messages.badCode) },
    send: ({ code }) => confirmPhone(user._id, digitsOf(code)),
    onSent: async ({ message }) => {
      form.reset();
      await client.invalidateQueries({ queryKey: ['user'] });
      toast.success(message);
      onClose();
    },
    onError: (error, isMarked) => {
      if (!isMarked) form.mark({ code: sentenceOf(error) });
      return undefined;
    },
  });
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
          <Button type="submit" form={formId} busy={form.busy}>
            {messages.done}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId}>
        <TextField
          label={messages.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          className="tabular text-lg tracking-[0.3em]"
          {...form.field('code')}
        />
      </form>
    </Dialog>
  );
}
