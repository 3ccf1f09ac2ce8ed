import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { PasswordField, TextField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/http/api-error';
import { useCameFor } from '@/lib/session/return-to';
import { session } from '@/lib/session/session';
import { toast } from '@/lib/live/toast';
import { useShortForm } from '@/lib/forms/use-short-form';
import { auth } from '@messages/auth';
import { logIn } from '../api/log-in';
import { rules } from '../model/rules';
import { TextLink } from './text-link';

const words = auth.login;

export function LoginForm() {
  const navigate = useNavigate();
  const cameFor = useCameFor();
  const { form, field, busy } = useShortForm({
    initial: { email: '', password: '' },
    rules: { email: rules.email, password: rules.password },
    send: async ({ email, password }) => {
      const { token } = await logIn({ email: email.trim(), password });
      session.open(token);
      void navigate(cameFor ?? paths.overview, { replace: true });
    },
    failed: (error) => toast.error(sentenceOf(error)),
  });

  return (
    <form {...form} className="space-y-5">
      <TextField label={words.email} type="email" autoComplete="username" autoCapitalize="none" {...field('email')} />
      <div>
        <PasswordField label={words.password} autoComplete="current-password" {...field('password')} />
        <div className="mt-2 text-right">
          <TextLink to={paths.forgotPassword}>{words.forgot}</TextLink>
        </div>
      </div>
      <Button type="submit" size="large" className="w-full" busy={busy}>
        {words.submit}
      </Button>
    </form>
  );
}
