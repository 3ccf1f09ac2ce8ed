import { useCallback, useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { ComboboxField } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { countries, countryName } from '@/lib/format/countries';
import { useUser } from '@/lib/session/current-user';
import { wordsFor } from '@/lib/http/api-error';
import { showServerFields } from '@/lib/forms/show-server-fields';
import { toast } from '@/lib/live/toast';
import { useSavedForm } from '@/lib/forms/use-saved-form';
import { useSend } from '@/lib/forms/use-send-once';
import { settings } from '@messages/settings';
import { updateUser } from '../api/update-user';
import { isPhone, profileFrom, valuesOf, type GeneralValues } from '../model/general-form';
import { timeZones, zoneLabel } from '../model/time-zones';
import { FormActions } from './form-actions';
import { PhoneState } from './phone-state';

const words = settings.general;
const DRAFT = 'settings-general';

const languages = Object.entries(words.languages).map(([value, label]) => ({ value, label, disabled: value !== 'en' }));

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
      if (!showServerFields(form, error)) toast.error(wordsFor(error, settings.saveFailed));
    },
  });

  const send = useSend(save);
  const submit = form.handleSubmit(
    (values) => send(values),
    (found) => found.phone && toast.error(words.invalidPhone),
  );
  const filled = (sentence: string) => ({ validate: (typed: string) => typed.trim() !== '' || sentence });
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.fullName}
          autoComplete="name"
          error={errors.fullName?.message}
          {...form.register('fullName', filled(words.noName))}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          hint={!dirtyFields.email && (user.emailVerified ? words.emailConfirmed : words.emailOpen)}
          error={errors.email?.message}
          {...form.register('email', filled(words.noEmail))}
        />
        <div className="space-y-2">
          <TextField
            label={words.phone}
            type="tel"
            autoComplete="tel"
            hint={words.phoneHint}
            error={errors.phone?.message}
            {...form.register('phone', { validate: (typed) => isPhone(typed) || words.invalidPhone })}
          />
          <PhoneState isDirty={dirtyFields.phone === true} />
        </div>
        <Controller
          control={form.control}
          name="country"
          rules={{ required: words.noCountry }}
          render={({ field }) => (
            <ComboboxField
              label={words.country}
              placeholder={words.chooseCountry}
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
              label={words.timeZone}
              hint={words.timeZoneHint}
              placeholder={words.chooseCountry}
              choices={zones}
              labelOf={zoneLabel}
              error={errors.timeZone?.message}
              {...field}
            />
          )}
        />
        <SelectField
          label={words.language}
          hint={words.languageHint}
          choices={languages}
          error={errors.language?.message}
          {...form.register('language')}
        />
      </div>
      <FormActions isDirty={isDirty} busy={save.isPending} onDiscard={() => settle(valuesOf(user))} />
    </form>
  );
}
