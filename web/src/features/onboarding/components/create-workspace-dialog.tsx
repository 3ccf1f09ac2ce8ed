import { useId } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { showServerFields } from '@/lib/forms/show-server-fields';
import { toast } from '@/lib/live/toast';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { useIdempotencyKey } from '@/lib/forms/use-idempotency-key';
import { common } from '@messages/common';
import { servers } from '@messages/servers';
import { createWorkspace } from '../api/create-workspace';

const messages = servers.workspace;
const NAME_MAX = 80;

export default function CreateWorkspaceDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { _id: userId } = useUser();
  const formId = useId();
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const form = useForm({ defaultValues: { name: '' } });
  const create = useMutation({
    mutationFn: ({ name }: { name: string }) => {
      const workspace = { name: name.trim(), members: { role: 'owner', userId } } as const;
      return createWorkspace(workspace, keyOf(workspace));
    },
    onSuccess: async ({ message }) => {
      toast.success(message);
      await Promise.all([client.invalidateQueries({ queryKey: ['workspace'] }), client.invalidateQueries({ queryKey: ['user'] })]);
    },
    onError: (error) => {
      if (!showServerFields(form, error)) toast.error(sentenceOf(error));
    },
  });
  const sendOnce = useSendOnce(create);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={messages.text}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={create.isPending}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="text-left text-ink" onSubmit={(event) => void form.handleSubmit(sendOnce)(event)}>
        <TextField
          label={messages.name}
          hint={messages.hint}
          autoComplete="organization"
          error={form.formState.errors.name?.message}
          {...form.register('name', {
            validate: (typed) => typed.trim() !== '' || messages.noName,
            maxLength: { value: NAME_MAX, message: messages.tooLong },
          })}
        />
      </form>
    </Dialog>
  );
}
