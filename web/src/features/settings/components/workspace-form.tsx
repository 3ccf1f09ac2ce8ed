import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@nowahala/kernel';
import type { UserResponse, WorkspaceResponse } from '@nowahala/api';
import { TextField } from '@/components/ui/input';
import { SwitchField } from '@/components/ui/switch';
import { useUser } from '@/lib/session/current-user';
import { sentenceFor } from '@/lib/http/api-error';
import { toast } from '@/lib/live/toast';
import { useForm } from '@/lib/forms/use-form';
import { settings } from '@messages/settings';
import { updateWorkspace } from '../api/update-workspace';
import { FormActions } from './form-actions';

const messages = settings.workspace;
const DRAFT = 'settings-workspace';

type Values = { name: string; email: boolean; whatsApp: boolean };

const valuesOf = ({ name, notificationPreference }: WorkspaceResponse): Values => ({
  name,
  email: notificationPreference.email.enabled,
  whatsApp: notificationPreference.whatsApp.enabled,
});

export function WorkspaceForm({ workspace }: { workspace: WorkspaceResponse }) {
  const user = useUser();
  const client = useQueryClient();
  const form = useForm({
    saved: valuesOf(workspace),
    rules: { name: (typed) => (typed.trim() === '' ? messages.noName : undefined) },
    draft: { name: DRAFT },
    send: ({ name, email, whatsApp }) =>
      updateWorkspace(workspace._id, {
        name: name.trim(),
        notificationPreference: { whatsApp: { enabled: whatsApp }, email: { enabled: email } },
      }),
    onSent: async ({ message }, values) => {
      form.settle({ ...values, name: values.name.trim() });
      toast.success(message);
      await client.invalidateQueries({ queryKey: ['workspace'] });
    },
    onError: (error, isMarked) => (isMarked ? undefined : toast.error(sentenceFor(error, settings.saveFailed))),
  });
  const mayWhatsApp = user.plan.id?.whatsApp === true;
  return (
    <form {...form.props} className="space-y-5">
      <TextField label={messages.name} maxLength={limits.workspaceName.max} {...form.field('name')} />
      <div className="space-y-3">
        <SwitchField
          label={messages.email}
          hint={messages.emailHint(user.email)}
          checked={form.values.email}
          onChange={(email) => form.set('email', email)}
        />
        <SwitchField
          label={messages.whatsApp}
          hint={whatsAppHint(user)}
          checked={form.values.whatsApp}
          // What the plan lacks can still be switched off.
          disabled={!mayWhatsApp && !form.values.whatsApp}
          onChange={(whatsApp) => form.set('whatsApp', whatsApp)}
        />
        <p className="text-sm text-muted">{messages.dashboard}</p>
      </div>
      <FormActions isDirty={form.isDirty} busy={form.busy} onDiscard={form.reset} />
    </form>
  );
}

function whatsAppHint({ plan, phone, phoneVerified }: UserResponse): string {
  if (!plan.id) return messages.whatsAppNoPlan;
  if (!plan.id.whatsApp) return messages.whatsAppNotInPlan(plan.id.name);
  return phone && phoneVerified ? messages.whatsAppHint(phone) : messages.whatsAppNoPhone;
}
