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
import { useIdempotencyKey } from '@/lib/forms/use-idempotency-key';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { generateKey } from '../api/change-keys';
import { usualScopes, type Scope } from '../model/api-key';
import { ScopeChoice } from './scope-choice';

const messages = settings.keys;
type Errors = { name?: string | undefined; scopes?: string | undefined };

/** Name and permissions; what was typed stays through an error. */
export function GenerateKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (apiKey: string) => void }) {
  const user = useUser();
  const client = useQueryClient();
  const formId = useId();
  const keyOf = useIdempotencyKey();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Scope[]>([...usualScopes]);
  const [errors, setErrors] = useState<Errors>({});

  const make = useMutation({
    mutationFn: (input: { name: string; scopes: Scope[] }) => generateKey(user._id, input, keyOf(input)),
    onSuccess: ({ apiKey }) => {
      void client.invalidateQueries({ queryKey: ['keys'] });
      onMade(apiKey);
    },
    onError: (error) => {
      setErrors(serverFields(error, ['name', 'scopes']));
      toast.error(sentenceOf(error));
    },
  });

  const send = useSendOnce(make);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = { name: name.trim(), scopes: chosen };
    const found: Errors = {
      ...(input.name === '' ? { name: messages.noName } : {}),
      ...(input.scopes.length === 0 ? { scopes: messages.noScope } : {}),
    };
    setErrors(found);
    if (found.name) toast.error(found.name);
    const wrong = found.name ? 'name' : found.scopes && 'scopes';
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else send(input);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.generate}
      description={messages.generateText}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={make.isPending}>
            {messages.generate}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5" onSubmit={submit}>
        <TextField
          label={messages.name}
          name="name"
          hint={messages.nameHint}
          maxLength={80}
          value={name}
          error={errors.name}
          onChange={(event) => {
            setName(event.target.value);
            setErrors({ ...errors, name: undefined });
          }}
        />
        <ScopeChoice chosen={chosen} onChange={setChosen} error={chosen.length === 0 ? errors.scopes : undefined} />
      </form>
    </Dialog>
  );
}
