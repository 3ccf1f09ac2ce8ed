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
import { useForm } from '@/lib/forms/use-form';
import { auth } from '@messages/auth';
import { language } from '@messages/language';
import { register } from '../api/register-user';
import { rules } from '../model/rules';
import { Consent } from './consent';

const messages = auth.signup;
const DRAFT = 'signup';

export function SignupForm() {
  const navigate = useNavigate();
  const [timeZone] = useState(browserZone);
  const form = useForm({
    initial: { fullName: '', username: '', country: countryOfZone(timeZone), email: '', password: '' },
    rules: { fullName: rules.fullName, username: rules.username, country: rules.country, email: rules.email, password: rules.newPassword },
    draft: { name: DRAFT, except: ['password'] },
    send: ({ fullName, username, country, email, password }, key) =>
      register(
        {
          email: email.trim(),
          password,
          fullName: fullName.trim(),
          username: username.trim(),
          location: { country },
          timeZone,
          language: language.code,
        },
        key,
      ),
    onSent: ({ token }) => {
      clearDraft(DRAFT);
      session.open(token);
      void navigate(paths.overview, { replace: true });
    },
    onError: (failure) => toast.error(sentenceOf(failure)),
  });

  return (
    <form {...form.props} className="space-y-5">
      <TextField label={messages.fullName} autoComplete="name" {...form.field('fullName')} />
      <TextField
        label={messages.username}
        hint={messages.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <ComboboxField
        label={messages.country}
        placeholder={messages.countryPlaceholder}
        choices={countries}
        labelOf={countryName}
        {...form.control('country')}
      />
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.field('email')}
      />
      <PasswordField label={messages.password} hint={messages.passwordHint} autoComplete="new-password" {...form.field('password')} />
      <Consent />
      <Button type="submit" size="large" className="w-full" busy={form.busy}>
        {messages.submit}
      </Button>
    </form>
  );
}
