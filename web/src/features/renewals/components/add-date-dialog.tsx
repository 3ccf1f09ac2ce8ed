import { useId, useState } from 'react';
import { limits } from '@nowahala/kernel';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { useForm } from '@/lib/forms/use-form';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { renewals as messages } from '@messages/renewals';
import { addOwnDate } from '../api/renewals';

type Props = { serverId: string; open: boolean; onClose: () => void; onChange: () => void };

/** What was typed stays while it is closed. */
export function AddDateDialog({ onChange, ...props }: Props) {
  // The same date once more is another one, with an idempotency key of its own.
  const [round, setRound] = useState(0);
  const added = () => {
    setRound((rounds) => rounds + 1);
    onChange();
    props.onClose();
  };
  return <OneDate key={round} {...props} onAdded={added} />;
}

type OneDateProps = Omit<Props, 'onChange'> & { onAdded: () => void };

function OneDate({ serverId, open, onClose, onAdded }: OneDateProps) {
  const formId = useId();
  const form = useForm({
    initial: { name: '', date: '' },
    rules: {
      name: (typed) => (typed.trim() === '' ? messages.nameMissing : undefined),
      date: (chosen) => (chosen === '' ? messages.dateMissing : undefined),
    },
    send: ({ name, date }, key) => addOwnDate(serverId, { name: name.trim(), date }, key),
    onSent: ({ message }) => {
      toast.success(message);
      onAdded();
    },
  });
  const close = () => {
    form.mark({});
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={messages.addTitle}
      description={messages.addText}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="space-y-4">
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          maxLength={limits.ownDateName.max}
          autoComplete="off"
          {...form.field('name')}
        />
        <TextField label={messages.date} type="date" {...form.field('date')} />
      </form>
    </Dialog>
  );
}
