import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { PasswordField, TextField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/http/api-error';
import { useReturnTo } from '@/lib/session/return-to';
import { session } from '@/lib/session/session';
import { toast } from '@/lib/live/toast';
import { useShortForm } from '@/lib/forms/use-short-form';
import { auth } from '@messages/auth';
import { logIn } from '../api/log-in';
import { rules } from '../model/rules';
import { TextLink } from './text-link';

const messages = auth.login;

export function LoginForm() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const { form, field, busy } = useShortForm({
    initial: { email: '', password: '' },
    rules: { email: rules.email, password: rules.password },
    send: async ({ email, password }) => {
      const { token } = await logIn({ email: email.trim(), password });
      session.open(token);
      void navigate(returnTo ?? paths.overview, { replace: true });
    },
    failed: (error) => toast.error(sentenceOf(error)),
  });

  return (
    <form {...form} className="space-y-5">
      <TextField label={messages.email} type="email" autoComplete="username" autoCapitalize="none" {...field('email')} />
      <div>
        <PasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
        <div className="mt-2 text-right">
          <TextLink to={paths.forgotPassword}>{messages.forgot}</TextLink>
        </div>
      </div>
      <Button type="submit" size="large" className="w-full" busy={busy}>
        {messages.submit}
      </Button>
    </form>
  );
}
