import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@nowahala/kernel';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { useForm } from '@/lib/forms/use-form';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { generateKey } from '../api/change-keys';
import { usualScopes } from '../model/api-key';
import { ScopeChoice } from './scope-choice';

const messages = settings.keys;

/** Name and permissions; what was typed stays through an error. */
export function GenerateKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (apiKey: string) => void }) {
  const user = useUser();
  const client = useQueryClient();
  const formId = useId();
  const form = useForm({
    initial: { name: '', scopes: [...usualScopes] },
    rules: {
      name: (typed) => (typed.trim() === '' ? messages.noName : undefined),
      scopes: (chosen) => (chosen.length === 0 ? messages.noScope : undefined),
    },
    send: ({ name, scopes }, key) => generateKey(user._id, { name: name.trim(), scopes }, key),
    onSent: ({ apiKey }) => {
      void client.invalidateQueries({ queryKey: ['keys'] });
      onMade(apiKey);
    },
    onInvalid: ({ name }) => name && toast.error(name),
    onError: (error) => {
      // Made all the same, where only the answer was lost.
      void client.invalidateQueries({ queryKey: ['keys'] });
      toast.error(sentenceOf(error));
    },
  });

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
          <Button type="submit" form={formId} busy={form.busy}>
            {messages.generate}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="space-y-5">
        <TextField label={messages.name} hint={messages.nameHint} maxLength={limits.apiKeyName.max} {...form.field('name')} />
        <ScopeChoice
          chosen={form.values.scopes}
          onChange={(scopes) => form.set('scopes', scopes)}
          error={form.values.scopes.length === 0 ? form.error('scopes') : undefined}
        />
      </form>
    </Dialog>
  );
}
