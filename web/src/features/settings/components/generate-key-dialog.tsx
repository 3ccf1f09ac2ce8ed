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
import { useWishKey } from '@/lib/forms/use-idempotency-key';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { generateKey } from '../api/change-keys';
import { usualScopes, type Scope } from '../model/api-key';
import { ScopeChoice } from './scope-choice';

const words = settings.keys;
type Errors = { name?: string | undefined; scopes?: string | undefined };

/** Name and permissions; what was typed stays through an error. */
export function GenerateKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (apiKey: string) => void }) {
  const user = useUser();
  const client = useQueryClient();
  const formId = useId();
  const keyOf = useWishKey();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Scope[]>([...usualScopes]);
  const [errors, setErrors] = useState<Errors>({});

  const make = useMutation({
    mutationFn: (wish: { name: string; scopes: Scope[] }) => generateKey(user._id, wish, keyOf(wish)),
    onSuccess: ({ apiKey }) => {
      void client.invalidateQueries({ queryKey: ['keys'] });
      onMade(apiKey);
    },
    onError: (error) => {
      setErrors(serverFields(error, ['name', 'scopes']));
      toast.error(sentenceOf(error));
    },
  });

  const send = useSend(make);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = { name: name.trim(), scopes: chosen };
    const found: Errors = {
      ...(wish.name === '' ? { name: words.noName } : {}),
      ...(wish.scopes.length === 0 ? { scopes: words.noScope } : {}),
    };
    setErrors(found);
    if (found.name) toast.error(found.name);
    const wrong = found.name ? 'name' : found.scopes && 'scopes';
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else send(wish);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.generate}
      description={words.generateText}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={make.isPending}>
            {words.generate}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5" onSubmit={submit}>
        <TextField
          label={words.name}
          name="name"
          hint={words.nameHint}
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
