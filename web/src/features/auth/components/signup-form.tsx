import { useMemo, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ComboboxField } from '@/components/ui/combobox';
import { PasswordField, TextField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/api-error';
import { countries, countryOfZone } from '@/lib/countries';
import { clearDraft, readDraft, useDraft } from '@/lib/draft';
import { browserZone } from '@/lib/format-time';
import { session } from '@/lib/session';
import { showServerFields } from '@/lib/show-server-fields';
import { toast } from '@/lib/toast';
import { useWishKey } from '@/lib/use-wish-key';
import { auth } from '@messages/auth';
import { register } from '../api/register';
import { rules } from '../model/rules';
import { Consent } from './consent';

const words = auth.signup;
const DRAFT = 'signup';
const secret = ['password'] as const;

type Form = { fullName: string; username: string; country: string; email: string; password: string };

export function SignupForm() {
  const navigate = useNavigate();
  const keyOf = useWishKey();
  const choices = useMemo(() => countries(), []);
  const [zone] = useState(browserZone);
  const empty: Form = { fullName: '', username: '', country: countryOfZone(zone), email: '', password: '' };
  const form = useForm<Form>({ defaultValues: { ...empty, ...readDraft<Form>(DRAFT) } });
  const { errors, isSubmitting } = form.formState;
  useDraft(form, DRAFT, secret);

  const submit = form.handleSubmit(async ({ fullName, username, country, email, password }) => {
    try {
      const wish = {
        email: email.trim(),
        password,
        fullName: fullName.trim(),
        username: username.trim(),
        location: { country },
        timeZone: zone,
        language: 'en',
      };
      const { token } = await register(wish, keyOf(wish));
      clearDraft(DRAFT);
      session.open(token);
      void navigate(paths.overview, { replace: true });
    } catch (error) {
      showServerFields(form, error);
      toast.error(sentenceOf(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        label={words.fullName}
        autoComplete="name"
        error={errors.fullName?.message}
        {...form.register('fullName', rules.fullName)}
      />
      <TextField
        label={words.username}
        hint={words.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', rules.username)}
      />
      <Controller
        control={form.control}
        name="country"
        rules={rules.country}
        render={({ field }) => (
          <ComboboxField
            label={words.country}
            placeholder={words.countryPlaceholder}
            choices={choices}
            error={errors.country?.message}
            {...field}
          />
        )}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...form.register('email', rules.email)}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', rules.newPassword)}
      />
      <Consent />
      <Button type="submit" size="large" className="w-full" busy={isSubmitting}>
        {words.submit}
      </Button>
    </form>
  );
}
