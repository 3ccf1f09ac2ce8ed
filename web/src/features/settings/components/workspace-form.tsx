import { useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { TextField } from '@/components/ui/input';
import { SwitchField } from '@/components/ui/switch';
import { useUser, type User } from '@/lib/session/current-user';
import type { Workspace } from '@/lib/session/current-workspace';
import { sentenceFor } from '@/lib/http/api-error';
import { showServerFields } from '@/lib/forms/show-server-fields';
import { toast } from '@/lib/live/toast';
import { useSavedForm } from '@/lib/forms/use-saved-form';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { settings } from '@messages/settings';
import { updateWorkspace } from '../api/update-workspace';
import { FormActions } from './form-actions';

const messages = settings.workspace;
const DRAFT = 'settings-workspace';

type Values = { name: string; email: boolean; whatsApp: boolean };

const valuesOf = ({ name, notificationPreference }: Workspace): Values => ({
  name,
  email: notificationPreference.email.enabled,
  whatsApp: notificationPreference.whatsApp.enabled,
});

export function WorkspaceForm({ workspace }: { workspace: Workspace }) {
  const user = useUser();
  const client = useQueryClient();
  const { form, settle } = useSavedForm<Values>(
    useMemo(() => valuesOf(workspace), [workspace]),
    DRAFT,
  );
  const { errors, isDirty } = form.formState;

  const save = useMutation({
    mutationFn: ({ name, email, whatsApp }: Values) =>
      updateWorkspace(workspace._id, {
        name: name.trim(),
        notificationPreference: { whatsApp: { enabled: whatsApp }, email: { enabled: email } },
      }),
    onSuccess: async ({ message }, values) => {
      settle({ ...values, name: values.name.trim() });
      toast.success(message);
      await client.invalidateQueries({ queryKey: ['workspace'] });
    },
    onError: (error) => {
      if (!showServerFields(form, error)) toast.error(sentenceFor(error, settings.saveFailed));
    },
  });

  const send = useSendOnce(save);
  const mayWhatsApp = user.plan.id?.whatsApp === true;
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void form.handleSubmit((values) => send(values))(event)}>
      <TextField
        label={messages.name}
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name', { validate: (typed) => typed.trim() !== '' || messages.noName })}
      />
      <div className="space-y-3">
        <Controller
          control={form.control}
          name="email"
          render={({ field: { value, onChange } }) => (
            <SwitchField label={messages.email} hint={messages.emailHint(user.email)} checked={value} onChange={onChange} />
          )}
        />
        <Controller
          control={form.control}
          name="whatsApp"
          render={({ field: { value, onChange } }) => (
            <SwitchField
              label={messages.whatsApp}
              hint={whatsAppHint(user)}
              checked={value}
              // What her plan lacks can still be switched off.
              disabled={!mayWhatsApp && !value}
              onChange={onChange}
            />
          )}
        />
        <p className="text-sm text-muted">{messages.dashboard}</p>
      </div>
      <FormActions isDirty={isDirty} busy={save.isPending} onDiscard={() => settle(valuesOf(workspace))} />
    </form>
  );
}

function whatsAppHint({ plan, phone, phoneVerified }: User): string {
  if (!plan.id) return messages.whatsAppNoPlan;
  if (!plan.id.whatsApp) return messages.whatsAppNotInPlan(plan.id.name);
  return phone && phoneVerified ? messages.whatsAppHint(phone) : messages.whatsAppNoPhone;
}
