import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { renewals as messages } from '@messages/renewals';
import { addOwnDate } from '../api/renewals';

type Props = { serverId: string; open: boolean; onClose: () => void; onChange: () => void };
type Faults = { name?: string; date?: string };

export function AddDateDialog({ serverId, open, onClose, onChange }: Props) {
  const formId = useId();
  const [name, setName] = useState('');
  const [date, setDate] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const close = () => {
    setFaults({});
    onClose();
  };
  const add = useSend({
    request: (own: { name: string; date: string }, key) => addOwnDate(serverId, own, key),
    onSuccess: ({ message }) => {
      toast.success(message);
      setName('');
      setDate('');
      onChange();
      close();
    },
    onError: (error) => (isApiError(error) && error.fields ? setFaults(error.fields) : toast.error(sentenceOf(error))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = { ...(name.trim() === '' && { name: messages.nameMissing }), ...(date === '' && { date: messages.dateMissing }) };
    setFaults(missing);
    if (Object.keys(missing).length === 0) add.send({ name, date });
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
          <Button type="submit" form={formId} busy={add.isPending}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-4" onSubmit={submit}>
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          value={name}
          maxLength={60}
          error={faults.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField label={messages.date} type="date" value={date} error={faults.date} onChange={(event) => setDate(event.target.value)} />
      </form>
    </Dialog>
  );
}
