import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ComboboxField } from '@/components/ui/combobox';
import { PasswordField, TextField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/http/api-error';
import { countries, countryName, countryOfZone } from '@/lib/format/countries';
import { browserZone } from '@/lib/format/format-time';
import { clearDraft } from '@/lib/forms/form-draft';
import { session } from '@/lib/session/session';
import { toast } from '@/lib/live/toast';
import { useShortForm } from '@/lib/forms/use-short-form';
import { useIdempotencyKey } from '@/lib/forms/use-idempotency-key';
import { auth } from '@messages/auth';
import { register } from '../api/register';
import { rules } from '../model/rules';
import { Consent } from './consent';

const messages = auth.signup;
const DRAFT = 'signup';

export function SignupForm() {
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [timeZone] = useState(browserZone);
  const { form, field, set, value, error, busy } = useShortForm({
    initial: { fullName: '', username: '', country: countryOfZone(timeZone), email: '', password: '' },
    rules: { fullName: rules.fullName, username: rules.username, country: rules.country, email: rules.email, password: rules.newPassword },
    draft: { name: DRAFT, except: ['password'] },
    send: async ({ fullName, username, country, email, password }) => {
      const registration = {
        email: email.trim(),
        password,
        fullName: fullName.trim(),
        username: username.trim(),
        location: { country },
        timeZone,
        language: 'en',
      };
      const { token } = await register(registration, keyOf(registration));
      clearDraft(DRAFT);
      session.open(token);
      void navigate(paths.overview, { replace: true });
    },
    failed: (failure) => toast.error(sentenceOf(failure)),
  });

  return (
    <form {...form} className="space-y-5">
      <TextField label={messages.fullName} autoComplete="name" {...field('fullName')} />
      <TextField
        label={messages.username}
        hint={messages.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <ComboboxField
        label={messages.country}
        name="country"
        placeholder={messages.countryPlaceholder}
        choices={countries}
        labelOf={countryName}
        value={value('country')}
        onChange={(country) => set('country', country)}
        error={error('country')}
      />
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...field('email')}
      />
      <PasswordField label={messages.password} hint={messages.passwordHint} autoComplete="new-password" {...field('password')} />
      <Consent />
      <Button type="submit" size="large" className="w-full" busy={busy}>
        {messages.submit}
      </Button>
    </form>
  );
}
