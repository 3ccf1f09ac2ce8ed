import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { PasswordField, TextField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/http/api-error';
import { useReturnTo } from '@/lib/session/return-to';
import { session } from '@/lib/session/session';
import { toast } from '@/lib/live/toast';
import { useForm } from '@/lib/forms/use-form';
import { auth } from '@messages/auth';
import { logIn } from '../api/log-in';
import { rules } from '../model/rules';
import { TextLink } from './text-link';

const messages = auth.login;

export function LoginForm() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const form = useForm({
    initial: { email: '', password: '' },
    rules: { email: rules.email, password: rules.password },
    send: ({ email, password }) => logIn({ email: email.trim(), password }),
    onSent: ({ token }) => {
      session.open(token);
      void navigate(returnTo ?? paths.overview, { replace: true });
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });

  return (
    <form {...form.props} className="space-y-5">
      <TextField label={messages.email} type="email" autoComplete="username" autoCapitalize="none" {...form.field('email')} />
      <div>
        <PasswordField label={messages.password} autoComplete="current-password" {...form.field('password')} />
        <div className="mt-2 text-right">
          <TextLink to={paths.forgotPassword}>{messages.forgot}</TextLink>
        </div>
      </div>
      <Button type="submit" size="large" className="w-full" busy={form.busy}>
        {messages.submit}
      </Button>
    </form>
  );
}
