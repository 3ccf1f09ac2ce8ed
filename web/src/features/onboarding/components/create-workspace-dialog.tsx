import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@nowahala/kernel';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { useUser } from '@/lib/session/current-user';
import { toast } from '@/lib/live/toast';
import { useForm } from '@/lib/forms/use-form';
import { common } from '@messages/common';
import { servers } from '@messages/servers';
import { createWorkspace } from '../api/create-workspace';

const messages = servers.workspace;

export default function CreateWorkspaceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { _id: userId } = useUser();
  const formId = useId();
  const client = useQueryClient();
  const form = useForm({
    initial: { name: '' },
    rules: {
      name: (typed) => {
        if (typed.trim() === '') return messages.noName;
        return typed.length > limits.workspaceName.max ? messages.tooLong(limits.workspaceName.max) : undefined;
      },
    },
    send: ({ name }, key) => createWorkspace({ name: name.trim(), members: { role: 'owner', userId } }, key),
    onSent: async ({ message }) => {
      toast.success(message);
      await Promise.all([client.invalidateQueries({ queryKey: ['workspace'] }), client.invalidateQueries({ queryKey: ['user'] })]);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={messages.title}
      description={messages.text}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="text-left text-ink">
        <TextField label={messages.name} hint={messages.hint} autoComplete="organization" {...form.field('name')} />
      </form>
    </Dialog>
  );
}
