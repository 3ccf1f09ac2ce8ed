import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { languageNames, languages, offeredLanguages } from '@nowahala/kernel';
import { TranslationNote } from '@/components/layout/translation-note';
import { ComboboxField } from '@/components/ui/combobox';
import { PasswordField, TextField } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { countries, countryName } from '@/lib/format/countries';
import { timeZones, zoneLabel } from '@/lib/format/time-zones';
import { useUser } from '@/lib/session/current-user';
import { sentenceFor } from '@/lib/http/api-error';
import { toast } from '@/lib/live/toast';
import { useForm, type Rule } from '@/lib/forms/use-form';
import { language } from '@messages/language';
import { settings } from '@messages/settings';
import { updateUser } from '../api/update-user';
import { askedOfOld, isPhone, plainPhone, profileFrom, valuesOf } from '../model/general-form';
import { EmailState } from './email-state';
import { FormActions } from './form-actions';
import { PhoneState } from './phone-state';

const messages = settings.general;
const DRAFT = 'settings-general';

/** An account may have a language whose pages are not offered yet: its mails are in it. */
const languagesFor = (own: string) =>
  languages.filter((code) => code === own || offeredLanguages.includes(code)).map((value) => ({ value, label: languageNames[value] }));

const filled =
  (sentence: string): Rule =>
  (typed) =>
    typed.trim() === '' ? sentence : undefined;

export function GeneralForm() {
  const user = useUser();
  const client = useQueryClient();
  const form = useForm({
    saved: valuesOf(user),
    rules: {
      fullName: filled(messages.noName),
      email: filled(messages.noEmail),
      phone: (typed) => (isPhone(typed) ? undefined : messages.invalidPhone),
      country: filled(messages.noCountry),
    },
    draft: { name: DRAFT, except: ['password'] },
    send: (values) => updateUser(user._id, profileFrom(values, user.email)),
    onSent: async ({ message, data }, values) => {
      form.settle({ ...values, email: data.email, password: '', phone: plainPhone(values.phone) });
      const allow = askedOfOld(values, data);
      if (allow === undefined) toast.success(message);
      else toast.warning(allow);
      await client.invalidateQueries({ queryKey: ['user'] });
      void client.invalidateQueries({ queryKey: ['notifications'] });
    },
    onInvalid: ({ phone }) => phone && toast.error(messages.invalidPhone),
    onError: (error, isMarked) => (isMarked ? undefined : toast.error(sentenceFor(error, settings.saveFailed))),
  });
  const zones = useCallback(() => timeZones(user.timeZone), [user.timeZone]);
  return (
    <form {...form.props} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={messages.fullName} autoComplete="name" {...form.field('fullName')} />
        <div className="space-y-2">
          <TextField
            label={messages.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            hint={!form.isChanged('email') && (user.emailVerified ? messages.emailConfirmed : messages.emailOpen)}
            {...form.field('email')}
            onChange={(event) => {
              form.set('email', event.target.value);
              if (event.target.value.trim() === user.email) form.set('password', '');
            }}
          />
          {form.isChanged('email') ? (
            <PasswordField
              label={settings.email.password}
              hint={settings.email.passwordHint}
              autoComplete="current-password"
              {...form.field('password')}
            />
          ) : (
            <EmailState />
          )}
        </div>
        <div className="space-y-2">
          <TextField label={messages.phone} type="tel" autoComplete="tel" hint={messages.phoneHint} {...form.field('phone')} />
          <PhoneState isDirty={form.isChanged('phone')} />
        </div>
        <ComboboxField
          label={messages.country}
          placeholder={messages.chooseCountry}
          choices={countries}
          labelOf={countryName}
          {...form.control('country')}
        />
        <ComboboxField
          label={messages.timeZone}
          hint={messages.timeZoneHint}
          placeholder={messages.chooseCountry}
          choices={zones}
          labelOf={zoneLabel}
          {...form.control('timeZone')}
        />
        <div className="space-y-2">
          <SelectField
            label={language.choose}
            hint={language.chooseHint}
            choices={languagesFor(user.language)}
            {...form.field('language')}
          />
          <TranslationNote />
        </div>
      </div>
      <FormActions isDirty={form.isDirty} busy={form.busy} onDiscard={form.reset} />
    </form>
  );
}
