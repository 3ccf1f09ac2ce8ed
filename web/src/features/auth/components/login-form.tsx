import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { PasswordField, TextField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/api-error';
import { session } from '@/lib/session';
import { showServerFields } from '@/lib/show-server-fields';
import { toast } from '@/lib/toast';
import { auth } from '@messages/auth';
import { logIn, type Credentials } from '../api/log-in';
import { rules } from '../model/rules';
import { TextLink } from './text-link';

const words = auth.login;

export function LoginForm() {
  const navigate = useNavigate();
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      const { token } = await logIn({ email: email.trim(), password });
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
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email?.message}
        {...form.register('email', rules.email)}
      />
      <div>
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', rules.password)}
        />
        <div className="mt-2 text-right">
          <TextLink to={paths.forgotPassword}>{words.forgot}</TextLink>
        </div>
      </div>
      <Button type="submit" size="large" className="w-full" busy={isSubmitting}>
        {words.submit}
      </Button>
    </form>
  );
}
