import { useCallback, useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { ComboboxField } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { countries, countryName } from '@/lib/format/countries';
import { useUser } from '@/lib/session/current-user';
import { sentenceFor } from '@/lib/http/api-error';
import { showServerFields } from '@/lib/forms/show-server-fields';
import { toast } from '@/lib/live/toast';
import { useSavedForm } from '@/lib/forms/use-saved-form';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { settings } from '@messages/settings';
import { updateUser } from '../api/update-user';
import { isPhone, profileFrom, valuesOf, type GeneralValues } from '../model/general-form';
import { timeZones, zoneLabel } from '../model/time-zones';
import { FormActions } from './form-actions';
import { PhoneState } from './phone-state';

const messages = settings.general;
const DRAFT = 'settings-general';

const languages = Object.entries(messages.languages).map(([value, label]) => ({ value, label, disabled: value !== 'en' }));

export function GeneralForm() {
  const user = useUser();
  const client = useQueryClient();
  const { form, settle } = useSavedForm<GeneralValues>(
    useMemo(() => valuesOf(user), [user]),
    DRAFT,
  );
  const zones = useCallback(() => timeZones(user.timeZone), [user.timeZone]);
  const { errors, isDirty, dirtyFields } = form.formState;

  const save = useMutation({
    mutationFn: (values: GeneralValues) => updateUser(user._id, profileFrom(values)),
    onSuccess: async ({ message }, values) => {
      settle({ ...values, phone: profileFrom(values).phone ?? '' });
      toast.success(message);
      await client.invalidateQueries({ queryKey: ['user'] });
      void client.invalidateQueries({ queryKey: ['notifications'] });
    },
    onError: (error) => {
      if (!showServerFields(form, error)) toast.error(sentenceFor(error, settings.saveFailed));
    },
  });

  const send = useSendOnce(save);
  const submit = form.handleSubmit(
    (values) => send(values),
    (found) => found.phone && toast.error(messages.invalidPhone),
  );
  const filled = (sentence: string) => ({ validate: (typed: string) => typed.trim() !== '' || sentence });
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={messages.fullName}
          autoComplete="name"
          error={errors.fullName?.message}
          {...form.register('fullName', filled(messages.noName))}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          hint={!dirtyFields.email && (user.emailVerified ? messages.emailConfirmed : messages.emailOpen)}
          error={errors.email?.message}
          {...form.register('email', filled(messages.noEmail))}
        />
        <div className="space-y-2">
          <TextField
            label={messages.phone}
            type="tel"
            autoComplete="tel"
            hint={messages.phoneHint}
            error={errors.phone?.message}
            {...form.register('phone', { validate: (typed) => isPhone(typed) || messages.invalidPhone })}
          />
          <PhoneState isDirty={dirtyFields.phone === true} />
        </div>
        <Controller
          control={form.control}
          name="country"
          rules={{ required: messages.noCountry }}
          render={({ field }) => (
            <ComboboxField
              label={messages.country}
              placeholder={messages.chooseCountry}
              choices={countries}
              labelOf={countryName}
              error={errors.country?.message}
              {...field}
            />
          )}
        />
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <ComboboxField
              label={messages.timeZone}
              hint={messages.timeZoneHint}
              placeholder={messages.chooseCountry}
              choices={zones}
              labelOf={zoneLabel}
              error={errors.timeZone?.message}
              {...field}
            />
          )}
        />
        <SelectField
          label={messages.language}
          hint={messages.languageHint}
          choices={languages}
          error={errors.language?.message}
          {...form.register('language')}
        />
      </div>
      <FormActions isDirty={isDirty} busy={save.isPending} onDiscard={() => settle(valuesOf(user))} />
    </form>
  );
}
